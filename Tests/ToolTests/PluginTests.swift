import Foundation
import Testing

@testable import lifecycle

/// The command plugin's words for the tool's exit status, which no test can import.
@Suite @MainActor struct PluginTests {
  @Test func `a status of 1 is said in the words of a subcommand that the tool has`() throws {
    let source = try String(
      contentsOfFile: "\(packagePath)/Sources/LifecyclePlugin/LifecyclePlugin.swift",
      encoding: .utf8)
    let told = source.matches(of: #/case \(1, "(\w+)"\): "has run: /#).map { String($0.output.1) }
    #expect(told == ["mend", "doctor", "play", "explore", "exercises", "gallery"])
    #expect(Set(told).isSubset(of: Tool.commands.map { $0.usage.name }))
  }
}
