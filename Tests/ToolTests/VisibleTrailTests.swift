import ToolConsole
import LifecycleKit
import SeededRandom
import Testing

@testable import lifecycle

/// What a player keeps in mind of the visible screen is the visible screen, whatever the steps.
@Suite @MainActor struct VisibleTrailTests {
  private let steps = [
    "present A", "present B wrapped", "present A not animated", "present B wrapped and go on",
    "present C style currentContext", "dismiss", "dismiss", "dismiss not animated",
    "dismiss and go on", "dismiss A", "push C", "pop", "wait 1s", "alert \"?\" with \"No\"",
    "tap \"No\"", "present A again", "pull down", "pull down cancelled", "tap tab 1", "tap tab 2",
    "root stack C", "hold A", "expect on screen A",
  ]

  @Test(arguments: Campaign.seeds(40, full: 1_000))
  func `after every step of a random script`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let chosen = (0..<60).compactMap { _ in steps.randomElement(using: &random) }
    let text = "screen A B C D\nroot tabs C D\n" + chosen.joined(separator: "\n")
    let script = try Grammar.parse(text).get()
    let player = Player(file: "test.flow", output: Output { _ in })
    // Who holds what is not the question here.
    player.simulation.checksAreEnabled = false
    var known = 0
    for line in script.lines {
      _ = try? player.perform(line.step)
      guard let top = player.trail.top else { continue }
      known += 1
      #expect(top === player.simulation.visibleViewController, "seed \(seed), line \(line.number)")
    }
    #expect(known > 0)
  }
}
