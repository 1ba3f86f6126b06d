import Foundation
import LifecycleKit
import SeededRandom
import Testing

/// Programs that nobody would write: every seed is one, and can be run again by its number.
///
/// As many operations as the mutants that name this test are found within; `RANDOM_OPERATIONS=10000000`
/// for more, `RANDOM_SEED=17` for one seed alone. `RANDOM_SHARD=2/8`
/// or `auto` runs a part, see `SeedCampaign`; `RANDOM_RESULT=FILE` writes what came of it, and with `RANDOM_RESULTS=FOLDER`
/// the parts in a folder are put together.
@Suite(.serialized) @MainActor struct RandomSequenceTests {
  static let length = 250

  @Test func `no sequence of operations breaks a rule`() async {
    let settings = ProcessInfo.processInfo.environment
    let count =
      settings["RANDOM_OPERATIONS"].flatMap(Int.init) ?? Campaign.size(20_000, full: 100_000)
    let first = settings["RANDOM_FIRST_SEED"].flatMap(UInt64.init) ?? 1
    let one = settings["RANDOM_SEED"].flatMap(UInt64.init)
    do {
      let campaign = SeedCampaign(
        seeds: one.map { $0..<$0 + 1 } ?? first..<first + UInt64(count / Self.length),
        shard: try SeedCampaign.shard(settings))
      let part = await campaign.run { seed in
        await Failure(seed: seed, length: Self.length)?.description
      }
      if let failure = part.failure { Issue.record("\(failure)") }
      if let path = settings["RANDOM_RESULT"] { try part.write(to: path) }
    } catch { Issue.record("\(error)") }
  }

  /// An appearance without `viewIsAppearing`.
  @Test(arguments: [913_004_429, 5_888, 200_014, 7_001_224, 7_002_939] as [UInt64])
  func `a seed that has failed breaks no rule any more`(seed: UInt64) async {
    if let failure = await Failure(seed: seed, length: Self.length) { Issue.record("\(failure)") }
  }

  @Test func `worlds draw splits, services, storyboards, lists, live time and versions of iOS`() {
    let habits = (1...UInt64(400)).map(Habits.init)
    for topic in Habits.Topic.allCases {
      #expect(habits.count { $0.topics.contains(topic) } > 10, "\(topic)")
    }
    #expect(habits.count(where: \.isLive) > 10)
    for version in [15, 16, 17, 18, 26, 27] {
      #expect(habits.count { $0.version == .iOS(version) } > 3, "iOS \(version)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RANDOM_RESULTS"] != nil))
  func `the parts of a campaign are all there, and no seed in them breaks a rule`() throws {
    let folder = ProcessInfo.processInfo.environment["RANDOM_RESULTS"] ?? ""
    let merged = try SeedCampaign.Part.merging(SeedCampaign.Part.all(in: folder))
    for complaint in merged.complaints { Issue.record("\(complaint)") }
  }

  @Test(arguments: Campaign.seeds(1, full: 8))
  func `a seed is the same program with the same log every time`(seed: UInt64) async {
    // Compared first, because nobody would read what differs between two of these.
    let first = await transcript(seed)
    let isRepeated = await first == transcript(seed)
    let isAnother = await first != transcript(seed + 1)
    #expect(isRepeated)
    #expect(isAnother)
  }

  private func transcript(_ seed: UInt64) async -> String {
    var generator = Generator(seed: seed)
    let trial = Trial(generator.habits)
    _ = await trial.run(Self.length) { generator.next(in: $0) }
    return trial.transcript
  }
}
