import ToolConsole
import LifecycleKit

/// The command `version`.
struct VersionCommand: Command {
  static let usage = Usage(name: "version", summary: "the version of this program")

  init() {}

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(output: Output, errors: Output) async -> Int32 {
    // The changelog's latest heading is the same; a test compares.
    output.line(
      "LifecycleKit 0.1.0, unreleased; writes baselines of version \(LeakBaseline.currentVersion)")
    return 0
  }
}
