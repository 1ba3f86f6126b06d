import Foundation

/// Files that are written whole or not at all.
package enum WholeFile {
  /// Writes a file: a new one beside it takes its place when all of it is written.
  ///
  /// What a symbolic link leads to is written, and the link stays. A device or a pipe cannot be replaced and is
  /// written to.
  /// - Throws: `LeakFileError` with the system's reason; then the file is what it was.
  package static func write(_ text: String, to path: String) throws(LeakFileError) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    let type = attributes?[.type] as? FileAttributeType
    do {
      switch type {
      case nil, .typeRegular?:
        try Data(text.utf8).write(to: place, options: .atomic)
        if let permissions = attributes?[.posixPermissions] {
          try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: place.path)
        }
      case .typeDirectory?: throw POSIXError(.EISDIR)
      default:
        let file = try FileHandle(forWritingTo: place)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
      }
    } catch {
      throw LeakFileError(
        path: path, reason: "cannot be written: \(error.systemReason)", isUnwritten: true)
    }
  }
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
