import Foundation

/// A run of tests that fail on purpose: this very test program, started again with a switch set, so that
/// what a user would read can be compared.
enum FixtureRun {
  private static let key = "LIFECYCLE_TESTING_FIXTURES"

  /// Whether this is such a run; otherwise the fixtures are skipped.
  static var isOn: Bool { ProcessInfo.processInfo.environment[key] != nil }

  /// One run of all Swift Testing fixtures serves every test.
  private static let issueOutput = Result {
    try output(of: [
      "--testing-library", "swift-testing", "--no-parallel", "--filter",
      "LifecycleTestingTests\\.[A-Za-z]*Fixtures/",
    ])
  }

  /// And one of all XCTest fixtures.
  private static let failureOutput = Result {
    try output(of: [
      [
        "XCTestFixtures", "PlainSetUpFixtures", "ThrowingSetUpFixtures", "AsyncSetUpFixtures",
        "MainActorSetUpFixtures", "MainActorPlainSetUpFixtures",
      ].map { "LifecycleTestingTests.\($0)" }.joined(separator: ",")
    ])
  }

  /// A fixture that did not run says nothing, which is not what a clean one says.
  struct DidNotRun: Error {
    let fixture: String
  }

  /// What Swift Testing prints about the issues of a fixture: file and place, then the words.
  static func issues(of fixture: String) throws -> String {
    var text = ""
    var (isInside, hasRun) = (false, false)
    for line in try issueOutput.get().split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, "✘✔◇➜⚠".contains(first) {
        let isMeant = line.dropFirst(2).hasPrefix("Test \(fixture)(")
        hasRun = hasRun || isMeant && (line.contains(" passed ") || line.contains(" failed "))
        isInside = isMeant && line.contains(" recorded an issue ")
        if isInside { text += line.drop { $0 != ")" }.dropFirst(2) + "\n" }
      } else if isInside {
        text += line + "\n"
      }
    }
    guard hasRun else { throw DidNotRun(fixture: fixture) }
    return text
  }

  /// Where an issue was recorded that Swift Testing could not tie to any test.
  static func placesOfUnknownTests() throws -> [String] {
    try issueOutput.get().split(separator: "\n").filter {
      $0.contains("«unknown» recorded an issue at ")
    }
    .compactMap { $0.components(separatedBy: " at ").last }
  }

  /// What XCTest prints about the failures of a fixture: file and line, then the words.
  static func failures(of name: String) throws -> String {
    let fixture = name.contains(".") ? name : "XCTestFixtures." + name
    var text = ""
    var (isInside, hasRun) = (false, false)
    for line in try failureOutput.get().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("Test ") {
        isInside = false
        let isMeant = line.hasPrefix("Test Case '\(fixture)'")
        hasRun = hasRun || isMeant && (line.contains(" passed ") || line.contains(" failed "))
      } else if line.contains(": error: ") {
        isInside = line.contains(": error: \(fixture) : ")
      }
      // Of a path only the file's name is the same everywhere.
      if isInside {
        text += (line.first == "/" ? line.split(separator: "/").last ?? "" : line) + "\n"
      }
    }
    guard hasRun else { throw DidNotRun(fixture: fixture) }
    return text
  }

  private static func output(of arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // In a terminal the words would come in colours.
    let settings = [key: "1", "NO_COLOR": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
