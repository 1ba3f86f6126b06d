import Foundation

/// The size of tests that can go on for as long as one likes: random programs, damaged memory, long chains.
///
/// `swift test` runs a small part, the same one each time. `CAMPAIGN=full` runs all of it, `CAMPAIGN=3`
/// three times as much.
public enum Campaign {
  /// How often the full size is run; `nil` where the small part is meant.
  private static let repetitions: Int? = {
    let wanted = ProcessInfo.processInfo.environment["CAMPAIGN"]
    return wanted == "full" ? 1 : wanted.flatMap(Int.init)
  }()

  /// A number of rounds, or of objects.
  public static func size(_ small: Int, full: Int) -> Int {
    repetitions.map { $0 * full } ?? small
  }

  /// As many seeds, from the first one on; the small part is the beginning of the full one.
  public static func seeds(from first: UInt64 = 1, _ small: Int, full: Int) -> Range<UInt64> {
    first..<first + UInt64(size(small, full: full))
  }

  /// One in so many of a list for the small part, spread over all of it; else the list.
  public static func part<Element>(of all: [Element], oneIn step: Int) -> [Element] {
    repetitions == nil ? stride(from: 0, to: all.count, by: step).map { all[$0] } : all
  }
}
