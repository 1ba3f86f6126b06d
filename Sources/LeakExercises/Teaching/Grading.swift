import PackageDoctor
import Foundation
import LeakDetection
import Synchronization

/// A folder of submissions, judged: a folder each, with the files of the exercises anywhere in it.
package struct Grading: Sendable {
  /// One submission.
  package struct Row: Codable, Sendable {
    /// One file of it.
    package struct Result: Codable, Sendable {
      package var number: Int
      package var name: String
      /// `solved`, the reason of a refusal, or `not begun`.
      package var verdict: String

      package var isSolved: Bool { verdict == ExerciseVerdict.Kind.solved.rawValue }
      package var isOpen: Bool { verdict == Grading.notBegun }
    }

    /// The name of its folder.
    package var name: String
    package var results: [Result]
    /// The attempts that its progress has noted; `nil` where it was not handed in.
    package var attempts: Int?

    package var solved: Int { results.count(where: \.isSolved) }
    package var failed: [Result] { results.filter { !$0.isSolved && !$0.isOpen } }
  }

  static let notBegun = "not begun"
  /// No file of an exercise is longer.
  private static let longest = 200_000

  package private(set) var rows: [Row] = []

  /// Judges all submissions, two or more at a time.
  ///
  /// - Throws: `Diagnosis.Refusal` when the folder cannot be read.
  package init(
    of path: String, _ shelf: Shelf, by judge: ExerciseJudge,
    step: @Sendable (String, Int) -> Void
  ) throws {
    let folder = URL(filePath: path).standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var submissions = names.sorted().map { folder.appending(path: $0) }.filter {
      !$0.lastPathComponent.hasPrefix(".") && Self.isFolder($0)
    }
    if names.contains("Exercises") { submissions = [folder] }
    guard !submissions.isEmpty else {
      throw Diagnosis.Refusal(words: "\(path): expected a folder for each submission, found none")
    }
    // The same text has the same verdict, and most of what is handed in is alike.
    var jobs: [(text: String, exercise: Exercise)] = []
    var places: [Job: Int] = [:]
    let files = submissions.map { submission in
      let found = Self.files(in: submission)
      return shelf.exercises.map { exercise -> Int? in
        guard let text = found["\(exercise.name).swift"], text != exercise.task else { return nil }
        let job = Job(exercise: exercise.number, text: text)
        if let place = places[job] { return place }
        places[job] = jobs.count
        jobs.append((text, exercise))
        return jobs.count - 1
      }
    }
    let verdicts = judge.verdicts(on: jobs, step: step)
    rows = zip(submissions, files).map { submission, files in
      let results = zip(shelf.exercises, files).map { exercise, job in
        Row.Result(
          number: exercise.number, name: exercise.name,
          verdict: job.map { verdicts[$0] } ?? Self.notBegun)
      }
      let package = LearnerPackage(folder: Self.root(of: submission).path)
      return Row(
        name: submission.lastPathComponent, results: results,
        attempts: package.hasProgress ? package.progress?.attempts : nil)
    }
  }

  private struct Job: Hashable {
    let exercise: Int
    let text: String
  }

  /// The folder of the package in a submission, which may have been packed with a folder around it.
  private static func root(of submission: URL) -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: submission.path)) ?? []
    let inner = names.map { submission.appending(path: $0) }.filter(isFolder)
    return ([submission] + inner).first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Exercises").path)
    } ?? submission
  }

  /// The Swift files of a submission by name. Links are not followed.
  private static func files(in submission: URL) -> [String: String] {
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
    let all = FileManager.default.enumerator(
      at: submission, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var found: [String: String] = [:]
    while let file = all?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let values = try? file.resourceValues(forKeys: Set(keys)),
        values.isRegularFile == true, values.fileSize ?? 0 < longest,
        let data = try? Data(contentsOf: file)
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let isInPlace = file.path.contains("/Exercises/")
      if found[file.lastPathComponent] == nil || isInPlace { found[file.lastPathComponent] = text }
    }
    return found
  }

  private static func isFolder(_ place: URL) -> Bool {
    (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}

extension ExerciseJudge {
  /// The reasons of verdicts on many texts, as many at a time as there are processors.
  package func verdicts(
    on texts: [(text: String, exercise: Exercise)], step: @Sendable (String, Int) -> Void
  ) -> [String] {
    let reasons = Mutex(Array(repeating: "", count: texts.count))
    let next = Mutex(0)
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, texts.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let place = next.withLock({ place -> Int? in
        guard place < texts.count else { return nil }
        defer { place += 1 }
        step(texts[place].exercise.title, texts.count)
        return place
      }) {
        let reason =
          (try? verdict(on: texts[place].text, of: texts[place].exercise))?.reason
          ?? "could not be judged"
        reasons.withLock { $0[place] = reason }
      }
    }
    return reasons.withLock { $0 }
  }
}
