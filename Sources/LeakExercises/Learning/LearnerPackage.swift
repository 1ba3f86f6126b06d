import PackageDoctor
import Foundation
import LeakDetection

/// A learner's folder: a package with a file for each exercise, and the progress.
package struct LearnerPackage: Sendable {
  package let folder: URL

  package init(folder: String) { self.folder = URL(filePath: folder).standardizedFileURL }

  private var progressFile: URL { folder.appending(path: ".exercises/progress.json") }

  /// Whether the folder is such a package.
  package var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Exercises").path)
  }

  /// Whether it has the script `learn`, by which a learner speaks to the tool.
  package var hasStarter: Bool {
    isThere
      && FileManager.default.isExecutableFile(atPath: folder.appending(path: "learn").path)
  }

  /// Whether something else is in the folder.
  package var isOccupied: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return !isThere && names?.contains { !$0.hasPrefix(".") } == true
  }

  /// Writes the package.
  ///
  /// - Parameters:
  ///   - kit: LifecycleKit's folder, which the package depends on so that editors understand the files.
  ///   - program: The program that `learn` runs.
  package func write(_ shelf: Shelf, kit: URL, program: String) throws(LeakFileError) {
    try WholeFile.check(folder: folder.path)
    for exercise in shelf.exercises { try write(exercise.task, to: exercise.path) }
    let starter = LearnerTexts.starter(kit: kit.path, program: program)
    try write(LearnerTexts.manifest(shelf, kit: kit.path), to: "Package.swift")
    try write(LearnerTexts.readme(shelf), to: "README.md")
    try write(".build\n.exercises/runs\n", to: ".gitignore")
    try write(starter, to: "learn")
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "learn").path)
    try write(LearnerProgress())
  }

  private func write(_ text: String, to path: String) throws(LeakFileError) {
    let place = folder.appending(path: path)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try WholeFile.write(text, to: place.path)
  }

  // MARK: - Progress

  var hasProgress: Bool { FileManager.default.fileExists(atPath: progressFile.path) }

  /// The progress; that of a beginner where none is noted, and `nil` where it cannot be read.
  package var progress: LearnerProgress? {
    guard hasProgress else { return LearnerProgress() }
    return (try? Data(contentsOf: progressFile)).flatMap {
      try? JSONDecoder().decode(LearnerProgress.self, from: $0)
    }
  }

  /// Keeps a progress that cannot be read, under another name.
  ///
  /// - Returns: the path of the file, from the package's folder.
  /// - Throws: `Diagnosis.Refusal` when there is no place for it.
  package func putProgressAside() throws(Diagnosis.Refusal) -> String {
    let kept = ".exercises/progress.json.bak"
    let place = folder.appending(path: kept)
    do {
      // An older one that was kept is not lost either: nothing is moved over a file.
      try FileManager.default.moveItem(at: progressFile, to: place)
    } catch {
      throw Diagnosis.Refusal(
        words: ".exercises/progress.json: cannot be read, nor kept as \(kept);"
          + " move both files to another place")
    }
    return kept
  }

  package func write(_ progress: LearnerProgress) throws(LeakFileError) {
    try write((try? stableJSON(progress)) ?? "", to: ".exercises/progress.json")
  }

  // MARK: - Files

  /// The learner's text of an exercise; `nil` when the file cannot be read.
  package func text(of exercise: Exercise) -> String? {
    try? String(contentsOf: folder.appending(path: exercise.path), encoding: .utf8)
  }

  /// The exercise whose file was saved last, if that was after the progress was noted.
  package func savedLast(of shelf: Shelf) -> Exercise? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: progressFile.path)
    let noted = attributes?[.modificationDate] as? Date ?? .distantPast
    let saved = shelf.exercises.compactMap { exercise in
      date(of: exercise).map { (date: $0, exercise: exercise) }
    }
    return saved.filter { $0.date > noted }.max { $0.date < $1.date }?.exercise
  }

  /// Puts the file of an exercise back to the task.
  package func reset(_ exercise: Exercise) throws(LeakFileError) {
    try write(exercise.task, to: exercise.path)
  }

  /// When the file of an exercise was saved.
  package func date(of exercise: Exercise) -> Date? {
    let place = folder.appending(path: exercise.path).path
    return (try? FileManager.default.attributesOfItem(atPath: place))?[.modificationDate] as? Date
  }
}
