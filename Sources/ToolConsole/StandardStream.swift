import Foundation
import LeakDetection

/// The program's standard output or standard error.
///
/// A failed write ends nothing: the first reason is remembered, and no more is tried.
@MainActor package final class StandardStream {
  private let handle: FileHandle
  /// Why something could not be written; `nil` while all was.
  package private(set) var failure: String?

  package init(_ handle: FileHandle) {
    self.handle = handle
  }

  package func write(_ text: String) {
    guard failure == nil else { return }
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { failure = error.systemReason }
  }

  /// Puts something in the place of each standard stream that the program was started without, or the next
  /// file to be opened would be taken for it. Reading from it and writing to it fail as before.
  package static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0 else { continue }
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
