/// A file's text without the imports of modules that are not there and without an app's beginning.
///
/// The compiler looks no further once a module is missing. In the place of the import stands a word that is an error
/// exactly where the import would be one, and everything else is looked at. `@UIApplicationMain` stops the compiler
/// without a word where it finds nothing else; the rules name it.
struct ReachableText {
  /// With as many lines as the file.
  let source: SourceText

  var text: String { source.text }

  /// The beginning of the error at the place of an import.
  static let mark = "no module "

  private static let beginning = "@UIApplicationMain"

  init(_ file: SourceFile, absent: Set<String>) {
    // Of a module that is there a part can be named, a header, of which there are none.
    let gone = file.allImports.filter { absent.contains($0.module) || $0.path != $0.module }
    var lines: [Int: String] = [:]
    func line(_ number: Int) -> String {
      lines[number] ?? file.source[file.source.lines[number - 1].content]
    }
    for one in gone {
      let parts = line(one.line).split(separator: ";", omittingEmptySubsequences: false)
      lines[one.line] = parts.map { part in
        guard ReachableText.isImport(part, of: one.module) else { return String(part) }
        let whole = absent.contains(one.module) ? "" : "import \(one.module);"
        return whole + "#error(\"\(ReachableText.mark)\(one.path)\")"
      }.joined(separator: ";")
    }
    for place in file.tokens.places(of: .attribute, [Self.beginning]) {
      let number = file.tokens[place].line
      lines[number] = line(number).replacing(Self.beginning, with: "")
    }
    var reachable = EditedFile(file.source)
    reachable.edit(
      lines.map { Replacement(range: file.source.lines[$0.key - 1].content, text: $0.value) })
    source = reachable.text
  }

  private static func isImport(_ part: Substring, of module: String) -> Bool {
    let words = part.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import") else { return false }
    return words[keyword...].dropFirst().prefix(2).contains { $0.prefix { $0 != "." } == module }
  }
}
