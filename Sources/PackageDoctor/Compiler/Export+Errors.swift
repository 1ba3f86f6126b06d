extension AddedFile {
  /// Adds lines that it fixes, in files of a target.
  mutating func count(_ errors: [CompilerError], in files: [SourceFile]) {
    lines += Set(errors.map { [$0.file, $0.line] }).count
    let places = Set(errors.map(\.file)).filter(files.indices.contains)
    self.files = Set(self.files + places.map { files[$0].path }).sorted()
  }
}

extension CompilerError {
  /// Whether it names first what is missing, or whose member is: a type, or any name that is out of scope. A value that
  /// has no type then, as `_` and a closure's parameter, is none.
  var isOfName: Bool {
    guard !isConsequence, let name = names.first else { return false }
    return (isOfScope || name.first?.isUppercase == true)
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether a name that `import UIKit` brings is none of UIKit's own.
  var isOfFoundation: Bool { isOfScope && !AppleNames.isApples(names[0]) }
}

extension Export {
  /// Whether errors that it fixes come from a missing import: some file does not have it.
  func isMissed(by errors: [CompilerError], in files: [SourceFile]) -> Bool {
    errors.contains { error in
      files.indices.contains(error.file)
        && !files[error.file].imports.contains { $0.path == module }
    }
  }

  /// The rule that says the same of one file.
  var rule: Rule {
    switch self {
    case .interface: .bareImport
    case .networking: .networking
    }
  }

  /// Whether it can have a part in any of the errors.
  func mayFix(_ errors: [CompilerError]) -> Bool {
    errors.contains { error in
      switch self {
      case .interface: error.isOfScope || error.isOfMember
      case .networking:
        error.names.contains(where: Rule.ofNetworking.contains)
          || error.message.contains("FoundationNetworking")
      }
    }
  }
}
