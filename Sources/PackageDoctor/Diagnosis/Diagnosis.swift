/// The doctor's report on a folder of Swift source that is to be built with the module `UIKit` on Linux.
package struct Diagnosis: Codable, Equatable, Sendable {
  /// A branch of `#if` that an iPhone compiles and Linux does not.
  package struct LeftOut: Codable, Equatable, Sendable {
    /// The file, from the scanned folder.
    package var path: String
    /// The line of the `#if`, `#elseif` or `#else`.
    package var line: Int
    /// The condition, or `#else`.
    package var condition: String
  }

  /// The judge of the files: the compiler or the rules.
  package enum Judge: String, Codable, Sendable {
    /// The compiler, whose findings are certain.
    case compiler
    /// The rules, by reading the source: what they do not know they do not report.
    case rules
  }

  /// The verdict on a file. Each file has one, so that the counts add up.
  package enum Verdict: String, Codable, Sendable, CaseIterable {
    /// No finding: the file compiles, or the rules have found nothing.
    case clean
    /// It needs the edits that are reported, and nothing else that is known.
    case edits
    /// It uses names that the module `UIKit` lacks.
    case missing
    /// The compiler reports errors that no rule explains.
    case errors
    /// It imports a module that is not available.
    case unjudged
    /// It belongs to no target of the manifest.
    case outside
  }

  /// A file with its verdict.
  package struct File: Codable, Equatable, Sendable {
    /// From the scanned folder.
    package var path: String
    /// The verdict on the file.
    package var verdict: Verdict
    /// Whether nothing in it needs an edit and nothing it uses is missing.
    package var compiles: Bool

    init(_ path: String, _ verdict: Verdict) {
      self.path = path
      self.verdict = verdict
      compiles = verdict == .clean
    }
  }

  /// The judge of the files: the compiler or the rules.
  package var judge: Judge
  /// Every file, in the order of the paths.
  package var files: [File] = []
  /// Files that fix many lines by being there.
  package var addedFiles: [AddedFile] = []
  /// The findings, in the order of paths and lines.
  package var findings: [Finding] = []
  /// Code that Linux leaves out without harm.
  package var leftOut: [LeftOut] = []

  init(judge: Judge) { self.judge = judge }

  /// Adds a file with what was found in it, in the order of its lines.
  mutating func add(_ file: SourceFile, _ found: [Finding], _ verdict: Verdict) {
    files.append(File(file.path, verdict))
    for finding in found where findings.last != finding { findings.append(finding) }
    // A product brings these modules, and what is judged sees it.
    let asked = Modules.forLogging.map { "canImport(\($0))" }
    leftOut += file.branches.filter { !$0.isFence && !asked.contains($0.condition) }.map {
      LeftOut(path: file.path, line: $0.line, condition: $0.condition)
    }
  }

  /// Why there is no diagnosis.
  package struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, for a person, with the path.
    package var words: String

    /// Refuses with these words.
    package init(words: String) { self.words = words }

    package var description: String { words }
  }

  /// Whether there is nothing to do: nothing to edit, nothing missing, nothing that is unknown.
  package var isClean: Bool {
    files.allSatisfy { [.clean, .outside].contains($0.verdict) }
      && !findings.contains { $0.kind.isAsleep }
  }
}

extension Diagnosis.Verdict {
  /// By the worst that was found in a file.
  init(of findings: [Finding]) {
    let kinds = Set(findings.map(\.kind))
    if kinds.contains(.error) {
      self = .errors
    } else if kinds.contains(.missing) {
      self = .missing
    } else if kinds.contains(.edit) {
      self = .edits
    } else {
      self = kinds.contains(.unjudged) ? .unjudged : .clean
    }
  }
}
