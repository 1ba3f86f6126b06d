/// A part of an exploration: this one of so many, told by its number alone.
///
/// Nothing is shared between the parts: a matrix of CI jobs, an indexed job or an array of a cluster runs them,
/// each writes its result, and `ExploredFlows.merging(_:)` puts the results together.
public struct FlowShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Which part it is, from 1.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// A part. `nil` unless there is at least one and this is one of them.
  public init?(_ index: Int, of count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/8`.
  public init?(_ words: some StringProtocol) {
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// `2/8`.
  public var description: String { "\(index)/\(count)" }

  /// Whether what stands at a position, counted from 0, is this part's. Each position is that of one part.
  public func takes(_ position: Int) -> Bool { position % count == index - 1 }

  /// How many states have to be there before they are dealt out.
  var leastToDeal: Int { count == 1 ? 1 : 4 * count }
}
