import FlowExploration
import Foundation

/// Seeds to be tried, all of them or the part of one job among several.
///
/// A part is told by its number alone, so that any engine of jobs runs it: `RANDOM_SHARD=2/8`, or `auto` and
/// `auto/8` for the variables that `lifecycle explore --shard` reads.
struct SeedCampaign {
  let seeds: Range<UInt64>
  let shard: FlowShard?

  struct Misunderstood: Error, CustomStringConvertible {
    let description: String
  }

  /// The part that the environment asks for; `nil` for all.
  static func shard(_ environment: [String: String]) throws(Misunderstood) -> FlowShard? {
    guard let words = environment["RANDOM_SHARD"] else { return nil }
    guard let shard = FlowShard(words, environment: environment) else {
      throw Misunderstood(
        description: "RANDOM_SHARD needs a number of a number, such as 2/8, or auto, not \(words)")
    }
    return shard
  }

  /// The seeds of this part, in order.
  var own: [UInt64] {
    seeds.filter { seed in shard?.takes(Int(seed - seeds.lowerBound)) ?? true }
  }

  /// Tries the seeds up to the first one that fails: one failure is enough to read, and it takes a while to
  /// shorten one.
  @MainActor func run(_ trial: (UInt64) async -> String?) async -> Part {
    var part = Part(first: seeds.lowerBound, end: seeds.upperBound, shard: shard)
    for seed in own {
      part.tried += 1
      guard let words = await trial(seed) else { continue }
      part.failure = Part.Failure(seed: seed, words: words)
      break
    }
    return part
  }

  /// What came of a part, or of all parts together.
  struct Part: Codable, Equatable {
    struct Failure: Codable, Equatable, CustomStringConvertible {
      var seed: UInt64
      var words: String
      var description: String { "seed \(seed): \(words)" }
    }

    var first: UInt64
    var end: UInt64
    var shard: FlowShard?
    var tried = 0
    var failure: Failure?
    /// The numbers of the parts that are missing.
    var lost: [Int] = []

    /// What is wrong, a line each.
    var complaints: [String] {
      (lost.isEmpty ? [] : ["lost: shard \(lost.map(String.init).joined(separator: ", "))"])
        + (failure.map { ["\($0)"] } ?? [])
    }

    func write(to path: String) throws {
      try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path))
    }

    /// All parts that were written into a folder.
    static func all(in folder: String) throws -> [Part] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".json") }
        .map { name in
          try JSONDecoder().decode(
            Part.self, from: Data(contentsOf: URL(filePath: folder).appending(path: name)))
        }
    }

    /// Puts parts together: the first seed that fails is the one that a run of all would have told.
    static func merging(_ parts: [Part]) throws(Misunderstood) -> Part {
      guard let one = parts.first else { throw Misunderstood(description: "there are no parts") }
      let count = one.shard?.count ?? 1
      for part in parts
      where (part.first, part.end, part.shard?.count ?? 1) != (one.first, one.end, count) {
        throw Misunderstood(description: "the parts are of different campaigns")
      }
      let present = Set(parts.map { $0.shard?.index ?? 1 })
      var whole = Part(first: one.first, end: one.end)
      whole.tried = parts.reduce(0) { $0 + $1.tried }
      whole.failure = parts.compactMap(\.failure).min { $0.seed < $1.seed }
      whole.lost = (1...count).filter { !present.contains($0) }
      return whole
    }
  }
}
