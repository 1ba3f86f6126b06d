import FlowExploration
import Foundation
import Testing

/// Parts of a campaign come to what the whole comes to.
@MainActor @Suite struct SeedCampaignTests {
  private static func parts(
    _ count: Int, failing: Set<UInt64> = []
  ) async -> [SeedCampaign.Part] {
    var parts: [SeedCampaign.Part] = []
    for index in 1...count {
      parts.append(
        await SeedCampaign(seeds: 100..<137, shard: FlowShard(index, of: count))
          .run { failing.contains($0) ? "it broke" : nil })
    }
    return parts
  }

  @Test(arguments: [1, 2, 3, 8, 40])
  func `all shards together try each seed once, the same as one run`(count: Int) {
    let whole = SeedCampaign(seeds: 100..<137, shard: nil)
    let seeds = (1...count).flatMap {
      SeedCampaign(seeds: 100..<137, shard: FlowShard($0, of: count)).own
    }
    #expect(seeds.sorted() == whole.own)
    #expect(whole.own == Array(100..<137))
  }

  @Test(arguments: [1, 2, 5])
  func `put together they tell what one run tells`(count: Int) async throws {
    let clean = try SeedCampaign.Part.merging(await Self.parts(count))
    #expect(await clean == SeedCampaign(seeds: 100..<137, shard: nil).run { _ in nil })
    #expect(clean.tried == 37)
    let broken = try SeedCampaign.Part.merging(
      await Self.parts(count, failing: [117, 112, 130]).reversed())
    #expect(broken.failure?.seed == 112)
    #expect(broken.complaints == ["seed 112: it broke"])
  }

  @Test func `a lost shard is named`() async throws {
    var parts = await Self.parts(4)
    parts.remove(at: 2)
    #expect(try SeedCampaign.Part.merging(parts).complaints == ["lost: shard 3"])
    #expect(throws: SeedCampaign.Misunderstood.self) { try SeedCampaign.Part.merging([]) }
    let mixed = await Self.parts(2) + Self.parts(3)
    #expect(throws: SeedCampaign.Misunderstood.self) { try SeedCampaign.Part.merging(mixed) }
  }

  @Test func `a part goes through a file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seeds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = await Self.parts(3, failing: [105])
    for (index, part) in parts.enumerated() {
      try part.write(to: folder.appending(path: "\(index).json").path)
    }
    #expect(try SeedCampaign.Part.all(in: folder.path) == parts)
  }

  @Test func `the part is the one that the job's engine tells`() throws {
    #expect(try SeedCampaign.shard([:]) == nil)
    #expect(try SeedCampaign.shard(["RANDOM_SHARD": "2/8"]) == FlowShard(2, of: 8))
    #expect(
      try SeedCampaign.shard(["RANDOM_SHARD": "auto/6", "JOB_COMPLETION_INDEX": "5"])
        == FlowShard(6, of: 6))
    #expect(throws: SeedCampaign.Misunderstood.self) {
      try SeedCampaign.shard(["RANDOM_SHARD": "auto"])
    }
  }
}
