import Foundation
import LeakDetection

/// A folder in which shards on several machines hand over what they tried: a file for each round and shard.
///
/// A shard that is started again goes on from the files. Where the machines share no folder, the files are carried from
/// one run of all shards to the next.
@MainActor final class FlowExchange: FlowTeam {
  let members: [FlowShard]
  let pace: Int? = nil

  private let shard: FlowShard
  private let folder: URL
  private let patience: Duration
  /// Whether no more is waited for.
  private let isAskedToEnd: () -> Bool
  private var exploration: FlowPart.Exploration?
  private var round = 0
  /// The next of the rounds that were over before.
  private var next = 0

  /// - Parameter patience: how long the parts of the others are waited for.
  init(
    _ folder: String, as shard: FlowShard, waiting patience: Duration,
    endingWhen isAskedToEnd: @escaping () -> Bool = { false }
  ) {
    self.folder = URL(fileURLWithPath: folder)
    self.shard = shard
    self.patience = patience
    self.isAskedToEnd = isAskedToEnd
    members = [shard]
  }

  func begin(_ exploration: FlowPart.Exploration) throws {
    self.exploration = exploration
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw LeakFileError(
        path: folder.path, reason: "cannot be written: \(error.systemReason)", isUnwritten: true)
    }
    while missing(in: round).isEmpty { round += 1 }
  }

  func earlier() throws -> [FlowPart]? {
    guard next < round else { return nil }
    defer { next += 1 }
    return try parts(of: next)
  }

  func handOver(_ part: () throws -> FlowPart) throws -> [FlowPart] {
    if !isThere(shard.index, in: round) {
      var part = try part()
      // What ends early is missing: the others cannot go on from it.
      if part.ending != nil { return [part] }
      part.exploration = exploration
      try WholeFile.write(stableJSON(part, onOneLine: true), to: path(shard.index, in: round))
    }
    let began = ContinuousClock.now
    while case let missing = missing(in: round), !missing.isEmpty {
      if isAskedToEnd() || ContinuousClock.now - began >= patience {
        throw FlowTeamLoss(missing: missing)
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    defer { round += 1 }
    return try parts(of: round)
  }

  private func parts(of round: Int) throws -> [FlowPart] {
    try (1...shard.count).map { try read($0, in: round) }
  }

  private func path(_ index: Int, in round: Int) -> String {
    folder.appending(path: "round-\(round + 1).shard-\(index)-of-\(shard.count).json").path
  }

  private func isThere(_ index: Int, in round: Int) -> Bool {
    FileManager.default.fileExists(atPath: path(index, in: round))
  }

  private func missing(in round: Int) -> [Int] {
    (1...shard.count).filter { !isThere($0, in: round) }
  }

  private func read(_ index: Int, in round: Int) throws -> FlowPart {
    let path = path(index, in: round)
    do {
      let part = try JSONDecoder().decode(
        FlowPart.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      if let exploration, let theirs = part.exploration { try theirs.check(exploration) }
      return part
    } catch let error as FlowMergeFailure {
      throw LeakFileError(path: path, reason: "cannot be gone on from: \(error.reason)")
    } catch {
      throw LeakFileError(path, unreadAs: "the part of a shard", error)
    }
  }
}
