/// A Swift file as the doctor sees it: what of it is compiled on Linux, and what that declares.
struct SourceFile: Sendable {
  /// From the scanned folder.
  let path: String
  /// The file's text.
  let source: SourceText
  /// All of its tokens, on whatever platform they are compiled.
  let allTokens: [SwiftToken]
  /// The strings and comments of more than one line, by their bytes.
  private let longSpans: [Range<Int>]
  /// The code that is compiled on Linux, with its fences fixed.
  let tokens: [SwiftToken]
  let branches: [ConditionalBlocks.Branch]
  /// Whether Linux compiles more of it than imports, as it is.
  let hasCodeOnLinux: Bool
  let declarations: [Declaration]
  let imports: [Import]
  /// The imports of all branches, on whatever platform they are compiled.
  let allImports: [Import]
  /// Every name that it declares, in what Linux leaves out as well.
  let declaredNames: Set<String>

  /// Types at the top level of what an iPhone compiles and Linux does not.
  let leftOutTypes: Set<String>
  /// Every name that is declared there.
  let leftOutNames: Set<String>

  struct Import: Equatable, Sendable {
    var module: String
    /// `UIKit.UIGestureRecognizerSubclass`; of `import class UIKit.UIView` the module alone.
    var path: String
    /// Exported as a whole.
    var isExported: Bool
    /// The single name that `@_exported import class UIKitCore.UIView` exports.
    var exportedName: String?
    var isTestable: Bool
    var line: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - modules: Those that the scanned folder brings.
  ///   - flags: Those that the file's target sets, beside the usual ones.
  init(
    path: String, _ source: SourceText, modules: Set<String> = [], flags: Set<String> = []
  ) {
    self.path = path
    self.source = source
    let tokenizer = SwiftTokenizer(source.bytes)
    longSpans = tokenizer.longSpans
    let all = tokenizer.tokens
    allTokens = all
    let blocks = ConditionalBlocks(all, modules: modules, flags: flags)
    tokens = blocks.active
    branches = blocks.branches
    hasCodeOnLinux = blocks.hasCodeOnLinux
    declarations = DeclarationScanner.declarations(in: blocks.active)
    imports = SourceFile.imports(in: blocks.active)
    allImports = blocks.active.count == all.count ? imports : SourceFile.imports(in: all)
    let leftOut = DeclarationScanner.declarations(in: blocks.leftOut)
    leftOutTypes = Set(
      leftOut.filter { ($0.isType || $0.kind == "typealias") && $0.surrounding == nil }
        .map(\.name))
    leftOutNames = Set(leftOut.filter { $0.kind != "extension" }.map(\.name))
    let everywhere =
      blocks.active.count == all.count ? declarations : DeclarationScanner.declarations(in: all)
    declaredNames = Set(
      everywhere.filter { $0.kind != "extension" }.flatMap { [$0.name] + $0.generics.map(\.name) })
  }

  init(path: String, text: String, modules: Set<String> = []) {
    self.init(path: path, SourceText(text), modules: modules)
  }

  var text: String { source.text }

  /// The file as a target compiles it that sets flags of its own.
  func compiled(with flags: Set<String>, modules: Set<String>) -> SourceFile {
    guard !flags.isSubset(of: Platform.usualFlags),
      !allTokens.places(of: .directive, ["#if", "#elseif"]).isEmpty
    else { return self }
    return SourceFile(path: path, source, modules: modules, flags: flags)
  }

  /// The places of the tokens that begin on a line.
  func places(onLine line: Int) -> Range<Int> {
    let start = allTokens.firstIndex { $0.line >= line } ?? allTokens.count
    return start..<(allTokens[start...].firstIndex { $0.line > line } ?? allTokens.count)
  }

  /// Whether a line can be put in before a byte: it is in no string and in no comment.
  func isCode(at place: Int) -> Bool {
    !longSpans.contains { $0.lowerBound < place && place < $0.upperBound }
  }

  private static func imports(in tokens: [SwiftToken]) -> [Import] {
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    var imports: [Import] = []
    for (index, token) in tokens.enumerated()
    where token.kind == .word && token.text == "import" {
      var place = index + 1
      let isOne = kinds.contains(tokens.text(place))
      if isOne { place += 1 }
      guard tokens.indices.contains(place), tokens[place].kind == .word,
        tokens.text(index - 1) != "."
      else { continue }
      let module = tokens[place].text
      var path = module
      while !isOne, tokens.text(place + 1) == "." {
        path += "." + tokens.text(place + 2)
        place += 2
      }
      let isExported = tokens.text(index - 1) == "@_exported"
      imports.append(
        Import(
          module: module, path: path, isExported: isExported && !isOne,
          exportedName: isExported && isOne ? tokens.text(place + 2) : nil,
          isTestable: tokens.text(index - 1) == "@testable", line: token.line))
    }
    return imports
  }
}
