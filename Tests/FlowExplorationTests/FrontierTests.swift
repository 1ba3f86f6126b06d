import Foundation
import LeakDetection
import SeededRandom
import Testing

@testable import FlowExploration

/// Many states: 200,000 in the full campaign and two million with `CAMPAIGN=10`, run alone because the memory of the
/// process is judged.
@MainActor @Suite struct FrontierTests {
  /// A place in a tree: from each two ways lead on, and one back.
  @MainActor final class Tree {
    /// The start is 1; from n the ways lead to 2 n and 2 n + 1.
    var place: UInt64 = 1

    static func explorer() -> FlowExplorer<Tree> {
      FlowExplorer { _ in Tree() }
        .excluding(.rotation, .application, .memoryWarning, .waiting)
        .distinguishing(appearances: 0)
        .fingerprint { tree, _ in String(tree.place) }
        .action("go left") { tree, _ in tree.place *= 2 }
        .action("go right") { tree, _ in tree.place = tree.place * 2 + 1 }
        .action("go back", when: { tree, _ in tree.place > 1 }) { tree, _ in tree.place /= 2 }
    }
  }

  /// The most memory that this process had in use.
  private var peak: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1_024
  }

  @Test func `a journal has many states, and is gone on from`() throws {
    let size = Campaign.size(3_000, full: 200_000)
    let before = peak
    let path = FileManager.default.temporaryDirectory.appending(path: "frontier-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func explored(_ size: Int) throws -> ExploredFlows {
      try Tree.explorer().explore(
        .nearestFirst(depth: 60), FlowBudget(states: size, actions: .max), [],
        in: FlowJournal(path))
    }
    // The first half of it, and then the rest.
    #expect(try explored(size / 2).ending == .outOfStates(size / 2))
    let flows = try explored(size)
    #expect(flows.ending == .outOfStates(size))
    // Beyond the depth there is one that is no part of the result.
    #expect((size - 10...size).contains(flows.states.count))
    #expect(flows.steps.count > size)
    #expect(Set(flows.states.map(\.fingerprint)).count == flows.states.count)
    // Two million are two gigabytes.
    if size >= 200_000 { #expect(peak - before <= size * 1_000, "\(peak), before \(before)") }
  }
}
