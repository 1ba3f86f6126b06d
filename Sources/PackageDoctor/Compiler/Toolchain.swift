import Foundation
import LeakDetection

/// Runs the programs of the Swift toolchain in the search path.
package enum Toolchain {
  /// A program's output, and how it ended.
  package struct Answer: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// Runs a program to its end; `nil` when there is no such program. A signal that ends this process ends the program.
  ///
  /// - Parameters:
  ///   - scratch: Where the program puts its own temporary files.
  ///   - isShown: Whether its output goes to the standard error, and not into the answer.
  ///   - environment: Variables beside those of this process.
  ///   - limit: The seconds after which the program is interrupted.
  package static func run(
    _ words: [String], in folder: URL, scratch: URL? = nil, isShown: Bool = false,
    environment: [String: String] = [:], limit: Double? = nil
  ) -> Answer? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    var added = environment
    if let scratch { added["TMPDIR"] = scratch.path }
    if !added.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    }
    // Files, because a program that fills a pipe would wait for ever. Without names, so that none stays behind.
    guard let output = namelessFile(), let errors = namelessFile() else { return nil }
    process.standardOutput = isShown ? FileHandle.standardError : output
    process.standardError = errors
    do { try process.run() } catch { return nil }
    let end = DispatchWorkItem { process.interrupt() }
    if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
    let ended = Signals.ending(process.processIdentifier) { process.waitForEnd() }
    end.cancel()
    // The word of `env` for a program that it does not find.
    guard ended.status != 127 else { return nil }
    let texts = [output, errors].map { file in
      try? file.seek(toOffset: 0)
      return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
    return Answer(status: ended.status, output: texts[0], errors: texts[1])
  }

  private static func namelessFile() -> FileHandle? {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "doctor-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: place.path, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(at: place) }
    return FileHandle(forUpdatingAtPath: place.path)
  }
}
