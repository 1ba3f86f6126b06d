/// An object may lose what is known to be its own: its views, its values without observers, what it has made
/// and the work of that. All else that a closure changes or calls is work for others.
extension LostWorkSearch {
  /// The work of a chain by a member of the object.
  func member(_ position: Int, of chain: MemberChain, _ body: Body) -> LostWork? {
    let name = chain.name(position)
    if let read = accessed(name, body) { return read }
    if let field = folder.fields(of: type).first(where: { $0.name == name }) {
      return self.field(field, position, chain, body)
    }
    if chain.calls[position] {
      let own = methods(position, of: chain).lazy.compactMap {
        work(of: $0.method, in: $0.file, after: body.followed)
      }.first
      if let own { return own }
    } else if chain.isAssigned, chain.names.count == position + 1,
      isMember(name, isCalled: false)
    {
      return isView(name) ? nil : LostWork(words: "")
    }
    guard isMember(name, isCalled: chain.calls[position]), !isView(name),
      acts(chain, from: position, isKnown: chain.calls[position]),
      chain.names.count > position + 1, !isFetch(chain, body)
    else { return nil }
    return LostWork(words: "")
  }

  /// The work of a chain by a stored property of the object.
  private func field(
    _ field: FieldSource, _ position: Int, _ chain: MemberChain, _ body: Body
  ) -> LostWork? {
    // A stored function comes from others.
    if chain.calls[position] { return LostWork(words: "") }
    let isWhole = chain.names.count == position + 1
    let isSet = isWhole && (chain.isAssigned || chain.isInOut)
    guard isSet || acts(chain, from: position) else { return nil }
    let isValue = folder.isValue(field)
    if isValue || isSet && !chain.subscripts.contains(position) {
      if field.isWrapped { return LostWork(words: "") }
      if let observed = observed(field, body) { return observed }
      if isWhole { return nil }
    }
    if isFetch(chain, body) || isEnqueuing(chain, on: field) { return nil }
    if isValue { return work(ofValue: field, position, chain, body) }
    // Others may read it when the object has left.
    if folder.isFromOutside(field) || !field.typeName.isViewType && folder.isOpen(field) {
      return LostWork(words: "")
    }
    return work(ofMade: field.typeName, position, chain, body)
  }

  /// Whether a chain hands a closure to a queue: the work is what the closure does.
  private func isEnqueuing(_ chain: MemberChain, on field: FieldSource) -> Bool {
    let queues: Set = ["DispatchQueue", "OperationQueue", "SimulatedServices"]
    let calls: Set = ["async", "asyncAfter", "addOperation"]
    return queues.contains(field.typeName) && chain.isStatement
      && calls.contains(chain.name(chain.names.count - 1))
      && chain.file.tokens.text(chain.end - 1) == "}"
  }

  /// The work of a computed property, or of what gives a lazy one its value.
  private func accessed(_ name: String, _ body: Body) -> LostWork? {
    let step = "\(type).\(name).get"
    guard !body.followed.contains(step) else { return nil }
    for file in folder.files {
      for declaration in file.declarations
      where declaration.name == name && declaration.kind == "var" && declaration.isMember(of: type)
      {
        guard let places = file.run(declaration) else { continue }
        guard body.followed.count < Self.mostMethods else { return LostWork(words: "") }
        let inner = Body(
          file: file, places: places, name: "self", head: places.lowerBound..<places.lowerBound,
          followed: body.followed + [step])
        if let work = work(in: inner) { return work }
      }
    }
    return nil
  }

  /// The work of a property's observers.
  private func observed(_ field: FieldSource, _ body: Body) -> LostWork? {
    let name = "\(field.path).didSet"
    guard let observers = field.observers, !body.followed.contains(name) else { return nil }
    guard body.followed.count < Self.mostMethods else { return LostWork(words: "") }
    var work = work(
      in: Body(
        file: field.file, places: observers, name: "self",
        head: observers.lowerBound..<observers.lowerBound, followed: body.followed + [name]))
    // Captured, it would be what it was before.
    work?.needed.removeAll { $0 == field.name }
    return work
  }
}

extension SourceFile {
  /// The places of what runs when a property is read; `nil` for one that has its value already.
  fileprivate func run(_ declaration: Declaration) -> Range<Int>? {
    guard let field = FieldSource(declaration, in: self) else {
      return declaration.body.isEmpty ? nil : declaration.body
    }
    guard field.modifiers.contains("lazy"), let value = field.value else { return nil }
    let isClosure = tokens[value].text == "{"
    if isClosure, tokens.text(tokens.closing(value) + 1) != "(" { return nil }
    var end = value
    while end < tokens.count,
      end == value || tokens[end].line == tokens[end - 1].line || isContinued(end),
      ![";", "}"].contains(tokens[end].text)
    {
      end = max(end, tokens.closing(end)) + 1
    }
    return value..<min(end, tokens.count)
  }
}
