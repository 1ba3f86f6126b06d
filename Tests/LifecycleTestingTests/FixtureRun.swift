import Foundation

/// A run of tests that fail on purpose: this very test program, started again with a switch set, so that
/// what a user would read can be compared.
enum FixtureRun {
  private static let key = "LIFECYCLE_TESTING_FIXTURES"

  /// Whether this is such a run; otherwise the fixtures are skipped.
  static var isOn: Bool { ProcessInfo.processInfo.environment[key] != nil }

  /// What the run of a framework's fixtures printed, and the pages that it left, by the name of the file.
  private struct Outcome {
    var output: String
    var pages: [String: String]
  }

  /// One run of all Swift Testing fixtures serves every test.
  private static let issueOutcome = Result {
    try outcome { folder in
      try output(of: [
        "--testing-library", "swift-testing", "--no-parallel", "--filter",
        "LifecycleTestingTests\\.[A-Za-z]*Fixtures/", "--attachments-path", folder,
      ])
    }
  }

  /// And one of all XCTest fixtures.
  private static let failureOutcome = Result {
    let fixtures = [
      "XCTestFixtures", "PlainSetUpFixtures", "ThrowingSetUpFixtures", "AsyncSetUpFixtures",
      "MainActorSetUpFixtures", "MainActorPlainSetUpFixtures", "PortableSetUpFixtures",
      "TearDownFixtures",
    ].map { "LifecycleTestingTests.\($0)" }.joined(separator: ",")
    return try outcome { folder in
      // A folder that is not there yet.
      try output(of: [fixtures], ["LIFECYCLE_REPORTS": folder + "/made"])
    }
  }

  /// The pages of reports that the fixtures of Swift Testing have attached.
  static func attachedPages() throws -> [String: String] { try issueOutcome.get().pages }

  /// The lines about attachments that a run of two failing fixtures prints without a folder for them.
  static func linesOfAttachments() throws -> [String] {
    let run = try output(of: [
      "--testing-library", "swift-testing", "--no-parallel", "--filter",
      "LifecycleTestingTests\\.TraitFixtures/(misuse|remainingWork)\\(",
    ])
    return run.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("⎙") || $0.hasPrefix("↳ Not kept")
    }
  }

  /// What the run of the fixtures of XCTest printed about the pages.
  static func placesOfPages() throws -> [String] {
    try failureOutcome.get().output.split(separator: "\n").filter {
      $0.hasPrefix("The report of ")
    }
    .map(String.init)
  }

  /// The pages that those of XCTest have left in the folder.
  static func writtenPages() throws -> [String: String] { try failureOutcome.get().pages }

  private static func outcome(of run: (String) throws -> String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var outcome = Outcome(output: try run(folder.path), pages: [:])
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".html") {
      let page = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      outcome.pages[URL(filePath: path).lastPathComponent] = page
    }
    return outcome
  }

  /// A fixture that did not run says nothing, which is not what a clean one says.
  struct DidNotRun: Error {
    let fixture: String
  }

  /// The text that Swift Testing prints about the issues of a fixture: file and place, then the words. The lines of the source
  /// that stand below the steps of paths are left out unless `places` is set.
  static func issues(of fixture: String, places: Bool = false) throws -> String {
    let text = try records(" recorded an issue ", of: fixture)
    return places ? text : text.withoutPlaces
  }

  /// Same as `issues(of:)`, except for warnings, which fail no test.
  static func warnings(of fixture: String) throws -> String {
    try records(" recorded a warning ", of: fixture)
  }

  private static func records(_ words: String, of fixture: String) throws -> String {
    var text = ""
    var (isInside, hasRun) = (false, false)
    for line in try issueOutcome.get().output.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let first = line.first, "✘✔◇➜⚠⚠︎⎙".contains(first) {
        let isMeant = line.dropFirst(2).hasPrefix("Test \(fixture)(")
        hasRun = hasRun || isMeant && (line.contains(" passed ") || line.contains(" failed "))
        isInside = isMeant && line.contains(words)
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
    try issueOutcome.get().output.split(separator: "\n").filter {
      $0.contains("«unknown» recorded an issue at ")
    }
    .compactMap { $0.components(separatedBy: " at ").last }
  }

  /// Same as `issues(of:places:)`, of XCTest.
  static func failures(of name: String, places: Bool = false) throws -> String {
    let fixture = name.contains(".") ? name : "XCTestFixtures." + name
    var text = ""
    var (isInside, hasRun) = (false, false)
    for line in try failureOutcome.get().output.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("Test ") || line.hasPrefix("The report of ") {
        isInside = false
        let isMeant = line.hasPrefix("Test Case '\(fixture)'")
        hasRun = hasRun || isMeant && (line.contains(" passed ") || line.contains(" failed "))
      } else if line.contains(": note: ") {
        isInside = false
      } else if line.contains(": error: ") {
        isInside =
          line.contains(": error: \(fixture) : ")
          || line.contains(": error: \(fixture), after tearDown() : ")
      }
      // Of a path only the file's name is the same everywhere.
      if isInside {
        text += (line.first == "/" ? line.split(separator: "/").last ?? "" : line) + "\n"
      }
    }
    guard hasRun else { throw DidNotRun(fixture: fixture) }
    return places ? text : text.withoutPlaces
  }

  /// The notes printed beside the failures of an XCTest fixture: file and line, then the words.
  static func notes(of fixture: String) throws -> [String] {
    try failureOutcome.get().output.split(separator: "\n")
      .filter { $0.contains(": note: \(fixture) : ") }
      .map { String($0.split(separator: "/").last ?? "") }
  }

  /// The last line of a run of some XCTest fixtures, with the numbers of tests and failures, and the exit status.
  static func summary(of names: String...) throws -> (executed: String, status: Int32) {
    let list = names.map { "LifecycleTestingTests." + $0 }.joined(separator: ",")
    let (output, status) = try result(of: [list])
    let line = output.components(separatedBy: "Executed ").last ?? ""
    return (String(line.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces), status)
  }

  /// The warnings that the XCTest fixtures print without failing.
  static func printedWarnings() throws -> String {
    let lines = try failureOutcome.get().output.split(separator: "\n")
    return lines.indices.filter { lines[$0].contains(": warning: ") }
      .flatMap { [lines[$0].split(separator: "/").last ?? ""] + lines.dropFirst($0 + 1).prefix(2) }
      .joined(separator: "\n")
  }

  private static func output(
    of arguments: [String], _ environment: [String: String] = [:]
  ) throws -> String { try result(of: arguments, environment).output }

  private static func result(
    of arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // In a terminal the words would come in colours.
    let settings = [key: "1", "NO_COLOR": "1"]
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

extension String {
  /// The text without the lines that name a place below a step of a path.
  fileprivate var withoutPlaces: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.wholeMatch(of: /\s+at \S+\.swift:\d+/) == nil }.joined(separator: "\n")
  }
}
