import Foundation
import PackageDoctor
import Testing

@testable import lifecycle

/// The tests that `explore … --tests` and programs print, as a reader puts them into a target.
@MainActor @Suite struct PrintedTestsTests {
  /// The code below the findings.
  private static func code(in output: String) throws -> String {
    String(output[try #require(output.firstRange(of: "import FlowExploration\n")).lowerBound...])
  }

  /// The errors and warnings of the compiler for the files of one target.
  private static func complaints(of texts: [String]) throws -> String {
    let scratch = try Scratch()
    let files = texts.indices.map { "\($0).swift" }
    for (file, text) in zip(files, texts) {
      try Data(text.utf8).write(to: scratch.url.appending(path: file))
    }
    let modules = ExploreWorkersTests.program.deletingLastPathComponent().appending(path: "Modules")
    let answer = try #require(
      Toolchain.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"]
          + ["-module-name", "Printed", "-diagnostic-style=llvm", "-I", modules.path] + files,
        in: scratch.url))
    return answer.errors
  }

  private static func printedByProgram() throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = ExploreWorkersTests.program.deletingLastPathComponent()
      .appending(path: "ShopExplorer")
    process.arguments = ["--depth", "3", "--tests"]
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `tests of a program and of two models with the same findings compile in one target`()
    async throws
  {
    let scratch = try Scratch()
    var texts = [try Self.code(in: Self.printedByProgram())]
    for name in ["hall.flow", "annex.flow"] {
      let file = scratch.url.appending(path: name)
      try Data(ExploreModelTests.leaking.utf8).write(to: file)
      texts.append(
        try Self.code(in: await Played(["explore", file.path, "--depth", "3", "--tests"]).output))
    }
    #expect(try Self.complaints(of: texts) == "")
    // The judge sees what is missing, and one name twice.
    let lacking = texts[1].replacing("import Foundation\n", with: "")
    #expect(try Self.complaints(of: [lacking]).contains("cannot find 'URL' in scope"))
    #expect(try Self.complaints(of: texts + [texts[0]]).contains("invalid redeclaration"))
  }

  @Test func `tests of a program name the function that it shares with them`() throws {
    #expect(
      try Self.code(in: Self.printedByProgram()) == #"""
        import FlowExploration
        import Testing
        @testable import ShopExplorer

        // explorer() is a function of ShopExplorer, as in explorer().runAsCommand()

        @MainActor @Test func `leak LampViewController, popped from UINavigationController capture it weakly, in ShopExplorer`() throws {
          let end = try explorer().play([
            "tap the bar button \"Lamp\"",
            "tap the back button",
          ])
          #expect(end.faults.filter { $0 == "leak: cycle: LampViewController.navigationItem → UINavigationItem.rightBarButtonItems[_] → UIBarButtonItem.primaryAction → UIAction.handler → closure #1 in ShopCoordinator.showLamp() captures #1" } == [])
        }

        """#)
  }

  @Test func `tests of the tool's own apps name their explorers`() async throws {
    let kiosk = await Played(["explore", "kiosk", "pushedTwice", "--depth", "1", "--tests"])
    #expect(
      kiosk.output.contains("\n\nimport ExampleKiosk\nimport FlowExploration\nimport Testing\n\n"))
    #expect(kiosk.output.contains("try KioskCoordinator.explorer(with: .pushedTwice).play([\n"))
  }
}
