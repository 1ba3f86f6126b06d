import Foundation

/// The leaks of this run and of earlier ones, by mistake, with the names of the objects.
///
/// Kept as a JSON file between runs: load it, add each run's summary once, save it. It compares nothing and
/// fails nothing; that is a `LeakBaseline`'s part.
public struct LeakHistory: Hashable, Sendable, Codable {
  /// One mistake.
  public struct Entry: Hashable, Sendable, Codable {
    /// The signature, as `LeakReport.signature`.
    public var signature: String
    /// The mistake in words, as `LeakGroup.words` said the last time.
    public var words: String
    /// The leaked objects of the latest run that leaked by it: `Profile#1`.
    public var names: [String]
    /// How many objects leaked by it in all runs, without victims.
    public var count: Int
    /// In how many runs something leaked by it.
    public var runCount: Int
    /// The latest such run, counted from 1.
    public var lastRun: Int
  }

  /// The version of the file's form that is written, and the newest one that is read.
  public static let currentVersion = 1

  /// The version of the file's form.
  public private(set) var version = currentVersion
  /// How many runs were added.
  public private(set) var runCount = 0
  /// The mistakes, those of the latest run first, then in the order in which they were first seen.
  public private(set) var entries: [Entry] = []

  /// Makes a history without runs.
  public init() {}

  /// Adds a run, with its leaks that no rule ignores.
  public mutating func add(_ summary: LeakSummary) {
    runCount += 1
    for group in summary.groups where !group.counted.isEmpty {
      let position =
        entries.firstIndex { $0.signature == group.signature }
        ?? {
          entries.append(
            Entry(
              signature: group.signature, words: "", names: [], count: 0, runCount: 0, lastRun: 0))
          return entries.count - 1
        }()
      entries[position].words = group.words
      entries[position].names = group.counted.map(\.report.subject)
      entries[position].count += group.counted.count
      entries[position].runCount += 1
      entries[position].lastRun = runCount
    }
    let latest = entries.filter { $0.lastRun == runCount }
    entries = latest + entries.filter { $0.lastRun != runCount }
  }

  /// A line for each mistake: `Profile: capture self weakly: Profile#1, 3 in 2 of 5 runs, last in run 4`.
  public var lines: [String] {
    entries.map { entry in
      "\(entry.words): \(entry.names.joined(separator: ", ")), \(entry.count) in "
        + "\(entry.runCount) of \(runCount) runs, last in run \(entry.lastRun)"
    }
  }

  /// Writes the file, in one piece: what was there before stays if that fails.
  public func save(to path: String) throws(LeakFileError) {
    // Strings and numbers cannot fail to be encoded.
    try WholeFile.write((try? stableJSON(self)) ?? "", to: path)
  }

  /// Reads a file.
  public static func load(from path: String) throws(LeakFileError) -> LeakHistory {
    try read(try LeakFileError.text(ofFile: path), path: path)
  }
}

extension LeakHistory: VersionedFile {
  static var kind: String { "history" }
  static var contents: String { "runs and what leaked in them" }
}
