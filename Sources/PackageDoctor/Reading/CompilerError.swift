/// An error of the Swift compiler.
struct CompilerError: Hashable, Sendable {
  /// The file, by its place among those that were given.
  var file: Int
  /// The line, from 1.
  var line: Int
  /// The column, from 1.
  var column: Int
  /// The compiler's message.
  let message: String
  /// The message without what it quotes: `cannot find type '…' in scope`.
  let template: String
  /// The names that the message quotes, in order, without the type behind an alias.
  let names: [String]

  init(file: Int, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    var short = message
    while let alias = short.firstRange(of: " (aka '"),
      let end = short[alias.upperBound...].firstRange(of: "')")
    {
      short.removeSubrange(alias.lowerBound..<end.upperBound)
    }
    let parts = short.split(separator: "'", omittingEmptySubsequences: false)
    names = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    template = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
      .joined(separator: "'…'")
  }
}

extension CompilerError {
  /// Whether a name is not found.
  var isOfScope: Bool {
    ["cannot find '…' in scope", "cannot find type '…' in scope"].contains(template)
  }

  /// Whether a member is not found.
  var isOfMember: Bool {
    ["value of type '…' has no member '…'", "type '…' has no member '…'"].contains(template)
  }

  /// Reads the errors of what the compiler has printed in the style of LLVM; warnings and notes are passed over.
  ///
  /// Files are named by their place, as `TypeCheck` writes them: `12.swift`, `12/main.swift`.
  static func errors(in output: String, folder: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    // The compiler quotes lines with the line ends of the source.
    for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix(folder) {
      let parts = line.dropFirst(folder.count + 1).split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let lineNumber = Int(parts[1]),
        let column = Int(parts[2]), let file = Int(parts[0].prefix { $0 != "." && $0 != "/" })
      else { continue }
      let error = CompilerError(
        file: file, line: lineNumber, column: column,
        message: parts[4].trimmingPrefix(while: { $0 == " " }).withoutGroup)
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}

extension Substring {
  /// Without the name of the group of diagnostics that ends some messages: ` [#NominalTypes]`.
  fileprivate var withoutGroup: String {
    guard hasSuffix("]"), let start = firstRange(of: " [#") else { return String(self) }
    return String(self[..<start.lowerBound])
  }
}
