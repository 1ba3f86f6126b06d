import Foundation

/// The leaks that are known of: a later run fails on others only.
///
/// ```swift
/// try LeakBaseline(LeakSummary(simulation.leaks)).save(to: file)
///
/// let known = try LeakBaseline.load(from: file)
/// let summary = LeakSummary(simulation.leaks, baseline: known)
/// print(summary.text)
/// let status = summary.exitStatus  // clean, as long as nothing new leaks
/// ```
///
/// Kept as a JSON file with sorted keys, entries by signature, and words beside each signature for the
/// reader. It names no instance and no time, so a run that leaks the same writes the same file.
public struct LeakBaseline: Hashable, Sendable, Codable {
  /// One known mistake.
  public struct Entry: Hashable, Sendable, Codable {
    /// How many objects leaked by it, without victims.
    public var count: Int
    /// The signature, as `LeakReport.signature`; this alone is compared.
    public var signature: String
    /// The mistake in words, as `LeakGroup.words`; not compared.
    public var words: String

    /// Describes a known mistake.
    public init(signature: String, count: Int, words: String) {
      self.signature = signature
      self.count = count
      self.words = words
    }
  }

  /// The version of the file's form that is written, and the newest one that is read.
  public static let currentVersion = 1

  /// The version of the file's form.
  public private(set) var version = currentVersion
  /// The known mistakes, by signature.
  public private(set) var leaks: [Entry]

  /// Makes a baseline of entries in any order; of several for one signature the first counts.
  public init(_ entries: [Entry]) {
    var seen: Set<String> = []
    leaks = entries.filter { seen.insert($0.signature).inserted }
      .sorted { $0.signature < $1.signature }
  }

  /// Makes a baseline of the leaks of a run that no rule ignores.
  public init(_ summary: LeakSummary) {
    self.init(
      summary.groups.filter { !$0.counted.isEmpty }.map {
        Entry(signature: $0.signature, count: $0.counted.count, words: $0.words)
      })
  }

  /// The file's text.
  public func json() throws -> String { try stableJSON(self) }

  /// Writes the file, in one piece: what was there before stays if that fails.
  public func save(to path: String) throws(LeakFileError) {
    // Strings and numbers cannot fail to be encoded.
    try WholeFile.write((try? json()) ?? "", to: path)
  }

  /// Reads a file.
  public static func load(from path: String) throws(LeakFileError) -> LeakBaseline {
    try parse(try LeakFileError.text(ofFile: path), path: path)
  }

  /// Reads a file's text; `path` is what an error calls it.
  public static func parse(_ text: String, path: String) throws(LeakFileError) -> LeakBaseline {
    let file = try read(text, path: path)
    guard file.leaks.allSatisfy({ $0.count > 0 && !$0.signature.isEmpty }) else {
      throw LeakFileError(path: path, reason: "expected a count above zero and a signature")
    }
    return LeakBaseline(file.leaks)
  }
}

extension LeakBaseline: VersionedFile {
  static var kind: String { "baseline" }
  static var contents: String { "leaks, each with a count, a signature and words" }
}
