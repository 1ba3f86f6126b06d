import Foundation
import Testing

@testable import lifecycle

/// The command `explore` with a model in a file.
@MainActor @Suite struct ExploreModelTests {
  private func played(_ words: String...) async -> Played {
    await Played(["explore"] + words)
  }

  /// A file with a model, which goes with the folder it is in.
  private func inFile(_ text: String, _ body: (String) async throws -> Void) async throws {
    let scratch = try Scratch()
    let file = scratch.url.appending(path: "hall.flow")
    try Data(text.utf8).write(to: file)
    try await body(file.path)
  }

  static let leaking = """
    screen Hall
      on "Enter" push Room
    screen Room
      on "Stay" hold Room by app
    root stack Hall
    without rotation application memoryWarning swipeBack
    """

  @Test func `a model is explored with findings, tests and scripts`() async throws {
    try await inFile(Self.leaking) { path in
      let run = await played(path, "--depth", "3", "--tests", "--scripts")
      #expect(
        run
          == Played(
            1,
            """
            7 states, 6 steps, 14 actions performed; everything was tried up to 3 actions from the start
            pairs of steps in a row: 5 of 5 tried

            leak: Room, popped from UINavigationController: release it in the model
              1. tap "Enter"
              2. tap "Stay"
              3. tap the back button
                Room#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 3 objects
                  held by the app
                  ModelApp
                    .kept["Room"][0]   → Room#1
                  ~~~~~~~~~~~~~~~~~~~ fix: release it in the model
                  delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
                  reachability scan  unreachable from any window in 3 scans in a row
                  since              3.350 s, found at 5.350 s

            import FlowExploration
            import Foundation
            import Testing

            @MainActor @Test func `leak Room, popped from UINavigationController release it in the model, in \(path.dropFirst().replacing("/", with: " "))`() throws {
              let end = try FlowModel(contentsOf: URL(filePath: "\(path)")).explorer.play([
                "tap \\"Enter\\"",
                "tap \\"Stay\\"",
                "tap the back button",
              ])
              #expect(end.faults.filter { $0 == "leak: ModelApp.kept[_][_]" } == [])
            }

            # leak: Room, popped from UINavigationController: release it in the model
            screen Hall
            screen Room leaks
            root stack Hall
            # 1. tap "Enter"
            push Room
            # 2. tap "Stay"
            # 3. tap the back button
            tap back

            """, ""))
    }
  }

  @Test func `a model that is not understood is no success, and nothing is explored`() async throws
  {
    try await inFile("screen Hall\nroot stck Hall\n") { path in
      #expect(
        await played(path)
          == Played(
            2, "",
            """
            \(path):2:6: expected a kind of root (stack, tabs, split, screen), found stck; did you mean stack?
              root stck Hall
                   ^
            Type: swift run lifecycle help models

            """))
    }
  }

  @Test func `a model is not played, and a script is not explored`() async throws {
    try await inFile(Self.leaking) { path in
      #expect(
        await Played(["play", path])
          == .refusal(
            "\(path) is a model, not a script", type: "swift run lifecycle explore \(path)"))
    }
    try await inFile("screen Hall\nroot stack Hall\npop") { path in
      let run = await played(path)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("\(path):3:1: expected a declaration (value, screen, "))
    }
  }

  @Test func `an app is held against a model, in place of findings`() async {
    let model = "\(packagePath)/Demo/Models/kiosk.flow"
    let run = await played("kiosk", "receiptWithoutExit", "--model", model, "--depth", "4")
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        tap the bar button "Pay", on KioskScreen "Payment", leads to UIViewController "Receipt" in the app and to Lamp in the model
          1. tap the bar button "Lamp"
          2. tap the bar button "Buy"
          3. tap the bar button "Next"
          4. tap the bar button "Pay"
        tap the bar button "Pay", on KioskScreen "Payment", leads to UIViewController "Receipt" in the app and to Chair in the model
          1. tap the bar button "Chair"
          2. tap the bar button "Buy"
          3. tap the bar button "Next"
          4. tap the bar button "Pay"
        """)
    #expect(await played("kiosk", "--model", model, "--depth", "3").status == 0)
  }

  @Test func `a model that is missing, and words that a model does not take, are refused`() async {
    #expect(
      await played("no-such.flow")
        == .refusal(
          "no-such.flow: does not exist",
          type: "swift run lifecycle explore [APP] [MISTAKE] [options]"))
    #expect(
      await played("hall.flow", "pushedTwice")
        == .refusal(
          "a model takes no mistake, found pushedTwice", type: "swift run lifecycle explore --list")
    )
    #expect(
      await played("kiosk", "--watch")
        == .refusal(
          "--watch watches the file of a model",
          type: "swift run lifecycle explore [APP] [MISTAKE] --watch"))
    #expect(
      await played("kiosk", "--model", "kiosk.flow", "--tests")
        == .refusal(
          "--model compares within --depth, and takes no --tests",
          type: "swift run lifecycle explore [APP] [MISTAKE] --model MODEL.flow"))
    #expect(
      await played("kiosk", "--resume", "flows.json", "--jobs", "2")
        == .refusal(
          "--resume goes on in one process, without --jobs",
          type: "swift run lifecycle explore [APP] [MISTAKE] --resume FILE"))
  }

  @Test func `a model that is watched is explored again when it is saved, until a signal comes`()
    async throws
  {
    try await inFile(Self.leaking) { path in
      let run = Process()
      run.executableURL = ExploreWorkersTests.program
      run.arguments = ["explore", path, "--depth", "3", "--watch"]
      let output = Pipe()
      run.standardOutput = output
      try run.run()
      func nextRound() -> String {
        var text = ""
        while !text.hasSuffix("Ctrl-C ends.\n") {
          let part = output.fileHandleForReading.availableData
          if part.isEmpty { break }
          text += String(decoding: part, as: UTF8.self)
        }
        return text
      }
      #expect(nextRound().contains("\n  2. tap \"Stay\"\n"))
      try Data((Self.leaking + "\n").utf8).write(to: URL(filePath: path), options: .atomic)
      #expect(nextRound().contains("\n  2. tap \"Stay\"\n"))
      let mended = Self.leaking.replacing("hold Room by app", with: "pop")
      try Data(mended.utf8).write(to: URL(filePath: path), options: .atomic)
      #expect(
        nextRound() == """
          4 states, 4 steps, 8 actions performed; everything was tried up to 3 actions from the start
          pairs of steps in a row: 3 of 4 tried
          Nothing goes wrong within 3 actions of the start.
          Waits until \(path) is saved; Ctrl-C ends.

          """)
      run.interrupt()
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
      #expect(run.terminationReason == .exit)
    }
  }
}
