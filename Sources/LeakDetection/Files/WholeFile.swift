import Foundation

/// Files that are written whole or not at all.
package enum WholeFile {
  /// Writes a text as a file, in UTF-8.
  package static func write(_ text: String, to path: String) throws(LeakFileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file: a new one beside it takes its place when all of it is written.
  ///
  /// The file keeps its permissions and its owner. A symbolic link is followed and stays. A file with several hard
  /// links is overwritten in place, so that each of them keeps its content. Devices, pipes and open files under
  /// `/dev` and `/proc` cannot be replaced and are written to.
  /// - Throws: `LeakFileError` with the system's reason. The file is unchanged then, unless it has several hard links
  ///   or cannot be replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(LeakFileError) {
    try namingErrors(path) {
      let place = try place(of: path)
      var status = stat()
      guard stat(place, &status) == 0 else {
        return try replace(place, by: bytes, nil)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw POSIXError(.EISDIR)
      case S_IFREG where status.st_nlink == 1 && !isOpenFile(place):
        try replace(place, by: bytes, status)
      case S_IFREG where !isOpenFile(place): try write(bytes, into: place, O_WRONLY | O_TRUNC)
      default: try write(bytes, into: place, O_WRONLY | O_APPEND)
      }
    }
  }

  /// Checks whether a file could be written, and writes nothing: for a path that is named before long work.
  ///
  /// - Throws: `LeakFileError`, as `write(_:to:)` would, as far as the path and the rights tell.
  package static func check(_ path: String) throws(LeakFileError) {
    try namingErrors(path) {
      let place = try place(of: path)
      var status = stat()
      if stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
      let isReplaced =
        status.st_nlink == 0
        || status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1 && !isOpenFile(place)
      let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
      guard access(isReplaced ? folder + "/" : place, isReplaced ? W_OK | X_OK : W_OK) == 0 else {
        throw POSIXError(errno)
      }
    }
  }

  /// Checks whether files could be written into a folder, which need not exist, and makes nothing.
  package static func check(folder path: String) throws(LeakFileError) {
    try namingErrors(path) {
      var place = URL(fileURLWithPath: path)
      var status = stat()
      while stat(place.path, &status) != 0, errno == ENOENT, place.path != "/" {
        place.deleteLastPathComponent()
      }
      guard access(place.path + "/", W_OK | X_OK) == 0 else { throw POSIXError(errno) }
    }
  }

  private static func namingErrors(
    _ path: String, _ body: () throws -> Void
  ) throws(LeakFileError) {
    do { try body() } catch {
      throw LeakFileError(
        path: path, reason: "cannot be written: \(error.systemReason)", isUnwritten: true)
    }
  }

  /// Whether a path is the system's name for a process's open file.
  private static func isOpenFile(_ path: String) -> Bool {
    ["/dev/std", "/dev/fd/"].contains(where: path.hasPrefix)
      || path.hasPrefix("/proc/") && path.contains("/fd/")
  }

  /// The path without symbolic links at its end; nothing needs to exist there yet.
  private static func place(of path: String) throws -> String {
    var place = URL(fileURLWithPath: path).path
    // The system follows as many links.
    for _ in 0..<40 {
      var status = stat()
      guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, !isOpenFile(place)
      else { return place }
      let next = try FileManager.default.destinationOfSymbolicLink(atPath: place)
      let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
      place = next.hasPrefix("/") ? next : folder + "/" + next
    }
    throw POSIXError(.ELOOP)
  }

  /// Writes a new file and renames it to a path, replacing a file that is there.
  private static func replace(_ place: String, by bytes: [UInt8], _ old: stat?) throws {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    let beside = "\(folder)/.\(UUID().uuidString).part"
    do {
      // A replacement is private to its owner until it has the old file's permissions.
      try write(bytes, into: beside, O_WRONLY | O_CREAT | O_EXCL, old == nil ? 0o666 : 0o600)
      if let old {
        // Without the right to change the owner, the new file belongs to this user.
        _ = chown(beside, old.st_uid, old.st_gid)
        guard chmod(beside, old.st_mode & 0o7777) == 0 else { throw POSIXError(errno) }
      }
      guard rename(beside, place) == 0 else { throw POSIXError(errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], into path: String, _ flags: Int32, _ mode: mode_t = 0
  ) throws {
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw POSIXError(errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }
}

extension POSIXError {
  fileprivate init(_ number: Int32) { self.init(Code(rawValue: number) ?? .EIO) }
}

extension Error {
  /// The system's own words for what went wrong, such as "No space left on device", where it is the system
  /// that refused.
  package var systemReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    switch (self as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: return String(cString: strerror(ENOENT))
    case .fileWriteOutOfSpace?: return String(cString: strerror(ENOSPC))
    case .fileWriteNoPermission?: return String(cString: strerror(EACCES))
    default: return cause.localizedDescription
    }
  }
}

/// An error in a baseline or a file of ignore rules, with its place.
public struct LeakFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public var path: String
  /// The line, from 1, where one can be named.
  public var line: Int?
  /// The error in words.
  public var reason: String
  /// Whether the file was to be written, and not read.
  public var isUnwritten: Bool

  /// Says what is wrong with a file.
  public init(path: String, line: Int? = nil, reason: String, isUnwritten: Bool = false) {
    self.path = path
    self.line = line
    self.reason = reason
    self.isUnwritten = isUnwritten
  }

  /// The exit status of a program that meets it.
  public var exitStatus: LeakExitStatus { isUnwritten ? .unwritten : .error }

  /// `leaks.json:3: what is wrong`.
  public var description: String { "\(path):\(line.map { "\($0):" } ?? "") \(reason)" }

  static func text(ofFile path: String) throws(LeakFileError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LeakFileError(path: path, reason: "expected a file, found none that can be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LeakFileError(path: path, reason: "expected text in UTF-8")
    }
    return text
  }
}

/// Values as JSON that is the same in every run: sorted keys, an item a line unless all is to be on one.
package func stableJSON(
  _ value: some Encodable, onOneLine: Bool = false, end: String = "\n"
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if !onOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self) + end
}

/// The exit status of a program that checks for leaks.
public enum LeakExitStatus: Int32, Hashable, Sendable, Codable {
  /// Nothing leaked that was not known of or ignored.
  case clean = 0
  /// Something leaked, or did not come true that was expected.
  case leaks = 1
  /// No verdict: a file could not be read, the program was misunderstood, or a fix cannot be judged.
  case error = 2
  /// An output could not be written, whatever was found.
  case unwritten = 3
}
