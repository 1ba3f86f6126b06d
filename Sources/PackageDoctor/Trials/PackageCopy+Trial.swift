import Foundation
import LeakDetection

extension PackageCopy {
  /// Builds the copy with its tests.
  ///
  /// - Returns: the errors of the compiler, each `Sources/Shop/Orders.swift:31:5: words`; none if it is built.
  func errorsOfBuild() throws -> [String] {
    let answer = try swift(["build", "--build-tests"])
    if answer.status == 0 { return [] }
    let lines = (answer.output + answer.errors).split(whereSeparator: \.isNewline).map(String.init)
    var errors: [String] = []
    for line in lines where line.contains(": error: ") || line.hasPrefix("error: ") {
      let error = line.replacing(folder.path + "/", with: "").replacing(" error:", with: "")
      if line.hasPrefix("/"), !errors.contains(error) { errors.append(error) }
    }
    return errors.isEmpty
      ? lines.filter { $0.contains("error: ") } + ["it cannot be built"] : errors
  }

  /// Runs the tests of the built copy.
  ///
  /// - Parameters:
  ///   - tests: Some tests, by the names in their findings; all tests by default.
  ///   - limit: The seconds after which the run is ended.
  func outcomeOfTests(_ tests: [String] = [], limit: Double? = nil) throws -> TestOutcome {
    let scratch = try ScratchFolder()
    let (xunit, findings) = (
      scratch.url.appending(path: "x.xml"), scratch.url.appending(path: "findings")
    )
    let names = tests.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    let filter = names.isEmpty ? [] : ["--filter", "^(\(names))"]
    let answer = try swift(
      ["test", "--skip-build", "--xunit-output", xunit.path] + filter,
      environment: [TestFindings.folderKey: findings.path], limit: limit)
    let swiftTesting = try? String(
      contentsOf: scratch.url.appending(path: "x-swift-testing.xml"), encoding: .utf8)
    let printed = answer.output + answer.errors
    var outcome = TestOutcome(
      output: printed, xunit: swiftTesting,
      findings: TestFindings.all(in: findings))
    let hasFailed = outcome.failures.values.contains { !$0.isEmpty }
    outcome.broken = TestRunners(printed).broken
    outcome.isComplete =
      outcome.broken.isEmpty && (answer.status == 0 || answer.status == 1 && hasFailed)
    return outcome
  }

  private func swift(
    _ words: [String], environment: [String: String] = [:], limit: Double? = nil
  ) throws -> Toolchain.Answer {
    let command = ["swift"] + words + ["--scratch-path", build.path]
    guard
      let answer = Toolchain.run(command, in: folder, environment: environment, limit: limit)
    else { throw Diagnosis.Refusal(words: "swift: not found in the search path") }
    return answer
  }
}
