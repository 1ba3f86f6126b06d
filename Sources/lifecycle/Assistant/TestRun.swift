import Console
import Doctor
import Foundation

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
    guard let answer = Toolchain.run(words, in: URL(filePath: path)) else {
      output.line("swift is not in the search path")
      return 2
    }
    let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
    let failures = Self.failures(in: lines.map(String.init))
    for line in failures { output.line(line) }
    let closing = lines.filter { $0.contains("Test run with") || $0.contains("Executed ") }.last
    if let closing, answer.status == 0 || !failures.isEmpty {
      output.line(String(closing))
      return answer.status == 0 ? 0 : 1
    }
    let compiler = (lines + answer.errors.split(separator: "\n")).filter { $0.contains("error: ") }
    for line in compiler.isEmpty ? Array(lines.suffix(20)) : compiler { output.line(String(line)) }
    output.line("swift test ended with status \(answer.status)")
    return 2
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
}
