import Foundation

/// Lines on the standard error about work that takes minutes: one every half minute until it ends.
///
/// They are written in the background, so that work which occupies the main actor has them, too.
final class LongWork {
  private let timer: any DispatchSourceTimer

  /// Work begins.
  ///
  /// - Parameter words: What goes on, as `building the copy`.
  init(_ words: String) {
    let (start, timer) = (ContinuousClock.now, DispatchSource.makeTimerSource(queue: .global()))
    timer.schedule(deadline: .now() + 30, repeating: 30)
    timer.setEventHandler {
      let line = LongWork.line(words, after: .now - start) + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    timer.resume()
    self.timer = timer
  }

  /// The work has ended.
  func end() { timer.cancel() }

  deinit { timer.cancel() }

  /// The words of a line: `lifecycle: still building the copy, 90 s so far`.
  static func line(_ words: String, after elapsed: Duration) -> String {
    "lifecycle: still \(words), \(elapsed.components.seconds) s so far"
  }
}
