import SwiftRuntime

/// Why live objects cannot be read in this process.
public enum RuntimeRefusal: Error, Hashable, Sendable {
  /// The layouts of this platform were never looked at.
  case unknownPlatform
  /// The runtime lacks functions that reading needs, as one may that is linked into the program.
  case missingFunctions(named: [String])
  /// A library that was loaded has a runtime of its own linked into it, or the program has one that a library
  /// does not use.
  case severalRuntimes(paths: [String])
  /// The program is built with a sanitizer, which keeps memory that must not be read.
  case sanitized
  /// The kernel does not let the process copy its own memory.
  case unreadableMemory
  /// The list of mapped memory cannot be read, for the system's reason: there may be no file descriptor left. The
  /// next reader tries again.
  case unknownMemory(because: String)
  /// The calling thread has so little of its stack left that reading could crash.
  case smallStack
  /// The self-check read something known and found something else; the words say what.
  case unexpectedLayout(of: String)
}

extension RuntimeRefusal: CustomStringConvertible {
  /// The reason in words, for a report that goes on without a path.
  public var description: String {
    switch self {
    case .unknownPlatform:
      "live objects are read on Linux only, on x86-64 and arm64"
    case .missingFunctions(let names):
      "this program's runtime lacks \(names.joined(separator: ", ")), which reading live objects needs"
    case .severalRuntimes(let paths):
      "there are \(paths.count) runtimes of Swift in this process, in "
        + paths.joined(separator: " and ") + ", so live objects are not read"
    case .sanitized:
      "live objects are not read in a program that is built with a sanitizer"
    case .unreadableMemory:
      "the kernel does not let this process copy its own memory, so live objects are not read"
    case .unknownMemory(let reason):
      "/proc/self/maps, which says where objects can lie, could not be read (\(reason)), "
        + "so live objects are not read"
    case .smallStack:
      StackRoom.refusal
    case .unexpectedLayout(let subject):
      "this runtime lays out \(subject) otherwise than Swift 6.3, so live objects are not read"
    }
  }
}
