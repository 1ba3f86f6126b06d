extension SourceFolder {
  /// Reads what a person asked for, and refuses in words.
  init(asked path: String) throws(Diagnosis.Refusal) {
    do {
      self = try SourceFolder(path: path)
    } catch {
      switch error {
      case .unreadable(let path): throw .init(words: "\(path): cannot be read")
      case .empty: throw .init(words: "\(path): no Swift files there")
      case .notSwift(let path):
        throw .init(words: "\(path): expected a folder or a file of Swift, NAME.swift")
      case .noText(let path): throw .init(words: "\(path): expected text in UTF-8")
      }
    }
  }
}
