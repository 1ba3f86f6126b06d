import Foundation
import LeakDetection

extension LeakFileError {
  /// The refusal of a file that is not what it should be, with the reason and the place in it.
  init(_ path: String, unreadAs kind: String, _ error: any Error) {
    let reason = (error as? DecodingError)?.words ?? error.systemReason
    self.init(path: path, reason: "cannot be read as \(kind): \(reason)")
  }
}

extension DecodingError {
  /// The reason, with the place in the file.
  fileprivate var words: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "unknown")
      }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (place + [context.debugDescription]).joined(separator: ": ")
  }
}
