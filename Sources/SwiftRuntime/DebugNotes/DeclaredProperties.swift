import SwiftSource

/// The stored properties that the classes of a source file declare, and the calls that pass `self`, by their lines.
struct DeclaredProperties: Sendable {
  private struct Class: Sendable {
    let name: String
    let lines: ClosedRange<Int>
    /// Nil for a name that is declared on several lines, of which `#if` chooses one.
    var properties: [String: Int?] = [:]
  }

  private var classes: [Class] = []
  private let selfArguments: SelfArguments

  /// Reads a file; nil if it cannot be read.
  init?(path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    let tokens = SwiftTokenizer(Array(file.bytes)).tokens
    selfArguments = SelfArguments(in: tokens)
    let declarations = DeclarationScanner.declarations(in: tokens)
    for type in declarations where ["class", "actor"].contains(type.kind) && !type.body.isEmpty {
      let end = tokens[min(type.body.upperBound, tokens.count - 1)].line
      var found = Class(name: type.name, lines: type.line...max(end, type.line))
      for property in declarations
      where ["var", "let"].contains(property.kind) && property.container == type.path
        && found.lines.contains(property.line)
        && property.modifiers.isDisjoint(with: ["static", "class"])
      {
        let isNew = found.properties[property.name] == nil
        found.properties[property.name] = .some(isNew ? property.line : nil)
      }
      classes.append(found)
    }
  }

  /// The line that declares a property of the innermost class with a name around a line. A property that a macro stores
  /// has an underscore in front of the name in the source.
  func line(of property: String, inClass name: String, around line: Int) -> Int? {
    guard let properties = innermost(name, around: line)?.properties else { return nil }
    let names = [property] + (property.hasPrefix("_") ? [String(property.dropFirst())] : [])
    return names.lazy.compactMap { properties[$0] }.first ?? nil
  }

  /// The line of the call that made an object of a class the target in a field of a library's class; nil if no call or
  /// more than one can have. One outside of all classes can be in an extension of this one.
  func line(
    ofTargetIn field: String, of holder: String, inClass name: String, around line: Int
  ) -> Int? {
    guard let own = innermost(name, around: line) else { return nil }
    let found = selfArguments.lines(ofTargetIn: field, of: holder).map { line in
      (line: line, lines: classes.last { $0.lines.contains(line) }?.lines)
    }.filter { $0.lines == nil || $0.lines == own.lines }
    return found.count == 1 && found[0].lines == own.lines ? found[0].line : nil
  }

  private func innermost(_ name: String, around line: Int) -> Class? {
    classes.last { $0.name == name && $0.lines.contains(line) }
  }
}
