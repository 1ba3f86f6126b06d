extension Diagnosis {
  /// Looks at the Swift files below a path, or at one file, by the rules alone.
  package init(quickly path: String) throws(Refusal) {
    self.init(of: try SourceFolder(asked: path))
  }

  init(of folder: SourceFolder) {
    self.init(judge: .rules)
    for file in folder.files {
      let found = Rule.findings(in: file, folder)
      add(file, found, Verdict(of: found))
    }
  }
}
