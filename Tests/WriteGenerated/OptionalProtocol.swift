import Foundation

/// A protocol with methods that UIKit declares optional, read from its source.
///
/// In the source they stand below a line `// @optional`, each once. The default of a method is empty,
/// or `nil` where the result is optional; another one stands behind it as a comment: `// = true`.
struct OptionalProtocol {
  var name: String
  /// The protocols it refines, as they are written.
  var parents: [String]
  var methods: [OptionalMethod] = []

  /// The protocols of a source that have such methods, in its order.
  static func all(in source: String) throws -> [OptionalProtocol] {
    var found: [OptionalProtocol] = []
    var current: OptionalProtocol?
    var isOptional = false
    var heading: String?
    var entry: [Substring] = []
    func finish() throws {
      defer { entry = [] }
      guard isOptional, entry.contains(where: { $0.hasPrefix("  func ") }) else { return }
      current?.methods.append(try OptionalMethod(entry.joined(separator: "\n")))
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(/^(?:@\w+ )*(?:public )?protocol\b/) || heading != nil {
        heading = (heading ?? "") + line + " "
        guard line.hasSuffix("{") || line.hasSuffix("}") else { continue }
        let names = heading?.matches(of: /\w+/).map { String($0.0) } ?? []
        if line.hasSuffix("{"), let index = names.firstIndex(of: "protocol") {
          current = OptionalProtocol(name: names[index + 1], parents: Array(names[(index + 2)...]))
        }
        heading = nil
      } else if line == "}" {
        try finish()
        if let protocolRead = current, !protocolRead.methods.isEmpty { found.append(protocolRead) }
        (current, isOptional) = (nil, false)
      } else if line == "  // @optional" {
        guard current != nil else { throw OptionalMethod.Unreadable(declaration: String(line)) }
        isOptional = true
      } else if current == nil {
        continue
      } else if line.hasPrefix("   ") || line.hasPrefix("  )") || line.hasPrefix("  // ") {
        entry.append(line)
      } else {
        try finish()
        if !line.hasPrefix("  ///") { entry = [line] }
      }
    }
    return found
  }
}

/// A method of a protocol, with the default that its source gives it.
struct OptionalMethod {
  struct Parameter: Equatable {
    var label: String
    var name: String
    var type: String

    var declared: String { label == name ? "\(name): \(type)" : "\(label) \(name): \(type)" }
    /// The parameter as an argument that is passed on.
    var passed: String { label == "_" ? name : "\(label): \(name)" }
  }

  /// A declaration that is none of a method with a default.
  struct Unreadable: Error, CustomStringConvertible {
    var declaration: String
    var description: String { "not a method with a default: \(declaration)" }
  }

  var name: String
  var parameters: [Parameter]
  /// The type of the result; `nil` where there is none.
  var result: String?
  /// The body of the default; empty for a method that does nothing.
  var body: String

  /// Reads a declaration with the comment behind it.
  init(_ declaration: String) throws {
    let parts = declaration.split(separator: "// = ", maxSplits: 1)
    let head = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let begin = head.firstMatch(of: /^func (\w+)\(/) else {
      throw Unreadable(declaration: declaration)
    }
    name = String(begin.1)
    let pieces = Self.pieces(of: head[begin.range.upperBound...])
    parameters = try pieces.parameters.map { text in
      guard let parameter = text.firstMatch(of: /^(\w+) ?(\w*): (.+)$/) else {
        throw Unreadable(declaration: declaration)
      }
      let name = parameter.2.isEmpty ? parameter.1 : parameter.2
      return Parameter(
        label: String(parameter.1), name: String(name), type: String(parameter.3))
    }
    result = pieces.rest.firstMatch(of: /^ -> (.+)$/).map { String($0.1) }
    body =
      parts.count < 2
      ? ""
      : parts[1].split(separator: "\n")
        .map { String($0.drop { " /".contains($0) }) }.joined(separator: " ")
    if body.isEmpty, let result {
      guard result.hasSuffix("?") else { throw Unreadable(declaration: declaration) }
      body = "nil"
    }
  }

  /// The full name, as documentation has it: `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// The parameters and the result, as a declaration has them.
  var signature: String {
    "(\(parameters.map(\.declared).joined(separator: ", ")))\(result.map { " -> \($0)" } ?? "")"
  }

  var arguments: String { parameters.map(\.passed).joined(separator: ", ") }

  /// The texts between the commas up to the bracket that closes, and what comes behind it.
  private static func pieces(of text: Substring) -> (parameters: [String], rest: String) {
    var pieces = [""]
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let sign = text[index]
      if sign == ")", depth == 0 {
        let parameters = pieces.map { $0.trimmingCharacters(in: .whitespaces) }
        return (parameters, String(text[text.index(after: index)...]))
      }
      if "([<".contains(sign) { depth += 1 }
      if ")]".contains(sign) || (sign == ">" && previous != "-") { depth -= 1 }
      if sign == ",", depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(sign)
      }
      previous = sign
    }
    return (pieces, "")
  }
}
