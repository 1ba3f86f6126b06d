/// The mechanical edits for what the doctor has found.
struct Repair {
  /// A finding, and its edit.
  struct Edit {
    var finding: Finding
    /// The change to the file; `nil` where an added file, or another edit, fixes the finding.
    var change: FixIt.Change?
    /// The byte of the original file, before all rounds.
    var origin: Int

    /// The name of the edit in later rounds.
    var name: Name {
      Name(path: finding.path, rule: finding.rule, what: finding.what, origin: origin)
    }
  }

  /// The name of an edit, which stays the same when lines have moved.
  struct Name: Hashable {
    var path: String
    var rule: String
    var what: String
    var origin: Int
  }

  /// In the order of the findings.
  var edits: [Edit] = []
  /// Lines for files to add or to add to, by their paths.
  private(set) var added: [String: [String]] = [:]

  /// Works out the edits for the diagnosis of a folder.
  ///
  /// - Parameter refused: Edits that were tried and do not help.
  init(of diagnosis: Diagnosis, in folder: EditedFolder, without refused: Set<Name> = []) {
    let files = Dictionary(uniqueKeysWithValues: folder.sources.files.map { ($0.path, $0) })
    for file in diagnosis.addedFiles where !folder.isFrozen(file.path) {
      added[file.path, default: []] += file.text.split(separator: "\n").map(String.init)
    }
    var imports: Set<[String]> = []
    for finding in diagnosis.findings where finding.kind == .edit || finding.kind.isAsleep {
      guard let file = files[finding.path], !folder.isFrozen(finding.path) else { continue }
      let isOfImport = if case .addImport = finding.fixIt { true } else { false }
      if isOfImport,
        diagnosis.addedFiles.contains(where: {
          $0.files.contains(finding.path) && !folder.isFrozen($0.path)
        })
          || imports.contains([finding.path, finding.rule])
      {
        edits.append(Edit(finding: finding, origin: 0))
      } else if finding.fixIt == .exportMainActorXCTest {
        let place = finding.path.split(separator: "/").dropLast().joined(separator: "/")
        let exports = place + (place.isEmpty ? "" : "/") + "Exports.swift"
        guard !folder.isFrozen(exports) else { continue }
        added[exports, default: []] += [
          "#if canImport(MainActorXCTest)", "@_exported import MainActorXCTest", "#endif",
        ]
        edits.append(Edit(finding: finding, origin: 0))
      } else {
        let change = finding.fixIt?.change(in: file, line: finding.line)
        let isFree = !edits.contains { other in
          guard let change, let claim = other.change?.claim, other.finding.path == finding.path
          else { return false }
          return change.claim.meets(claim)
        }
        guard let change, isFree else { continue }
        let edit = Edit(
          finding: finding, change: change,
          origin: folder.origin(of: change.claim.lowerBound, in: finding.path))
        guard !refused.contains(edit.name) else { continue }
        if isOfImport { imports.insert([finding.path, finding.rule]) }
        edits.append(edit)
      }
    }
  }

  /// The replacements in a file, in order, each with the index of its edit.
  func replacements(in path: String) -> [(edit: Int, Replacement)] {
    let own = edits.indices.filter { edits[$0].finding.path == path && edits[$0].change != nil }
    // Text put before a line comes before the fence around that line, and behind the fence of the line before it.
    let order = own.sorted {
      let (one, other) = (edits[$0].change?.claim ?? 0..<0, edits[$1].change?.claim ?? 0..<0)
      return (one.isEmpty ? 0 : 1, one.lowerBound, $0) < (
        other.isEmpty ? 0 : 1, other.lowerBound, $1
      )
    }
    let all = order.flatMap { edit in (edits[edit].change?.replacements ?? []).map { (edit, $0) } }
    return all.enumerated().sorted {
      ($0.element.1.range.lowerBound, $0.element.1.range.upperBound, $0.offset)
        < ($1.element.1.range.lowerBound, $1.element.1.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// The paths of the edited files.
  var paths: Set<String> { Set(edits.filter { $0.change != nil }.map(\.finding.path)) }
}

extension Range<Int> {
  /// Whether two edits cannot be made at once.
  fileprivate func meets(_ other: Range<Int>) -> Bool {
    isEmpty && other.isEmpty ? false : overlaps(other)
  }
}
