/// A version of iOS. Where sources say that versions differ, a simulation does what its own version does.
///
/// ```swift
/// let simulation = Simulation(version: .iOS(17))
/// ```
///
/// 15, 16, 17, 18, 26 and 27 are those that apps support. Older ones are taken too, for what is known of
/// them. Between 18 and 26 there is none: `.iOS(20)` ends the process and says so. The guide "Versions of iOS" lists what
/// differs, with the sources.
/// `#available` knows nothing of it: on Linux it is true for every version of iOS.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let major: Int

  /// The version of iOS with a number.
  ///
  /// - Precondition: There is such a version: iOS 26 came after iOS 18.
  public static func iOS(_ major: Int) -> SystemVersion {
    guard major > 0, !(19...25).contains(major) else {
      fatalError("there is no iOS \(major): iOS 26 came after iOS 18")
    }
    return SystemVersion(major: major)
  }

  /// The default: iOS 26, the newest of which a whole log is published, with time stamps and call stacks.
  public static let newestWithLog = SystemVersion.iOS(26)

  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    one.major < other.major
  }

  /// In words: `iOS 17`.
  public var description: String { "iOS \(major)" }
}
