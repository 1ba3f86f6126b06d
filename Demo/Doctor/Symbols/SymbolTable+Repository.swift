import Foundation

extension SymbolTable {
  /// Reads the table from a copy of this repository.
  init(repository: String) throws(SourceFolder.Refusal) {
    let hidden = try SourceFolder(path: repository + "/Sources/UIKitCore")
    self.init(
      shown: try SourceFolder(path: repository + "/Sources/UIKit").files, hidden: hidden.files)
  }

  /// Where the written form of the table lies in the repository.
  static let writtenPath = "Demo/Doctor/Symbols/KnownSymbols.swift"
}

/// Writes the table of what `import UIKit` brings into the sources that it was read from.
public enum KnownSymbols {
  /// Writes it, in the repository's root folder; refused elsewhere.
  public static func write(repository: String) throws {
    guard let table = try? SymbolTable(repository: repository) else {
      throw Diagnosis.Refusal(words: "\(repository): not the root folder of this repository")
    }
    try table.swiftFile.write(
      toFile: repository + "/" + SymbolTable.writtenPath, atomically: true, encoding: .utf8)
  }
}
