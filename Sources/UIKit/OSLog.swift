// What `import os.log` brings on iOS. There is no module of that name to import on Linux; with the import
// inside `#if canImport(os)` the code around it compiles. Nothing is written anywhere: what an app logs is
// not part of what a test compares.

/// Where an app's messages would go. (`OSLog`.)
public final class OSLog: Sendable {
  /// The app's or a framework's name.
  public let subsystem: String
  /// A part of it.
  public let category: String

  /// The log that messages go to by default.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

/// How grave a message is. (`OSLogType`.)
public enum OSLogType: UInt8, Hashable, Sendable {
  /// Of any kind.
  case `default` = 0
  /// Of help.
  case info = 1
  /// Of help to developers.
  case debug = 2
  /// Something failed.
  case error = 16
  /// Something is wrong in the program.
  case fault = 17
}

/// Takes a message; the format and its arguments are not read.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {}

/// The same with the type first.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {}
