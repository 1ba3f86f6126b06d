/// The work of a chain by a value, or by an object that the screen or the closure has made.
extension LostWorkSearch {
  /// The methods of a collection that change it alone.
  static let changes: Set = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue",
    "removeSubrange", "updateValue", "update", "merge", "sort", "reverse", "shuffle", "swapAt",
    "popLast", "popFirst", "formUnion", "subtract",
  ]
  /// The types of which a method of the sources may stand in an extension.
  private static let extended = [
    "Array", "Set", "Dictionary", "Collection", "Sequence", "String", "Int", "Double", "Bool",
  ]

  /// The work of a chain by a property that has a value: what it does with the objects that the value has, and that of
  /// the value's methods.
  func work(ofValue field: FieldSource, _ position: Int, _ chain: MemberChain, _ body: Body)
    -> LostWork?
  {
    if let elements = field.elements {
      let isChange =
        !chain.subscripts.contains(position) && chain.names.count == position + 2
        && Self.changes.contains(chain.name(position + 1))
      if isChange { return nil }
      guard folder.arePlain(elements, in: field.file) else { return LostWork(words: "") }
      return work(ofPlain: Self.extended, position, chain, body)
    }
    return field.typeName.isEmpty
      ? work(ofPlain: Self.extended, position, chain, body)
      : work(ofMade: field.typeName, position, chain, body)
  }

  /// The work of a chain by an object that the screen or the closure has made: that of its methods. Of a class that is
  /// not among the sources nothing is known.
  func work(ofMade made: String, _ position: Int, _ chain: MemberChain, _ body: Body) -> LostWork? {
    guard acts(chain, from: position), chain.names.count > position + 1, !made.isViewType else {
      return nil
    }
    if folder.isLibraryValue(made) { return work(ofPlain: [made], position, chain, body) }
    guard folder.isDeclared(made) else {
      // A timer or a task of its own may be ended.
      let isEnd = ["invalidate", "cancel"].contains(chain.name(position + 1))
      return made.hasPrefix("UI") || isEnd ? nil : LostWork(words: "")
    }
    let inner = LostWorkSearch(folder: folder, type: made)
    return inner.member(position + 1, of: chain, body).map { _ in LostWork(words: "") }
  }

  /// The work of a chain by a value without objects: where it is written to a file, and that of the methods which the
  /// sources add to it.
  private func work(ofPlain types: [String], _ position: Int, _ chain: MemberChain, _ body: Body)
    -> LostWork?
  {
    let name = chain.name(position + 1)
    if name == "write" { return LostWork(words: "") }
    return types.lazy.compactMap { type in
      let inner = LostWorkSearch(folder: folder, type: type)
      return inner.methods(name).lazy.compactMap {
        inner.work(of: $0.method, in: $0.file, after: body.followed)
      }.first
    }.first.map { _ in LostWork(words: "") }
  }
}

extension FieldSource {
  /// The places of what says which elements a collection has: its type, or the value of one without; `nil` for another
  /// property.
  var elements: Range<Int>? {
    let collections: Set = ["Set", "Array", "Dictionary"]
    if let type {
      let isCollection = typeText.hasPrefix("[") || collections.contains(typeName)
      return isCollection ? type.lowerBound..<type.upperBound + 1 : nil
    }
    guard let value else { return nil }
    let tokens = file.tokens
    if tokens[value].text == "[" { return value..<tokens.closingOrLast(value) }
    guard collections.contains(typeName) else { return nil }
    return value..<((value..<tokens.count).first { tokens[$0].text == "(" } ?? tokens.count)
  }
}

extension SourceFolder {
  /// Whether a type is declared by the sources, as one whose members are known.
  func isDeclared(_ type: String) -> Bool {
    isValueType(type) || classDeclaration(type) != nil
  }

  /// Whether the types that a part of a file names have no objects other than views.
  func arePlain(_ places: Range<Int>, in file: SourceFile, besides seen: Set<String> = []) -> Bool {
    let wrappers: Set = ["Optional", "Set", "Array", "Dictionary", "Range", "ClosedRange"]
    return places.allSatisfy { place in
      let text = file.tokens[place].text
      guard text != "->" else { return false }
      let isType = file.tokens[place].kind == .word && text.first?.isUppercase == true
      return !isType || file.tokens.text(place + 1) == "." || wrappers.contains(text)
        || isPlain(text, besides: seen)
    }
  }

  /// Whether a type is that of a view, or of values without objects.
  func isPlain(_ type: String, besides seen: Set<String> = []) -> Bool {
    if seen.contains(type) || isLibraryValue(type) || type.isViewType { return true }
    guard isValueType(type) else { return false }
    let seen = seen.union([type])
    let fields = fields(of: type).filter { !$0.modifiers.contains("static") }
    let areFieldsPlain = fields.allSatisfy { field in
      if let type = field.type {
        return arePlain(
          type.lowerBound..<type.upperBound + 1, in: field.file, besides: seen)
      }
      guard let value = field.value, field.file.tokens[value].kind == .word else { return true }
      return ["true", "false"].contains(field.file.tokens[value].text)
        || isPlain(field.typeName, besides: seen)
    }
    return areFieldsPlain
      && files.allSatisfy { file in
        file.declarations.allSatisfy { declaration in
          guard declaration.kind == "case", declaration.isMember(of: type),
            file.tokens.text(declaration.keyword + 1) == "("
          else { return true }
          let open = declaration.keyword + 1
          return arePlain(open..<file.tokens.closingOrLast(open), in: file, besides: seen)
        }
      }
  }

  /// The classes and protocols that a type inherits or conforms to, in its declaration and in extensions.
  func supertypes(of type: String) -> [String] {
    files.filter { !$0.path.isOfTests }.flatMap(\.declarations).filter {
      ($0.isType || $0.kind == "extension") && $0.path.isPath(of: type)
    }.flatMap(\.inherited)
  }
}
