import Foundation
import LeakDetection

extension Diagnosis {
  /// The forms in which a diagnosis is written.
  package enum Form: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs: sorted keys.
    case json
    /// For GitHub's workflows: an annotation for each finding.
    case github
    /// For code scanning: SARIF 2.1.0, a result for each finding.
    case sarif
  }

  /// The diagnosis in a form, ending with a line break.
  ///
  /// - Parameter place: The scanned folder or file, from the working directory, from which annotations and results
  ///   have their paths.
  package func written(as form: Form, of place: String) throws -> String {
    switch form {
    case .text: text
    case .json: json
    case .github:
      entries(of: place).map { entry in
        let level: GitHubAnnotation.Level =
          switch entry.level {
          case .error: .error
          case .warning: .warning
          case .note: .notice
          }
        return GitHubAnnotation(
          level, file: entry.path, line: entry.line, title: "doctor: \(entry.rule)", entry.words
        ).text
      }.joined()
    case .sarif: try sarif(of: place)
    }
  }

  private func sarif(of place: String) throws -> String {
    let entries = entries(of: place)
    let results = entries.map { entry in
      let place = SARIFLog.Place(path: entry.path, line: entry.line)
      // A file outside of the working directory has no place there, and is named by the message alone.
      let words = place == nil ? "\(entry.path):\(entry.line): \(entry.words)" : entry.words
      return SARIFLog.Result(
        entry.rule, entry.level, at: place, words,
        fingerprint: ("doctorFinding/v1", "\(entry.rule): \(entry.words) (\(entry.path))"))
    }
    var rules: [SARIFLog.Descriptor] = []
    for entry in entries.sorted(by: { $0.rule < $1.rule }) where rules.last?.id != entry.rule {
      rules.append(SARIFLog.Descriptor(entry.rule, entry.reason, help: Self.help))
    }
    return try stableJSON(
      SARIFLog(results, of: "doctor", rules: rules, exitCode: isClean ? 0 : 1))
  }

  private static let help =
    "The message says the edit. The mechanical ones are made by: swift run lifecycle doctor PATH --in-place"

  /// A message about a line.
  private struct Entry {
    var rule: String
    var level: SARIFLog.Level
    var path: String
    var line: Int
    var words: String
    /// Why its rule reports it, in a sentence.
    var reason: String
  }

  private func entries(of place: String) -> [Entry] {
    let here = FileManager.default.currentDirectoryPath + "/"
    var folder = URL(filePath: place)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue {
      folder.deleteLastPathComponent()
    }
    func path(_ name: String) -> String {
      let path = folder.appending(path: name).standardizedFileURL.path
      return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
    return addedFiles.flatMap { added in
      added.files.map { file in
        Entry(
          rule: "added-file", level: .error, path: path(file), line: 1,
          words: "needs a new file in its target, \(path(added.path)):\n\(added.text)",
          reason: "A file imports no module that has its names.")
      }
    }
      + findings.map { finding in
        Entry(
          rule: finding.rule, level: finding.level, path: path(finding.path), line: finding.line,
          words: FindingGroup(findings: [finding]).words, reason: finding.reason)
      }
  }
}

extension Finding {
  /// Why its rule reports it, with the rule as the subject: code scanning shows this as the title of each result.
  fileprivate var reason: String {
    kind == .error
      ? "The compiler reports an error." : "\(rule): it \(why).".filter { $0 != "`" }
  }

  fileprivate var level: SARIFLog.Level {
    switch kind {
    case .empty, .edit, .missing, .error, .run: .error
    case .unjudged: .warning
    case .note: .note
    }
  }
}
