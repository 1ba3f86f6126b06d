/// What the doctor says of a folder of Swift source that is to be built with the module `UIKit` on Linux.
public struct Diagnosis: Codable, Equatable, Sendable {
  /// A branch of `#if` that an iPhone compiles and Linux does not.
  public struct LeftOut: Codable, Equatable, Sendable {
    /// The file, from the scanned folder.
    public var path: String
    /// The line of the `#if`, `#elseif` or `#else`.
    public var line: Int
    /// The condition, or `#else`.
    public var condition: String
  }

  /// A file and whether it compiles as it is, as far as can be told without a compiler.
  public struct File: Codable, Equatable, Sendable {
    /// From the scanned folder.
    public var path: String
    /// Whether nothing in it needs an edit and nothing it uses is missing.
    public var compiles: Bool
  }

  /// Every file, in the order of the paths.
  public var files: [File] = []
  /// What was found, in the order of paths and lines.
  public var findings: [Finding] = []
  /// What Linux leaves out without harm.
  public var leftOut: [LeftOut] = []

  /// Looks at the Swift files below a path, or at one file.
  public init(path: String) throws(Refusal) {
    do {
      self.init(of: try SourceFolder(path: path), table: .known)
    } catch {
      switch error {
      case .unreadable(let path): throw Refusal(words: "\(path): cannot be read")
      case .empty: throw Refusal(words: "\(path): no Swift files there")
      case .notSwift(let path):
        throw Refusal(words: "\(path): expected a folder or a file of Swift, NAME.swift")
      case .noText(let path): throw Refusal(words: "\(path): expected text in UTF-8")
      }
    }
  }

  init(of folder: SourceFolder, table: SymbolTable) {
    let surroundings = Rule.Surroundings(folder: folder, table: table)
    for file in folder.files {
      let found = (Rule.all + [.missingSymbol, .missingMember])
        .flatMap { $0.findings(in: file, surroundings) }
        .sorted { ($0.line, $0.rule, $0.what) < ($1.line, $1.rule, $1.what) }
      files.append(File(path: file.path, compiles: found.allSatisfy { $0.kind == .note }))
      for finding in found where findings.last != finding { findings.append(finding) }
      leftOut += file.branches.filter { !$0.isFence }.map {
        LeftOut(path: file.path, line: $0.line, condition: $0.condition)
      }
    }
  }

  /// Why there is no diagnosis.
  public struct Refusal: Error, Equatable, Sendable {
    /// For a person, with the path.
    public var words: String
  }

  /// Whether there is nothing to do.
  public var isClean: Bool { files.allSatisfy(\.compiles) }
}
