import Foundation

/// The edits for a folder, made in rounds: code that an edit brings to light may need edits of its own.
///
/// Nothing is written before all edits are known. After each round the files are examined again. An edit does not help,
/// and is taken back, if its finding is still there or if the compiler finds an error in it.
package struct RepairRounds {
  /// The files whose edits were taken back, because they compiled before and not with the edits, in the order of their
  /// names; each with its first finding.
  package private(set) var untouched: [(path: String, reason: String)] = []
  /// The diagnosis of the folder with the edits.
  package private(set) var diagnosis: Diagnosis
  private var edited: EditedFolder
  private var refused: Set<Repair.Name> = []
  private var editCounts: [String: Int] = [:]
  /// The files in which a set-up or a tear-down has two forms now.
  private var parted: Set<String> = []

  /// The most rounds. Later ones would find nothing new.
  private static let most = 6

  /// Works out the edits.
  ///
  /// - Parameters:
  ///   - before: The diagnosis of the folder as it is.
  ///   - folder: The files.
  ///   - diagnose: Examines the files with some edits.
  init(
    of before: Diagnosis, in folder: SourceFolder, diagnose: (SourceFolder) throws -> Diagnosis
  ) throws {
    diagnosis = before
    edited = EditedFolder(folder)
    for _ in 1...Self.most {
      guard try round(diagnose) else { break }
    }
    try takeBack(before, diagnose)
  }

  /// Works out the edits for an examiner's findings, and has it examine each round.
  package init(by examiner: Examiner) throws {
    try self.init(
      of: examiner.diagnosis(), in: examiner.folder, diagnose: { try examiner.diagnosis(of: $0) })
  }

  /// Makes the edits for the present diagnosis, without those that do not help.
  ///
  /// - Returns: whether there were any.
  private mutating func round(_ diagnose: (SourceFolder) throws -> Diagnosis) throws -> Bool {
    var repair = Repair(of: diagnosis, in: edited, without: refused)
    while !repair.edits.isEmpty {
      let changed = edited.with(repair)
      let after = try diagnose(changed.sources)
      let useless = repair.useless(in: edited, before: diagnosis, after: after)
      guard !useless.isEmpty else {
        for edit in repair.edits {
          editCounts[edit.finding.path, default: 0] += 1
          if edit.finding.fixIt == .awaitSetUp, edit.change?.hasTwoForms == true {
            parted.insert(edit.finding.path)
          }
        }
        (edited, diagnosis) = (changed, after)
        return true
      }
      refused.formUnion(useless.map { repair.edits[$0].name })
      repair.edits = repair.edits.enumerated().filter { !useless.contains($0.offset) }.map(
        \.element)
    }
    return false
  }

  /// Takes back the edits of files that compiled before and do not any more.
  private mutating func takeBack(
    _ before: Diagnosis, _ diagnose: (SourceFolder) throws -> Diagnosis
  ) throws {
    let clean = Set(before.files.filter(\.compiles).map(\.path))
    while true {
      let broken = diagnosis.files.filter { !$0.compiles && clean.contains($0.path) }.map(\.path)
      let own = broken.filter { edited.files[$0] != nil }
      guard !own.isEmpty else { break }
      for path in own {
        let finding = diagnosis.findings.first { $0.path == path && $0.kind != .note }
        untouched.append((path, finding.map { "\($0.line): \($0.what)" } ?? ""))
        editCounts[path] = nil
        parted.remove(path)
      }
      edited.takeBack(own)
      diagnosis = try diagnose(edited.sources)
    }
    untouched.sort { $0.path < $1.path }
  }

  /// How many findings are fixed, and how many need a person.
  package var counts: (mended: Int, left: Int) {
    (
      editCounts.values.reduce(0, +),
      diagnosis.findings.count { $0.kind == .edit || $0.kind.isAsleep }
    )
  }

  /// A hint for the person about set-ups that have two forms now, one for Xcode and one for Linux; `nil` where none has.
  ///
  /// An edit changes nothing of what Xcode reads, so both stay.
  package var hintForSetUps: String? {
    parted.isEmpty
      ? nil
      : "A set-up that has two forms now may keep the second alone, without its #if: Xcode 13 and later take it, too.\n"
        + "With both, a line that is added to one, as checksDeallocation(), belongs into the other as well."
  }

  /// The differences, as `git apply` takes them.
  package var difference: String { edited.difference }

  var files: [String: EditedFile] { edited.files }

  /// Writes the files below a folder that has the sources.
  ///
  /// - Throws: `LeakFileError`.
  package func write(to root: URL) throws { try edited.write(to: root) }
}

extension Repair {
  /// The indices of the edits that do not help: their finding is still there, or a new one is in the lines that they
  /// write.
  fileprivate func useless(
    in folder: EditedFolder, before: Diagnosis, after: Diagnosis
  ) -> Set<Int> {
    var useless: Set<Int> = []
    let changed = folder.with(self)
    for path in paths {
      guard let old = folder.sources.files.first(where: { $0.path == path })?.source,
        let new = changed.files[path]?.text
      else { continue }
      let known = before.findings.filter { $0.path == path }
      let found = after.findings.filter { $0.path == path && $0.kind != .note }
      var shift = 0
      var written: [Int: Set<Int>] = [:]
      let replacements = replacements(in: path)
      for (edit, replacement) in replacements {
        let text = Array(replacement.text.utf8)
        let start = replacement.range.lowerBound + shift
        let count = text.count - text.reversed().prefix { $0 <= 32 }.count
        if count > 0 {
          written[edit, default: []].formUnion(
            new.line(at: start)...new.line(at: start + count - 1))
        }
        shift += text.count - replacement.range.count
      }
      for (place, edit) in edits.enumerated() where edit.finding.path == path {
        guard let claim = edit.change?.claim else { continue }
        let own =
          old.line(at: claim.lowerBound)...old.line(at: max(claim.lowerBound, claim.upperBound - 1))
        let lines = written[place] ?? []
        let start = old.lines[edit.finding.line - 1].content.lowerBound
        let moved = new.line(
          at: replacements.reduce(start) {
            $1.1.range.upperBound <= start
              ? $0 + $1.1.text.utf8.count - $1.1.range.count : $0
          })
        let isUseless = found.contains { finding in
          let isSame = finding.rule == edit.finding.rule && finding.what == edit.finding.what
          if isSame { return lines.contains(finding.line) || finding.line == moved }
          return !finding.kind.isAsleep && lines.contains(finding.line)
            && !known.contains {
              own.contains($0.line) && $0.rule == finding.rule && $0.what == finding.what
            }
        }
        if isUseless { useless.insert(place) }
      }
    }
    return useless
  }
}
