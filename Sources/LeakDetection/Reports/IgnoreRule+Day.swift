extension IgnoreRule {
  /// A day of the Gregorian calendar, without time and zone.
  public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let year: Int
    private let month: Int
    private let day: Int

    /// Reads a day written `2026-11-21`; `nil` for anything else, and for a day that there is not.
    public init?(_ text: String) {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [4, 2, 2],
        parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
        let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
        (1...12).contains(month)
      else { return nil }
      let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard (1...lengths[month - 1]).contains(day) else { return nil }
      (self.year, self.month, self.day) = (year, month, day)
    }

    /// Whether a day comes before another.
    public static func < (one: Day, other: Day) -> Bool {
      (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    /// The day as it is read: `2026-11-21`.
    public var description: String {
      [(year, 4), (month, 2), (day, 2)].map { number, width in
        String(repeating: "0", count: width - String(number).count) + String(number)
      }.joined(separator: "-")
    }
  }
}
