import LifecycleKit
import SeededRandom
import Testing

@MainActor @Suite struct PublishedScanTests {
  @Test(arguments: [0, 1, 2])
  func `random worlds get the published scan's verdicts`(failureLimit: Int) {
    for seed in Campaign.seeds(60, full: 1_000) {
      var random = SplitMix64(seed: seed)
      let steps = (0..<150).map { _ in WorldStep.random(using: &random) }
      guard let difference = ScanWorld.disagreement(after: steps, failureLimit: failureLimit) else {
        continue
      }
      let fewest = shrunk(steps, failureLimit: failureLimit)
      Issue.record("seed \(seed), \(difference); shrunk to \(fewest)")
      return
    }
  }

  @Test
  func `the worlds are worth judging: leaks are found, screens are passed, misuse is refused`() {
    var reported = 0
    var misuses = 0
    for seed in 1...60 {
      var random = SplitMix64(seed: UInt64(seed))
      let world = ScanWorld(failureLimit: 2)
      world.perform((0..<150).map { _ in WorldStep.random(using: &random) })
      reported += world.published.reported.count
      misuses += world.simulation.misuses.count
    }
    #expect(reported > 150 && misuses > 300, "\(reported) reported, \(misuses) misuses")
  }

  /// Drops steps for as long as the scans still disagree.
  private func shrunk(_ steps: [WorldStep], failureLimit: Int) -> [WorldStep] {
    var steps = steps
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if ScanWorld.disagreement(after: fewer, failureLimit: failureLimit) != nil {
        steps = fewer
      } else {
        index += 1
      }
    }
    return steps
  }
}
