import Foundation
import LeakDetection

/// A run of a program that may trap, never return, or print without end.
///
/// The program has a folder, a time, a size of its files and of its memory that it does not exceed, and what it has
/// started ends with it. Runs may go on side by side.
struct BoundedRun {
  /// The status, or the signal's number; `nil` if the time was over.
  let status: Int32?
  let output: String
  /// Whether it has used up its time on a processor.
  let isSpinning: Bool
  let hasPrintedTooMuch: Bool

  /// The largest file that a learner's program writes, in bytes: its output, as well.
  static let mostOutput = 1_000_000

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; its output is kept in a file beside it.
  ///   - seconds: The longest time on a processor.
  ///   - largestFile: The size that no file which it writes exceeds, in bytes.
  /// - Throws: an error if it cannot be started.
  init(
    _ words: [String], in folder: URL, seconds: Int, largestFile: Int = mostOutput,
    environment: [String: String] = [:]
  ) throws {
    let place = folder.appending(path: "output")
    try WholeFile.write("", to: place.path)
    let file = try FileHandle(forWritingTo: place)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // A block has 512 bytes. Memory is in KB: a program that fills it is not to take the machine along.
    process.arguments =
      [
        "-c",
        "ulimit -c 0; ulimit -f \(largestFile / 512); ulimit -t \(seconds);"
          + " ulimit -v 8000000; exec \"$@\"", "sh",
      ] + words
    process.currentDirectoryURL = folder
    let mark = "EXERCISE_RUN=\(UUID().uuidString)"
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.environment?["EXERCISE_RUN"] = String(mark.dropFirst("EXERCISE_RUN=".count))
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (file, file)
    try process.run()
    // Time on a processor counts, so that a busy machine does no harm; one that only waits is given more.
    let (began, limit, number) = (ContinuousClock.now, seconds + 17, process.processIdentifier)
    let overdue = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: overdue)
    let ended = process.waitForEnd()
    overdue.cancel()
    let isInTime = ContinuousClock.now - began < .seconds(limit)
    Self.endAll(with: mark)
    try? file.close()
    isSpinning = isInTime && [SIGXCPU, SIGKILL].contains(ended.status)
    status = isSpinning || !isInTime ? nil : ended.status
    let bytes = (try? Data(contentsOf: place)) ?? Data()
    hasPrintedTooMuch = bytes.count >= largestFile / 512 * 512
    output = String(decoding: bytes, as: UTF8.self)
  }

  /// Ends the processes that have a mark in their environment: those that a program has started, in whatever group they
  /// are. New ones may come meanwhile, so it looks again.
  private static func endAll(with mark: String) {
    let mark = Data(mark.utf8)
    for _ in 0..<20 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let found = names.compactMap { pid_t($0) }.filter { process in
        // The size of such a file is 0, so it is read to its end.
        let file = FileHandle(forReadingAtPath: "/proc/\(process)/environ")
        return (try? file?.readToEnd())?.range(of: mark) != nil
      }
      if found.isEmpty { return }
      for process in found { kill(process, SIGKILL) }
    }
  }
}
