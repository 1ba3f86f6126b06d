/// Work of a closure for others: with a weak capture it would be lost once the captured object has left.
struct LostWork: Equatable {
  /// The statement or the value in words: `self.folder.messages.append(…)`.
  var words: String
  /// Whether it is a value that the closure returns.
  var isValue = false
  /// Whether it may throw to the closure's caller, for whom that is an answer.
  var isThrown = false
  /// The method of the object that does it; empty for the closure itself.
  var method = ""
  /// The object's properties that it needs.
  var needed: [String] = []
  /// Whether it needs what no capture has: the object itself, or values that it takes out of the object.
  var needsObject = false
  /// The place in the closure at which it is done or begun.
  var place: Int?

  /// The edit to be made by hand.
  ///
  /// - Parameters:
  ///   - type: The class of the captured object.
  ///   - weak: The properties that it holds weakly.
  ///   - isKept: Whether the closure is made long before it is called.
  func advice(
    _ type: String, capturing name: String, weak: Set<String> = [], isKept: Bool = false
  ) -> String {
    let place = method.isEmpty ? "" : ", in `\(method)`,"
    let start =
      "if it is called after \(type) has left, the closure\(place) "
      + "\(isValue ? "returns" : isThrown ? "may throw by" : "does") `\(words)`; "
    let unneeded = "if nothing needs that then, capture \(name) weakly"
    let keeping = ", else keep what that needs in an object that outlives \(type)"
    if isValue { return start + unneeded + " and return a value that stands for nothing" + keeping }
    // Captured, a value would be that of the time when the closure is made.
    if isThrown || isKept || needsObject { return start + unneeded + keeping }
    let items = needed.map { "\(weak.contains($0) ? "weak " : "")\($0) = \(name).\($0)" }
      .joined(separator: ", ")
    return start
      + (items.isEmpty
        ? "let it do that without \(name)"
        : "capture what that needs, and \(name) weakly for the rest: [\(items)]")
  }
}

/// The search for what a closure does for others than an object of a class.
struct LostWorkSearch {
  let folder: SourceFolder
  /// The class of the captured object.
  let type: String

  /// The methods of the object that are followed from a closure, one from another.
  static let mostMethods = 5
  /// The calls that only wait, or only read their receiver.
  static let harmless = reads.union(["sleep", "yield", "checkCancellation"])
  /// The calls that only read their receiver.
  static let reads: Set = [
    "map", "compactMap", "flatMap", "filter", "reduce",
    "contains", "first", "last", "firstIndex", "sorted", "joined", "prefix", "suffix", "dropFirst",
    "dropLast", "enumerated", "reversed", "min", "max", "formatted", "allSatisfy", "description",
  ]
  static let statements: Set = [
    "if", "guard", "while", "for", "switch", "return", "let", "var", "in", "await", "try", "else",
    "do", "catch", "case", "default", "defer", "repeat", "throw", "where", "is", "as", "nil",
    "true", "false", "super", "break", "continue", "any", "some", "func", "inout", "_", "async",
    "throws", "weak", "unowned", "init",
  ]

  /// A body to search.
  struct Body {
    let file: SourceFile
    let places: Range<Int>
    /// The object's name in it.
    let name: String
    /// Whether members of the object need no name before them.
    var isOwn: Bool { name == "self" }
    /// The places of the closure's parameters.
    var head: Range<Int>
    /// The methods and functions that led here.
    var followed: [String] = []
  }

  /// All work for others of a closure, in its order; of one that is asked for a value, this comes last.
  func works(of closure: ClosureSource, in file: SourceFile, capturing name: String) -> [LostWork] {
    let body = Body(
      file: file, places: closure.body, name: name,
      head: closure.braces.lowerBound..<closure.body.lowerBound)
    let works = completed(Array(works(in: body)), of: body)
    // What it does for others says more than that it says so.
    let all =
      value(of: closure, in: body).map { value in
        value.isValue ? works.filter { !$0.needed.isEmpty } + [value] : [value]
      } ?? works
    return all + [thrown(by: closure, body)].compactMap(\.self)
  }

