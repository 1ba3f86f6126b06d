import ToolConsole
import PackageDoctor
import Foundation
import LifecycleKit

/// The tests of a package, run for an assistant.
@MainActor struct TestRun {
  let path: String
  let filter: String?

  /// Runs the tests and writes each failure.
  ///
  /// - Returns: 0 when the tests pass, 1 when some fail, 2 when they cannot be built or run.
  func run(_ output: Output) -> Int32 {
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      output.line("\(path): expected a package, found no Package.swift")
      return 2
    }
    let words = ["swift", "test"] + (filter.map { ["--filter", $0] } ?? [])
    let scratch = try? ScratchFolder()
    let findings = scratch?.url.appending(path: "findings")
    let environment = findings.map { [TestFindings.folderKey: $0.path] } ?? [:]
    let place = URL(filePath: path)
    guard let answer = Toolchain.run(words, in: place, environment: environment) else {
      output.line("swift is not in the search path")
      return 2
    }
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    let leaks = findings.map { TestFindings.all(in: $0).flatMap(\.leaks) } ?? []
    let failures = Self.placed(Self.failures(in: lines.map(String.init)), leaks)
    for line in failures { output.line(line) }
    let closing = Self.closing(of: lines.map(String.init))
    if let closing, answer.status == 0 || !failures.isEmpty {
      output.line(closing)
      return answer.status == 0 ? 0 : 1
    }
    let compiler = (lines + answer.errors.split(separator: "\n")).filter { $0.contains("error: ") }
    for line in compiler.isEmpty ? Array(lines.suffix(20)) : compiler { output.line(String(line)) }
    output.line("swift test ended with status \(answer.status)")
    return 2
  }

  /// The last line that counts tests. XCTest's and Swift Testing's counts both come, also where one had none to run.
  static func closing(of lines: [String]) -> String? {
    let counts = lines.filter { $0.contains("Test run with") || $0.contains("Executed ") }
    return counts.last { !$0.contains("with 0 tests") && !$0.contains("Executed 0 tests") }
      ?? counts.last
  }

  /// The issues of Swift Testing and of XCTest, each with the lines that belong to it.
  static func failures(in lines: [String]) -> [String] {
    var isInside = false
    return lines.filter { line in
      if line.hasPrefix("✘") {
        isInside = line.contains(" recorded an issue ")
      } else if line.contains(": error: "), line.contains(#/:\d+: error: .* : /#) {
        isInside = true
      } else if line.first.map("✔◇➜⎙━⚠".contains) == true
        || ["Test Case ", "Test Suite "].contains(where: line.hasPrefix)
      {
        isInside = false
      }
      return isInside
    }
  }

  /// Failures with the line of source that a leak can be mended in, below the first line of its report.
  static func placed(_ failures: [String], _ leaks: [LeakReport]) -> [String] {
    failures.flatMap { line in
      let places = leaks.filter { line.hasSuffix($0.headline) }
        .compactMap { $0.retention?.path?.suspectLine?.place }
      return places.isEmpty
        ? [line] : [line, "    at " + Set(places).sorted().joined(separator: ", ")]
    }
  }
}
