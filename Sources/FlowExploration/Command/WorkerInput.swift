import Foundation
import Synchronization

/// The standard input of a worker: a line with the flows that are not to be tried, one with the parts of each round that
/// was over before, `go`, and one with the parts of each round.
///
/// The line `end` asks this process to end with what it has, as a signal does; the end of the input ends it at once.
final class WorkerInput: Sendable {
  static let noMore = Data("go".utf8)

  private let lines = Mutex<[Data]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Reads on a thread of its own, because the app may never come back from an action.
  init(_ input: FileHandle) {
    Thread.detachNewThread { [self] in
      var begun = Data()
      while case let part = input.availableData, !part.isEmpty {
        var rest = part[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          take(begun + rest[..<end])
          (begun, rest) = (Data(), rest[rest.index(after: end)...])
        }
        begun += rest
      }
      kill(getpid(), SIGKILL)
    }
  }

  private func take(_ line: Data) {
    if line == Data("end".utf8) {
      // A signal from a terminal has come to all processes by now, and a second one would end this one at once.
      if EndRequest.signal == nil { EndRequest.note(SIGTERM) }
      return
    }
    lines.withLock { $0.append(line) }
    count.signal()
  }

  /// The next line, as soon as it is there.
  func next() -> Data {
    count.wait()
    return lines.withLock { $0.removeFirst() }
  }
}
