import ObjectGraph

/// The calls that a timer, a display link or an observer makes of its target. Where these have work for others, an end
/// where the screen leaves would lose it, as a weak capture would.
extension SourceFolder {
  /// The edit to be made by hand where such a call has work for others.
  func actionAdvice(for path: RetainingPath) -> String? {
    guard let last = path.steps.indices.last, path.steps[last].omittedCount == 0 else { return nil }
    let service = path.holder(ofStep: last)
    let type = path.target.typeName.withoutArguments
    guard let role = service.role, let calls = Self.registrations[role],
      let action = actionWork(of: type, givenTo: calls).first
    else { return nil }
    let place = action.method.isEmpty ? "" : ", in `\(action.method)`,"
    return
      "\(service.typeName) calls \(type) after it has left and\(place) does `\(action.words)`; "
      + "give it a target that outlives \(type)"
  }

  /// The edit to be made by hand where an object that may be in use when the target has left calls methods of it, as of
  /// its delegate, that have work for others. Held weakly, the target would be gone by then.
  func delegateAdvice(for path: RetainingPath) -> String? {
    guard let step = path.steps.indices.last, let field = field(path, step), outlives(path, step),
      !path.steps[step].label.hasSuffix("]"), !isScreenOrView(field.container)
    else { return nil }
    let type = path.target.typeName.withoutArguments
    let search = LostWorkSearch(folder: self, type: type)
    for file in files where !file.path.isOfTests {
      for place in file.tokens.indices where file.isUse(of: field, at: place) {
        let chain = MemberChain(file, at: place)
        guard chain.calls.count > 1, chain.calls[1],
          let work = search.methods(1, of: chain).lazy.compactMap({
            search.work(of: $0.method, in: $0.file, after: [])
          }).first
        else { continue }
        return "\(field.container) calls \(type) after it has left and, in `\(work.method)`, does "
          + "`\(work.words)`; give it a .\(field.name) that outlives \(type)"
      }
    }
    return nil
  }

  /// The names of the calls that make a service.
  private static let registrations: [ObjectRole: Set<String>] = [
    .timer: ["Timer", "scheduledTimer"], .keptTimer: ["Timer", "scheduledTimer"],
    .displayLink: ["CADisplayLink", "displayLink"], .listener: ["addObserver"],
  ]

  /// The work for others of what services call of an object of a class.
  ///
  /// - Parameter calls: The names of the calls that the object is given to.
  private func actionWork(of type: String, givenTo calls: Set<String>) -> [LostWork] {
    let search = LostWorkSearch(folder: self, type: type)
    return files.flatMap { file in
      file.declarations.filter {
        ["func", "init"].contains($0.kind) && $0.isMember(of: type)
      }.flatMap(\.body).compactMap { place -> LostWork? in
        let (tokens, open) = (file.tokens, place + 1)
        guard calls.contains(tokens[place].text), tokens.text(open) == "(" else {
          return nil
        }
        let close = tokens.closingOrLast(open)
        guard (open..<close).contains(where: { tokens[$0].text == "self" }) else { return nil }
        if let selector = (open..<close).first(where: {
          tokens[$0].text == "selector" && tokens.text($0 + 1) == ":"
        }) {
          // A selector without a method is performed by the screen itself.
          return file.selectorName(behind: selector, before: close).flatMap { name in
            let named = search.methods(name)
            return (named.isEmpty ? search.methods("perform") : named).lazy.compactMap {
              search.work(ofReference: $0.method, in: $0.file)
            }.first
          }
        }
        guard tokens.text(close + 1) == "{" else { return nil }
        let closure = ClosureSource(tokens, at: close + 1)
        let target = (close + 2..<closure.body.lowerBound).first { tokens[$0].kind == .word }
        let name = target.map { tokens[$0].text } ?? "$0"
        // What it is called with besides is the service, which it may end.
        return search.work(
          in: LostWorkSearch.Body(
            file: file, places: closure.body, name: name,
            head: close + 2..<(target ?? close + 1) + 1))
      }
    }
  }
}

extension SourceFile {
  /// The name of the method that a selector says: `tick` of `#selector(Screen.tick(_:))` and of `Selector("tick:")`.
  fileprivate func selectorName(behind label: Int, before end: Int) -> String? {
    let places = label + 2..<max(label + 2, end)
    if let literal = places.first(where: { tokens[$0].kind == .literal }) {
      let words = source[tokens[literal].range].filter { $0 != "\"" }
      return String(words.prefix { $0 != ":" })
    }
    guard let open = places.first(where: { tokens[$0].text == "(" }) else { return nil }
    return (open + 1..<tokens.closingOrLast(open)).prefix { tokens[$0].text != "(" }.last {
      tokens[$0].kind == .word
    }.map { tokens[$0].text }
  }
}
