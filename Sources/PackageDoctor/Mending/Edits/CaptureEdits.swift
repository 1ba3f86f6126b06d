/// The edits of a closure that shall not hold what it captures.
struct CaptureEdits {
  let file: SourceFile
  let closure: ClosureSource
  /// The captured name: `self`, or a variable.
  var name: String
  /// The names of the globals and global functions of the package.
  var globals: Set<String> = []
  /// Whether the type of the closure says that what it returns is an optional.
  var returnsOptional = false
  /// The closure's work for others after the object has left.
  var losses: [LostWork] = []
  /// The names of the object's constants, which a closure that need not say `self` uses by their names alone.
  var constants: Set<String> = []
  /// The names of the object's properties that lead to the closure. Captured strongly, what they have and the closure
  /// would hold each other.
  var holders: Set<String> = []
  /// Other captured names: of the object that has the closure in a property, and of what that was taken from. Without the
  /// first one they would still hold each other.
  var companions: [String] = []

  var tokens: [SwiftToken] { file.tokens }

  /// The places at which the body uses the captured object itself. A closure inside that captures it by a list of its
  /// own has another.
  var uses: [Int] {
    var uses: [Int] = []
    var place = closure.body.lowerBound
    while place < closure.body.upperBound {
      if tokens[place].text == "{" {
        let inner = ClosureSource(tokens, at: place)
        if let list = inner.list, list.contains(where: { isName($0) }) {
          place = inner.braces.upperBound
        }
      } else if isName(place) {
        uses.append(place)
      }
      place += 1
    }
    return uses
  }

  /// Whether a token is the captured name, and no member or label.
  private func isName(_ place: Int) -> Bool {
    tokens[place].kind == .word && tokens[place].text == name && tokens.text(place - 1) != "."
      && tokens.text(place + 1) != ":"
  }

  /// Whether the body binds the name anew.
  var unwraps: Bool {
    uses.contains { ["let", "var"].contains(tokens.text($0 - 1)) }
  }

  /// Whether a value is needed: not every use begins a statement.
  private var needsValue: Bool {
    uses.contains { !beginsStatement($0) || ![".", "["].contains(tokens.text($0 + 1)) }
  }

  private func beginsStatement(_ place: Int) -> Bool {
    let before = tokens.text(place - 1)
    if place == closure.body.lowerBound || [";", "{", "}", "in"].contains(before) { return true }
    if ["await", "try"].contains(before) { return beginsStatement(place - 1) }
    if ["?", "!"].contains(before), tokens.text(place - 2) == "try" {
      return beginsStatement(place - 2)
    }
    return tokens[place - 1].line < tokens[place].line && !file.isContinued(place)
  }
}

extension CaptureEdits {
  /// Whether it waits for a method of the object, which holds the object as long as it runs.
  var waits: Bool { uses.contains { tokens.text($0 - 1) == "await" } }

  /// The first work for others that a weak capture would drop; `nil` where the closure does it all the same, or has none.
  var lost: LostWork? {
    guard !losses.isEmpty, !losses.contains(where: \.isValue), !needsValue, !unwraps,
      !uses.isEmpty, chaining != nil, ends(ofLoopsWith: uses).isEmpty,
      unwrapping(forEachValueWith: uses) == nil
    else { return losses.first }
    let dropped = uses.map(statement)
    return losses.first { loss in
      loss.place.map { place in dropped.contains { $0.contains(place) } } ?? true
    }
  }

  /// The places of a statement that begins with a use of the object. With `?` behind it nothing of it is done without
  /// the object.
  private func statement(from use: Int) -> Range<Int> {
    var end = use
    while end < closure.body.upperBound, ![";", "}"].contains(tokens[end].text),
      end == use || tokens[end - 1].line == tokens[end].line || file.isContinued(end)
    {
      end = max(end, tokens.closing(end)) + 1
    }
    return use..<end
  }

  /// The candidates, best first.
  func candidates() -> [MendCandidate] { weakeningBoth + weakening }

