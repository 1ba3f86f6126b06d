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

/// The table of what `import UIKit` brings, as it is written into the sources that it was read from.
public enum KnownSymbols {
  /// The file and its text, in the repository's root folder; refused elsewhere.
  public static func written(repository: String) throws -> (path: String, text: String) {
    guard let table = try? SymbolTable(repository: repository) else {
      throw Diagnosis.Refusal(words: "\(repository): not the root folder of this repository")
    }
    return (repository + "/" + SymbolTable.writtenPath, table.swiftFile)
  }
}
