import Foundation

/// Runs the programs of the Swift toolchain that stands in the search path.
enum Toolchain {
  /// What a program has said, and how it ended.
  struct Answer: Sendable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a program to its end; `nil` when there is no such program.
  static func run(_ words: [String], in folder: URL) -> Answer? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Through files: a program that fills a pipe would wait for ever.
    let name = UUID().uuidString
    let places = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appending(path: "doctor-\(name).\($0)")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }
    for place in places { try? Data().write(to: place) }
    process.standardOutput = FileHandle(forWritingAtPath: places[0].path)
    process.standardError = FileHandle(forWritingAtPath: places[1].path)
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    // The word of `env` for a program that it does not find.
    guard process.terminationStatus != 127 else { return nil }
    let texts = places.map {
      String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self)
    }
    return Answer(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
