/// An advice put into practice, as its reader would do it: by its kind and the names in it.
struct Edit {
  /// The shape's source after the edit; several where the advice leaves a choice, none where it names no edit.
  let sources: [String]

  /// Reads an advice; nil where its kind is unknown.
  init?(_ advice: String, in source: String) {
    var sources = [source]
    for (position, part) in Self.parts(of: advice).enumerated() {
      var edited: [String] = []
      for source in sources {
        guard let choices = Self.apply(part, to: source) else { return nil }
        edited += choices
      }
      sources = edited
      if position == 0, sources.isEmpty { break }
    }
    self.sources = sources
  }

  /// `make .a weak, clear .b` are two things to do, `make .a, .b or .c weak` is one.
  private static func parts(of advice: String) -> [String] {
    let verbs = [
      "make", "clear", "remove", "set", "put", "capture", "use", "unwrap", "cancel", "invalidate",
    ]
    var parts: [String] = []
    for text in advice.components(separatedBy: ", ") {
      if let last = parts.last, !verbs.contains(where: { text.hasPrefix($0 + " ") }) {
        parts[parts.count - 1] = last + ", " + text
      } else {
        parts.append(text)
      }
    }
    return parts
  }

  private static func apply(_ advice: String, to source: String) -> [String]? {
    // Nothing else holds the delegate of a made-up shape, and no owner has made its own.
    let advice = advice.replacing(#/make ([^ ]+) weak \(clear it if [^)]*\)/#) { "clear \($0.1)" }
      .replacing(#/ \([^()]* if [^()]* made it\)/#, with: "")
    // A constant that is unowned holds no more than a weak variable, and is the shorter edit.
    if let names = advice.between("make ", " a weak variable") {
      return [
        names.components(separatedBy: " and ").reduce(source) { declare($1, "unowned", in: $0) }
      ]
    }
    if let names = advice.between("make ", " weak") {
      if names.contains(" and ") {
        return [
          names.components(separatedBy: " and ").reduce(source) { declare($1, "weak", in: $0) }
        ]
      }
      let choices = names.replacing(" or ", with: ", ").components(separatedBy: ", ")
      return choices.map { declare($0, "weak", in: source) }
    }
    let statements: [(start: String, end: String, statement: (String, String) -> String)] = [
      ("clear ", "", { "\($1) = nil" }),
      (
        "remove it from ", "",
        {
          source.contains("\($0.lastName) = NSMutableArray")
            ? "\($1).removeAllObjects()"
            : $1.hasSuffix("]") ? "\($1)?.removeAll()" : "\($1).removeAll()"
        }
      ),
      ("set ", " to another case", { "\($1) = .idle" }),
      ("put another value into ", "", { "\($1) = \(value(for: $0, in: source))" }),
    ]
    for (start, end, statement) in statements {
      guard let places = advice.between(start, end) else { continue }
      return [
        places.components(separatedBy: " and ").reduce(source) { source, place in
          leaving(source, in: place) { statement(place, $0) }
        }
      ]
    }
    switch advice {
    case "capture self weakly", "capture it weakly":
      // A capture has no name at run time, and is called self where its type is that of the function.
      return [
        source.replacing("take { self.touch() }", with: "take { [weak self] in self?.touch() }")
          .replacing(
            "{ _ in\n        MainActor.assumeIsolated { t.touch() }",
            with: "{ [weak t] _ in\n        MainActor.assumeIsolated { t?.touch() }"
          )
          .replacing(" { t.touch() }", with: " { [weak t] in t?.touch() }")
          .replacing("append { t.touch() }", with: "append { [weak t] in t?.touch() }")
          .replacing("{ state.inner.touch() }", with: "{ [weak t] in t?.touch() }")
          .replacing("{ [t] in t.touch() }", with: "{ [weak t] in t?.touch() }")
          .replacing("{ _ in t.touch() }", with: "{ [weak t] _ in t?.touch() }")
          .replacing(", t] in t.touch(number)", with: ", weak t] in t?.touch(number)")
      ]
    case "use a closure that captures self weakly", "use a closure that captures it weakly":
      return [source.replacing("= t.touch\n", with: "= { [weak t] in t?.touch() }\n")]
    case "invalidate the timer":
      return [leaving(source, at: "Timer?") { "\($0)?.invalidate()" }]
    case _ where advice.hasPrefix("cancel .") || advice.hasPrefix("cancel the task"):
      return [leaving(source, at: "Task<Void, Never>?") { "\($0)?.cancel()" }]
    case "unwrap self inside the loop, not across a wait",
      "unwrap it inside the loop, not across a wait":
      var lines = source.components(separatedBy: "\n")
      // A capture is called self where its type is that of the function, so both names may be meant.
      for position in lines.indices.dropLast() where lines[position].contains("guard let") {
        for each in ["t", "self"]
        where lines[position].contains("guard let \(each) else { return }") {
          lines[position + 1] = lines[position + 1].replacing(
            "{ \(each).touch() }",
            with: "{ guard let \(each) else { return }; \(each).touch() }")
          lines[position] = ""
        }
      }
      return [lines.joined(separator: "\n")]
    default:
      return advice.hasPrefix("release ") ? [] : nil
    }
  }

  /// The source with `weak` or `unowned` in front of the property that a place ends in.
  private static func declare(_ place: String, _ word: String, in source: String) -> String {
    var names = place.components(separatedBy: ".").map { String($0.prefix { $0 != "[" }) }
    names.removeAll(where: \.isEmpty)
    // A type in front chooses among several properties of one name.
    var type =
      names.first?.first?.isUppercase == true
      ? names.removeFirst() : owner(of: names.first ?? "", in: source)
    for name in names.dropLast() {
      let line = type.flatMap { source.block(of: $0) }.map { source[$0] }
        .flatMap { String($0).declaration(of: name) }
      type = line.flatMap { $0.mentionedType }
    }
    let range = type.flatMap { source.block(of: $0) } ?? source.startIndex..<source.endIndex
    var block = String(source[range])
    let name = place.lastName
    for keyword in ["var", "let"] {
      for end in [":", "?", " ", "!"] {
        block = block.replacing(
          " \(keyword) \(name)\(end)", with: " \(word) \(keyword) \(name)\(end)")
      }
    }
    block = block.replacing("private(set) \(word) var", with: "private(set) \(word) var")
    return source.replacingCharacters(in: range, with: block)
  }

  /// The source with a statement about a place, which runs when the subject leaves.
  private static func leaving(
    _ source: String, in place: String, _ statement: (String) -> String
  ) -> String {
    let mark = "// What is done when the subject leaves."
    var object = place
    if place.hasPrefix("static ") {
      object = place.dropFirst("static ".count).components(separatedBy: ".").suffix(2)
        .joined(separator: ".")
    } else if place == ".kept" {
      object = "app.kept"
    } else if place == ".value", let line = source.line(with: "Box<") {
      let name = String(
        line[line.range(of: "item")!.lowerBound...].prefix { $0.isLetter || $0.isNumber })
      let mark = line.contains("?") && line.contains(": Box") ? "?" : ""
      object = "\(owner(of: name, in: source)!).made?.\(name)\(mark).value"
    } else if let owner = owner(of: place.firstName, in: source) {
      object = "\(owner).made?\(place)"
    }
    object = object.replacing("captures #1", with: "")
    // An optional in the middle of the place needs a question mark.
    for name in place.components(separatedBy: ".").dropLast() where !name.isEmpty {
      let word = String(name.prefix { $0 != "[" })
      if source.contains("var \(word): ["), source.contains("]?") {
        object = object.replacing(".\(word).", with: ".\(word)?.")
      }
    }
    if let isOptional = source.declaration(of: place.lastName)?.contains("]?"), isOptional {
      object += statement(object).contains("= nil") ? "" : "?"
    }
    return source.replacing(mark, with: statement(object) + "\n      " + mark)
  }

  private static func leaving(
    _ source: String, at type: String, _ statement: (String) -> String
  ) -> String {
    for number in 1...9 where source.contains("var item\(number): \(type)") {
      return leaving(source, in: ".item\(number)", statement)
    }
    return source
  }

  /// Another value of a place's type.
  private static func value(for place: String, in source: String) -> String {
    let declaration = source.declaration(of: place.lastName) ?? ""
    if declaration.contains(": Any") { return "0" }
    if declaration.contains("Void") { return "{}" }
    if declaration.contains("Step_") { return ".number(0)" }
    if declaration.contains("Result<") { return ".failure(Failure())" }
    let type = declaration.components(separatedBy: ": ").last ?? ""
    return source.spare(String(type.prefix { $0.isLetter || $0.isNumber }))
  }

  /// The class that declares a property.
  private static func owner(of name: String, in source: String) -> String? {
    var owner: String?
    for line in source.components(separatedBy: "\n") {
      if line.contains(" class "), let start = line.range(of: " class ") {
        owner = String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      if line.contains(" \(name):") || line.contains(" \(name) =") {
        if line.contains("var \(name)") || line.contains("let \(name)") { return owner }
      }
    }
    return nil
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard hasPrefix(start), hasSuffix(end), count > start.count + end.count else { return nil }
    return String(dropFirst(start.count).dropLast(end.count))
  }

  fileprivate var firstName: String {
    String(drop { $0 == "." }.prefix { $0 != "." && $0 != "[" })
  }

  fileprivate var lastName: String {
    String((split(separator: ".").last ?? "").prefix { $0 != "[" })
  }

  /// Where the declaration of a type stands, with its body.
  fileprivate func block(of type: String) -> Range<String.Index>? {
    for start in ["class \(type):", "class \(type) {", "struct \(type) {", "enum \(type) {"] {
      guard let found = range(of: start) else { continue }
      var depth = 0
      for position in self[found.lowerBound...].indices {
        if self[position] == "{" { depth += 1 }
        if self[position] == "}" {
          depth -= 1
          if depth == 0 { return found.lowerBound..<index(after: position) }
        }
      }
    }
    return nil
  }

  /// The type that a line's declaration names, or the one whose initialiser it calls.
  fileprivate var mentionedType: String? {
    let text = components(separatedBy: ": ").last.flatMap {
      $0.components(separatedBy: " = ").last
    }
    return text.map {
      String($0.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  fileprivate func line(with text: String) -> String? {
    components(separatedBy: "\n").first { $0.contains(text) }
  }

  /// The line that declares a property.
  fileprivate func declaration(of name: String) -> String? {
    components(separatedBy: "\n").first {
      $0.contains("var \(name):") || $0.contains("let \(name):") || $0.contains("var \(name) =")
    }
  }

  /// An object of a class, with what it needs.
  fileprivate func spare(_ type: String) -> String {
    guard let start = range(of: "class \(type): Touchable"),
      let initialiser = self[start.upperBound...].range(of: "init("),
      let end = self[initialiser.upperBound...].firstIndex(of: ")")
    else { return "\(type)()" }
    let parameter = self[initialiser.upperBound..<end].components(separatedBy: ": ").last ?? ""
    return parameter.isEmpty ? "\(type)()" : "\(type)(\(spare(parameter)))"
  }
}