  /// The first work for others of a method of the object that is used as a closure.
  func work(ofReference method: Declaration, in file: SourceFile) -> LostWork? {
    if method.head.contains(where: { file.tokens[$0].text == "->" }) {
      return LostWork(words: method.fullName, isValue: true)
    }
    return work(of: method, in: file, after: [])
      ?? (method.head.contains { file.tokens[$0].text == "throws" }
        ? LostWork(words: method.fullName, isThrown: true) : nil)
  }

  /// The first work for others of a method of the object.
  func work(of method: Declaration, in file: SourceFile, after followed: [String]) -> LostWork? {
    let step = "\(type).\(method.fullName)"
    guard !followed.contains(step) else { return nil }
    guard followed.count < Self.mostMethods else { return LostWork(words: method.fullName) }
    let body = Body(
      file: file, places: method.body, name: "self", head: method.head,
      followed: followed + [step])
    var work =
      followed.isEmpty ? completed(Array(works(in: body)), of: body).first : work(in: body)
    if work?.method.isEmpty == true { work?.method = method.fullName }
    if work?.needsObject == false { work?.needsObject = needsObject(method.body, in: body) }
    return work
  }

  /// The value that a closure returns to its caller.
  private func value(of closure: ClosureSource, in body: Body) -> LostWork? {
    let tokens = body.file.tokens
    for place in closure.body where tokens[place].text == "return" {
      let next = place + 1
      if closure.body.contains(next), tokens[next].line == tokens[place].line,
        tokens[next].text != ";", tokens[next].text != "}"
      {
        return returned(next..<min(next + 1, closure.body.upperBound), body)
      }
    }
    guard body.file.isExpression(closure), let first = closure.body.first,
      let last = closure.body.last
    else {
      return nil
    }
    let isWord = tokens[first].kind == .word
    let chain = isWord ? MemberChain(body.file, at: first) : nil
    let isOwnCall = chain.map { chain in
      let position = chain.name(0) == body.name ? 1 : 0
      return chain.end > last && chain.calls.dropFirst(position).first == true
        && methods(chain.name(position)).contains { file, method in
          method.head.contains { file.tokens[$0].text == "->" }
        }
    }
    let isCall = isWord && [")", "}"].contains(tokens[last].text)
    // What only reads its receiver is called for its value.
    let isRead = chain.map { chain in
      chain.end > last && chain.names.count > 1
        && Self.reads.contains(chain.name(chain.names.count - 1))
    }
    guard isOwnCall == true || isRead == true || !isCall else {
      return chain.flatMap { $0.end > last ? taken($0, body) : nil }
    }
    return returned(closure.body, body)
  }

  private func returned(_ places: Range<Int>, _ body: Body) -> LostWork {
    let tokens = body.file.tokens
    let end = places.map { tokens[$0].range.upperBound }.max() ?? 0
    var words = body.file.source[tokens[places.lowerBound].range.lowerBound..<end]
    if tokens[places.lowerBound].kind == .word {
      words = MemberChain(body.file, at: places.lowerBound).words
    }
    return LostWork(words: words, isValue: true, needed: needed(in: places, body))
  }

  /// The methods of a call: those with its labels, where there are such.
  func methods(_ position: Int, of chain: MemberChain)
    -> [(file: SourceFile, method: Declaration)]
  {
    let all = methods(chain.name(position))
    let open = chain.names[position] + 1
    guard chain.file.tokens.text(open) == "(" else { return all }
    let labels = chain.file.arguments(open).map(\.label)
    // Parameters with defaults may be left out. Where none fits, it is one of a library's.
    let fitting = all.filter { _, method in
      var rest = labels[...]
      for label in method.fullName.dropFirst(method.name.count + 1).split(separator: ":")
      where rest.first == String(label) {
        rest.removeFirst()
      }
      return rest.isEmpty
    }
    let exact = fitting.filter {
      $0.method.fullName == "\($0.method.name)(\(labels.map { $0 + ":" }.joined()))"
    }
    return exact.isEmpty ? fitting : exact
  }

  func methods(_ name: String) -> [(file: SourceFile, method: Declaration)] {
    var found: [(SourceFile, Declaration)] = []
    var pending = [type]
    var seen: Set<String> = []
    while let type = pending.popLast(), seen.insert(type).inserted {
      for file in folder.files {
        found += file.declarations.filter {
          $0.kind == "func" && $0.name == name && $0.isMember(of: type)
        }.map { (file, $0) }
      }
      pending += folder.supertypes(of: type)
    }
    return found
  }
}