  /// The candidates by which the closure holds neither its object nor what has the closure.
  var weakeningBoth: [MendCandidate] {
    guard !companions.isEmpty, lost == nil, !isMadeAtTheEnd, !isAsked, !waits, !unwraps,
      !uses.isEmpty
    else { return [] }
    let others = companions.map { companion in
      var other = self
      other.name = companion
      return other
    }
    let names = [name] + companions
    let items = (names.map { "weak \($0)" } + silentConstants).joined(separator: ", ")
    guard others.allSatisfy({ !$0.unwraps && !$0.uses.isEmpty }), let list = listEdit(adding: items)
    else { return [] }
    let words = "capture \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") weakly"
    let chains = ([self] + others).compactMap { $0.needsValue ? nil : $0.chaining }
    let chained =
      chains.count == names.count
      ? MendCandidate(words, [file.path: [list] + chains.joined()]) : nil
    let isGuarded = !hasWork && losses.isEmpty
    return [chained, isGuarded ? guarding(list, words, returning: nil, also: companions) : nil]
      .compactMap(\.self)
  }

  var weakening: [MendCandidate] {
    let items = (["weak \(name)"] + silentConstants).joined(separator: ", ")
    guard lost == nil, !isMadeAtTheEnd, !isAsked, let list = listEdit(adding: items) else {
      return []
    }
    let words = "capture \(name) weakly"
    let plain = MendCandidate(words, [file.path: [list]])
    if !hasWork, !unwraps, let loop = unwrapping(forEachValueWith: uses) {
      return [MendCandidate(words, [file.path: [list, loop]])]
    }
    if uses.isEmpty, closure.list?.contains(where: { isName($0) }) == true {
      // With `self` in its list a closure need not say it.
      return hasWork ? [] : [guarding(words)].compactMap(\.self)
    }
    if uses.isEmpty || unwraps { return [plain] }
    // Where a value is needed, an optional one would change it while the object is alive: "Optional(3)".
    let chained =
      needsValue
      ? nil
      : chaining.map {
        MendCandidate(words, [file.path: [list] + $0 + ends(ofLoopsWith: uses)])
      }
    if hasWork || !losses.isEmpty { return [chained].compactMap(\.self) }
    let both = [chained, guarding(words)].compactMap(\.self)
    // What the screen has made would be held by the closure from then on.
    return silentConstants.isEmpty ? both : both.reversed()
  }

  /// The candidate that unwraps the object first, of which the constants need no capture then.
  private func guarding(_ words: String) -> MendCandidate? {
    listEdit(adding: "weak \(name)").flatMap { guarding($0, words, returning: nil) }
  }

  /// The constants that the body uses without `self`: with a weak capture they have to be captured by themselves.
  private var silentConstants: [String] {
    guard name == "self" else { return [] }
    let head = closure.braces.lowerBound..<closure.body.lowerBound
    var names: [String] = []
    for place in closure.body
    where tokens[place].kind == .word && constants.contains(tokens[place].text)
      && !holders.contains(tokens[place].text)
      && tokens.text(place - 1) != "." && tokens.text(place + 1) != ":"
      && !names.contains(tokens[place].text)
    {
      let name = tokens[place].text
      let isLocal =
        head.contains { tokens[$0].text == name }
        || closure.body.contains {
          tokens[$0].text == name && ["let", "var", "for"].contains(tokens.text($0 - 1))
        }
      if !isLocal { names.append(name) }
    }
    return names
  }

  /// Captures what the closure uses of the object, if all of it is constant.
  ///
  /// - Parameter constants: The names of the object's constants.
  func capturingConstants(_ constants: Set<String>) -> MendCandidate? {
    let members = uses.map { tokens.text($0 + 1) == "." ? tokens.text($0 + 2) : "" }
    guard !members.isEmpty, members.allSatisfy(constants.contains),
      holders.isDisjoint(with: members)
    else { return nil }
    let names = Set(members).sorted()
    guard let list = listEdit(adding: names.joined(separator: ", "), replaces: true) else {
      return nil
    }
    let uses = uses.map {
      Replacement(
        range: tokens[$0].range.lowerBound..<tokens[$0 + 2].range.lowerBound, text: "")
    }
    return MendCandidate(
      "capture \(names.joined(separator: " and ")), not \(name)", [file.path: [list] + uses])
  }

  /// The capture list with an item in place of the name, or before all others.
  private func listEdit(adding item: String, replaces: Bool = false) -> Replacement? {
    if let list = closure.list {
      for place in list where isName(place) {
        // One that is weak or unowned holds nothing.
        guard ["[", ","].contains(tokens.text(place - 1)),
          !replaces || tokens.text(place + 1) != "="
        else { return nil }
        return Replacement(range: tokens[place].range, text: item)
      }
      let start = tokens[list.lowerBound].range.upperBound
      let separator = list.count > 2 ? ", " : ""
      return Replacement(range: start..<start, text: item + separator)
    }
    if closure.separator != nil {
      let start = tokens[closure.signature].range.lowerBound
      return Replacement(range: start..<start, text: "[\(item)] ")
    }
    let start = tokens[closure.braces.lowerBound].range.upperBound
    let isTight = start < file.source.bytes.count && file.source.bytes[start] > 32
    return Replacement(range: start..<start, text: " [\(item)] in" + (isTight ? " " : ""))
  }

  /// `self?.` in place of `self.`; `nil` where the object itself is used.
  private var chaining: [Replacement]? {
    var replacements: [Replacement] = []
    for use in uses {
      guard [".", "["].contains(tokens.text(use + 1)) else { return nil }
      let end = tokens[use].range.upperBound
      replacements.append(Replacement(range: end..<end, text: "?"))
    }
    return replacements
  }

  /// `guard let self else { return }` before the statements.
  private func guarding(
    _ list: Replacement, _ words: String, returning value: String?, also companions: [String] = []
  ) -> MendCandidate? {
    let body = closure.body
    guard !body.isEmpty else { return nil }
    let first = tokens[body.lowerBound]
    // The last token need not end the body: it may be one of those that a string interpolates.
    let last = tokens[body].map(\.range.upperBound).max() ?? 0
    let line = tokens[closure.braces.lowerBound].line
    let end = file.source.lineEnd(beside: line)
    let names = ([name] + companions).joined(separator: ", let ")
    let statement = "guard let \(names) else { return\(value.map { " " + $0 } ?? "") }"
    let expression = value != nil && file.isExpression(closure) ? "return " : ""
    var replacements = [list]
    if first.line == line {
      if closure.separator == nil { replacements[0].text.trimSuffix { $0 == " " } }
      // A closure in a line is broken into lines.
      let outer = file.indent(ofLine: line)
      let inner = outer + file.indentUnit
      let start = tokens[body.lowerBound - 1].range.upperBound
      replacements.append(
        Replacement(
          range: start..<first.range.lowerBound,
          text: end + inner + statement + end + inner + expression))
      let close = tokens[closure.braces.upperBound]
      if close.line == line {
        replacements.append(
          Replacement(range: last..<close.range.lowerBound, text: end + outer))
      }
    } else {
      let inner = file.indent(ofLine: first.line)
      let start = first.range.lowerBound
      replacements.append(
        Replacement(range: start..<start, text: statement + end + inner + expression))
    }
    var candidate = MendCandidate(words, [file.path: replacements])
    if value == nil {
      candidate.returning = { type in
        (returnsOptional ? "nil" : Self.emptyValue(of: type)).flatMap {
          guarding(list, words, returning: $0, also: companions)
        }
      }
    }
    return candidate
  }

  /// The value that stands for nothing in a type; `nil` for a type that has none.
  static func emptyValue(of type: String) -> String? {
    switch type {
    case "Bool": "false"
    case "String", "Substring": "\"\""
    case "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "TimeInterval": "0"
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "Duration": ".zero"
    case let type where type.hasSuffix("?") || type.hasPrefix("Optional<"): "nil"
    case let type where type.hasPrefix("[") && type.contains(" : "): "[:]"
    case let type where type.hasPrefix("[") || type.hasPrefix("Set<"): "[]"
    default: nil
    }
  }
}

extension String {
  fileprivate mutating func trimSuffix(while isGone: (Character) -> Bool) {
    while let last, isGone(last) { removeLast() }
  }
}
