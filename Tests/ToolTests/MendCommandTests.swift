import Foundation
import Testing

@testable import lifecycle

/// The command `mend`, up to where it builds something; `Tests/MendedShop/judge` has the rest.
@Suite @MainActor struct MendCommandTests {
  private func read(_ words: String...) throws -> MendCommand? {
    try Tool.command(of: ["mend"] + words) as? MendCommand
  }

  @Test func `the words behind mend`() throws {
    var mend = MendCommand(path: "a")
    #expect(try read("a") == mend)
    (mend.isInPlace, mend.form, mend.scratch) = (true, .json, "b")
    #expect(try read("a", "--in-place", "--format", "json", "--scratch-path", "b") == mend)
    #expect(try read("a", "--try", "c") == MendCommand(path: "a", fix: "c"))
    mend = MendCommand(path: "a")
    mend.baseline = "b.json"
    #expect(try read("a", "--baseline", "b.json") == mend)
  }

  @Test func `the processor time of a leak is that between two times`() {
    func words(_ count: Int) -> String? {
      ProcessorTime(seconds: 40).words(since: ProcessorTime(seconds: 10), leaks: count)
    }
    #expect(
      words(3)
        == "10 s of processor time for each leak that edits were tried for, with their builds and tests; "
        + "without the first build and run, which found the leaks")
    // No edit was tried.
    #expect(words(0) == nil)
    #expect(ProcessorTime.now.seconds > 0)
  }

  @Test func `words that it does not take are refused with what to type`() async {
    #expect(
      await Played(["mend"])
        == .refusal("mend needs PACKAGE", type: "swift run lifecycle mend PACKAGE [options]"))
    #expect(
      await Played(["mend", "a", "--try"])
        == .refusal("--try needs a value: DIR", type: "swift run lifecycle mend PACKAGE --try DIR"))
  }

  @Test func `a package that is not there is refused before anything is built`() async throws {
    let scratch = try Scratch()
    let missing = scratch.url.appending(path: "none").path
    #expect(
      await Played(["mend", missing])
        == .refusal(
          "\(missing): does not exist", type: "swift run lifecycle mend PACKAGE [options]"))
    let empty = await Played(["mend", scratch.url.path])
    #expect(
      empty.errors == "lifecycle: \(scratch.url.path): expected a package, found no Package.swift\n"
    )
    #expect(empty.output == "" && empty.status == 2)
  }
}
