/// A member of UIKit's as a line of Swift that compiles only where it has UIKit's signature.
struct SurfaceUse {
  let owner: String
  let line: String
  /// The line that overrides it; `nil` for what cannot be overridden.
  let override: String?

  init(_ row: SurfaceList.Row) {
    var kind = row.signature
    let isOpen = kind.hasPrefix("open ")
    if isOpen { kind.removeFirst(5) }
    let word = String(kind.prefix { $0 != " " })
    let type = String(kind.dropFirst(word.count + 1))
    let (owner, member, labels) = Self.parts(of: row.name)
    self.owner = owner
    let this = Self.isProtocol(owner) ? "any \(owner)" : owner
    let base = ["default", "repeat"].contains(member) ? "`\(member)`" : member
    let (types, result) = Self.function(type, of: owner)
    let names = types.indices.map { "p\($0)" }
    let values = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let parameters = zip(names, types).map { "\($0): \($1)" }

    line =
      switch word {
      case "class", "struct", "enum": "_ = \(row.name).self"
      case "protocol": "_ = (any \(row.name)).self"
      case "var": "let _: ReferenceWritableKeyPath<\(this), \(type)> = \\.\(base)"
      case "svar": "let _: WritableKeyPath<\(this), \(type)> = \\.\(base)"
      case "get": "let _: KeyPath<\(this), \(type)> = \\.\(base)"
      case "static": "let _: \(type) = \(owner).\(base)"
      case "metatype": "_ = \(owner).\(base) as? \(type)"
      case "value": "let _: \(type) = \(base)"
      case "case": "let _: \(owner) = .\(base)"
      case "init": "_ = { (\(Self.list(parameters))) -> \(owner) in \(owner)(\(values)) }"
      case "init?": "_ = { (\(Self.list(parameters))) -> \(owner)? in \(owner)(\(values)) }"
      case "sfunc":
        "_ = { (\(Self.list(parameters))) -> \(result) in \(owner).\(base)(\(values)) }"
      case "free": "_ = { (\(Self.list(parameters))) -> \(result) in \(base)(\(values)) }"
      default:
        "_ = { (\(Self.list(["o: \(this)"] + parameters))) -> \(result) in o.\(base)(\(values)) }"
      }
    let declared = zip(labels, parameters).map { "\($0) \($1)" }.joined(separator: ", ")
    override =
      switch (isOpen, word) {
      case (true, "func"):
        "override func \(base)(\(declared)) -> \(result) { super.\(base)(\(values)) }"
      case (true, "get"): "override var \(base): \(type) { super.\(base) }"
      case (true, "var"):
        "override var \(base): \(type) { get { super.\(base) } set { super.\(base) = newValue } }"
      default: nil
      }
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Transitioning", "Coordinator", "Updating", "ImplicitlyAnimating"]
      .contains { name.hasSuffix($0) } || name.hasSuffix("DelegateFlowLayout")
  }

  /// `UIView.addSubview(_:)` in its parts.
  private static func parts(of name: String) -> (String, String, [String]) {
    let head = name.prefix { $0 != "(" }
    let dot = head.lastIndex(of: ".")
    let owner = dot.map { String(head[..<$0]) } ?? ""
    let member = dot.map { String(head[head.index(after: $0)...]) } ?? String(head)
    let labels = name.dropFirst(head.count).dropFirst().dropLast().split(separator: ":")
    return (owner, member, labels.map(String.init))
  }

  /// `(A, B) -> C` in its parts.
  private static func function(_ type: String, of owner: String) -> ([String], String) {
    guard type.hasPrefix("(") else { return ([], "Void") }
    var depth = 0
    var types: [String] = []
    var current = ""
    var rest = ""
    var last: Character = " "
    for letter in type {
      if depth == 0, letter != "(" || !rest.isEmpty || !types.isEmpty {
        rest.append(letter)
        continue
      }
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || (letter == ">" && last != "-") { depth -= 1 }
      last = letter
      if depth == 0 || (depth == 1 && letter == ",") {
        let word = current.trimming
        if !word.isEmpty { types.append(word) }
        current = ""
        if depth == 0, types.isEmpty { types = [""] }
      } else if depth > 1 || letter != "(" || !current.isEmpty {
        current.append(letter)
      }
    }
    types.removeAll { $0.isEmpty }
    let result =
      rest.trimming.hasPrefix("->") ? rest.trimming.dropFirst(2).description.trimming : ""
    return (types, result == "Self" ? owner : result.isEmpty ? "Void" : result)
  }
}

extension String {
  fileprivate var trimming: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
