import Foundation
import PastedTables
import Testing

@testable import lifecycle

/// The table of settings has them all, and stands in the documentation as it is made.
@Suite @MainActor struct SettingsTableTests {
  private nonisolated static let article = "Sources/LifecycleKit/LifecycleKit.docc/Settings.md"
  private nonisolated static let overview =
    "Sources/LifecycleKit/LifecycleKit.docc/HowItDecides.md"

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(packagePath)/\(path)", encoding: .utf8)
  }

  @Test(arguments: [(article, ["settings"]), (overview, ["settings", "--brief"])])
  func `the pasted table of settings is up to date`(_ file: String, _ words: [String]) async throws
  {
    let played = await Played(words)
    #expect(try PastedTable(file, between: "settings").holds(played.output))
    #expect(played.status == 0)
  }

  /// Where settings are declared, and what leads there from a simulation.
  private static let places: [(file: String, path: String)] = [
    ("LifecycleKit/Simulation/Simulation", ""),
    ("LifecycleKit/Checks/DelayedCheck", "delayedCheck."),
    ("LifecycleKit/Checks/ReachabilityScan", "scan."),
    ("LifecycleKit/Checks/CountCheck", "countCheck."),
    ("LifecycleKit/Leaks/HolderSearch", "holderSearch."),
    ("LifecycleKit/Leaks/DeallocationLog", "deallocations."),
    ("LeakDetection/Counting/InstanceCounts", "counts."),
    ("VirtualTime/VirtualClock", "clock."), ("UIKitCore/Log/LifecycleLog", "log."),
    ("ObjectGraph/Budget/PathSearchBudget", "holderSearch.budget."),
  ]

  /// The names of the properties of a type, in its file, that can be set from outside.
  private func settable(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard
        let match = lines[index].prefixMatch(
          of: #/  (?:@exclusivity\(unchecked\) )?public var (\w+)/#)
      else { return nil }
      if lines[index].hasSuffix("{"), !lines[index].contains(" = ") {
        let end = lines[index...].firstIndex(of: "  }") ?? index
        guard lines[index..<end].contains(where: { $0.contains(#/^    (nonmutating )?set \{/#) })
        else { return nil }
      } else if lines[index].contains("{") && !lines[index].hasSuffix("{") {
        return nil
      }
      return String(match.1)
    }
  }

  @Test func `every property that can be set is in the table, and no other`() throws {
    var declared: Set<String> = []
    for (file, path) in Self.places {
      declared.formUnion(settable(in: try text("Sources/\(file).swift")).map { path + $0 })
    }
    // What is set by its parts.
    declared.remove("holderSearch.budget")
    let told = SettingsTable.groups.flatMap(\.settings).map(\.name)
      .filter { !$0.contains("(") && !$0.hasPrefix("LeakDetectable.") }
    #expect(declared == Set(told))
  }

  @Test func `every exemption is in the table`() throws {
    for (file, path) in Self.places {
      let text = try text("Sources/\(file).swift")
      let exemption = #/  public func ((?:ignore|exclude|declare|register|end(?!Turn))\w*)\(/#
      for match in text.matches(of: exemption) {
        #expect(SettingsTable.markdown.contains("`\(path)\(match.1)("))
      }
    }
  }

  @Test func `what tests and classes say of themselves is as the table has it`() throws {
    let trait = try text("Sources/LifecycleTesting/Traits/DeallocationTrait.swift")
    #expect(trait.contains("time: SimulationTime = .virtual, exhaustively: Bool = false,"))
    let counted = try text("Sources/LeakDetection/Counting/LeakDetectable.swift")
    #expect(counted.contains("public static var maxInstances: Int { 1 }"))
    #expect(counted.contains("public static var instanceGroup: InstanceGroup? { nil }"))
    let expected = try text("Sources/LifecycleKit/Simulation/Simulation+Expectations.swift")
    #expect(expected.contains("within delay: Duration = .seconds(2), reason: String"))
  }
}
