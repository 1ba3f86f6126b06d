import LeakExercises
import Foundation
import Testing

/// Exercises on a machine where no compiler has run yet.
@Suite @MainActor struct FreshCompilerTests {
  @Test func `a new folder is judged at once, although the compiler has yet to write its cache`()
    throws
  {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    try #require(kit.isPrepared)
    let scratch = try Scratch()
    func exercises(_ words: String...) throws -> String {
      let (process, output) = (Process(), Pipe())
      process.executableURL = ExploreWorkersTests.program
      process.arguments = ["exercises", scratch.url.appending(path: "learner").path] + words
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["XDG_CACHE_HOME": scratch.url.appending(path: "caches").path]
      ) { $1 }
      process.standardOutput = output
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
    let verdict = try exercises("--once")
    #expect(verdict.contains("\n  ./learn\n"), "\(verdict)")
    #expect(verdict.contains("\n✗ leak: "), "\(verdict)")
    let caches = FileManager.default.enumerator(atPath: scratch.url.path)
    #expect(caches?.contains { "\($0)".hasSuffix(".pcm") } == true)
  }
}
