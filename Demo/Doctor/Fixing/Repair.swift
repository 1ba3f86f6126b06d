import Foundation

/// The mechanical edits for what the doctor has found.
public struct Repair {
  /// Files with edits, by their paths.
  private var mended: [String: MendedFile] = [:]
  /// What stood in the files before.
  private var originals: [String: String] = [:]
  /// How many findings are mended in a file.
  private var editCounts: [String: Int] = [:]
  /// Files to add or to add to, by their paths.
  private var added: [String: String] = [:]
  /// How many findings are mended, and how many need a person.
  public private(set) var counts = (mended: 0, left: 0)

  /// Works out the edits for a diagnosis of a folder.
  public init(of diagnosis: Diagnosis, in path: String) throws {
    let folder = try SourceFolder(asked: path)
    let files = Dictionary(uniqueKeysWithValues: folder.files.map { ($0.path, $0) })
    for cure in diagnosis.cures { added[cure.path, default: ""] += cure.text }
    var imports: Set<[String]> = []
    for finding in diagnosis.findings where [.edit, .run].contains(finding.kind) {
      guard let file = files[finding.path] else { continue }
      let isOfCure = [Rule.bareImport.name, Rule.networking.name].contains(finding.rule)
      if isOfCure,
        diagnosis.cures.contains(where: { $0.files.contains(finding.path) })
          || !imports.insert([finding.path, finding.rule]).inserted
      {
        counts.mended += 1
      } else if finding.rule == Rule.mainActorTests.name {
        let place = finding.path.split(separator: "/").dropLast().joined(separator: "/")
        added[place + (place.isEmpty ? "" : "/") + "Exports.swift", default: ""] +=
          "#if canImport(MainActorXCTest)\n@_exported import MainActorXCTest\n#endif\n"
        counts.mended += 1
      } else {
        mend(finding, file)
      }
    }
    for name in added.keys { originals[name] = files[name]?.text }
  }

  private mutating func mend(_ finding: Finding, _ file: SourceFile) {
    var text = mended[file.path] ?? MendedFile(text: file.text)
    guard let edit = MechanicalEdit(finding, in: file),
      edit.apply(to: &text, line: finding.line, imports: file.imports)
    else {
      counts.left += 1
      return
    }
    mended[file.path] = text
    originals[file.path] = file.text
    editCounts[file.path, default: 0] += 1
    counts.mended += 1
  }

  /// The files that are edited, in the order of their names.
  var editedFiles: [String] { mended.keys.sorted() }

  /// Forgets the edits of files, which are left to a person now.
  mutating func forget(_ names: [String]) {
    for name in names where mended[name] != nil {
      mended[name] = nil
      let edits = editCounts[name] ?? 0
      counts.mended -= edits
      counts.left += edits
    }
  }

  /// Writes what stood in files before.
  func restore(_ names: [String], in path: String) throws {
    for name in names {
      guard mended[name] != nil, let text = originals[name] else { continue }
      try Repair.write(text, to: URL(filePath: path).appending(path: name))
    }
  }

  /// The files to add, by their paths.
  var exports: [(path: String, text: String)] {
    added.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
  }

  /// The differences, as `git apply --unidiff-zero` takes them.
  public var difference: String {
    var difference = ""
    for (name, file) in mended.sorted(by: { $0.key < $1.key }) {
      difference += file.difference(path: name)
    }
    for (name, text) in added.sorted(by: { $0.key < $1.key }) {
      let old = originals[name]
      let lines = text.split(separator: "\n")
      let start = (old?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 1) - 1
      difference += "--- \(old == nil ? "/dev/null" : "a/" + name)\n+++ b/\(name)\n"
      difference += "@@ -\(start),0 +\(start + 1),\(lines.count) @@\n"
      difference += lines.map { "+\($0)\n" }.joined()
    }
    return difference
  }

  /// Writes the files below a folder that has the sources.
  public func write(to path: String) throws {
    let root = URL(filePath: path)
    try writeEdits(of: editedFiles, to: path)
    for (name, text) in added {
      try Repair.write((originals[name] ?? "") + text, to: root.appending(path: name))
    }
  }

  /// Writes some of the edited files.
  func writeEdits(of names: [String], to path: String) throws {
    for name in names {
      guard let file = mended[name] else { continue }
      try Repair.write(file.text, to: URL(filePath: path).appending(path: name))
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw Diagnosis.Refusal(words: "\(file.path): cannot be written")
    }
  }

  /// Copies a folder, without what builds and version control keep in it.
  public static func copy(_ path: String, into other: String) throws {
    let manager = FileManager.default
    let (from, to) = (URL(filePath: path), URL(filePath: other))
    let present = (try? manager.contentsOfDirectory(atPath: to.path)) ?? []
    guard present.isEmpty,
      !manager.fileExists(atPath: to.path) || (try? Data(contentsOf: to)) == nil
    else { throw Diagnosis.Refusal(words: "\(other): expected an empty folder, or none") }
    do {
      try manager.createDirectory(at: to, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: from.path)
      where ![".git", ".build", "Package.resolved"].contains(name) {
        try manager.copyItem(at: from.appending(path: name), to: to.appending(path: name))
      }
    } catch {
      throw Diagnosis.Refusal(words: "\(path): cannot be copied into \(other)")
    }
  }
}
