extension FixIt {
  /// A change that an edit makes to a file.
  struct Change: Equatable {
    /// The bytes that it claims. Of two changes whose claims meet, the second waits for the next round.
    var claim: Range<Int>
    var replacements: [Replacement]
    /// Whether the code has two forms with it, one for Xcode and one for Linux.
    var hasTwoForms = false
  }

  /// The change to a file.
  ///
  /// - Returns: `nil` if the line has nothing that this edits, or another file is edited.
  func change(in file: SourceFile, line: Int) -> Change? {
    guard file.source.lines.indices.contains(line - 1) else { return nil }
    switch self {
    case .fenceAttribute(let attribute):
      // An action is found by its method, and the attribute may stand in a line above it.
      for above in 0...(attribute == "@IBAction" ? 2 : 0) where above < line {
        if let change = file.fencing(attribute, line: line - above) { return change }
      }
      return nil
    case .fenceImport(let condition, let other):
      guard file.isLoneImport(line) else { return nil }
      return file.parting(
        line...line, by: condition, else: (other ?? "").split(separator: "\n").map(String.init))
    case .addImport(let export): return file.beginning(with: export.lines(exported: false))
    case .exportMainActorXCTest: return nil
    case .askForLinux: return file.askingForLinux(line)
    case .bindToClasses(let name): return file.binding(name)
    case .awaitSetUp: return file.awaitingSetUp(line)
    case .useAction(let call):
      return file.parting(statement: line) { file.usingAction(call, $0) }
    case .writeValue(let name): return file.writingValue(of: name, line)
    case .writeLocalizedString: return file.writingLocalizedStrings(line)
    case .nameSelector: return file.parting(statement: line) { file.namingSelectors($0) }
    }
  }
}
