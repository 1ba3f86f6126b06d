import SwiftRuntime

/// The addresses at which the functions of a task resume, the innermost first: equal for tasks that wait in the same
/// place.
package struct TaskStack: Hashable, Sendable {
  private static let depthLimit = 64

  /// Whether it neither runs nor is about to.
  package let isWaiting: Bool
  private let codes: [UInt]
  private let isAwaitingContinuation: Bool

  fileprivate init(codes: [UInt], isWaiting: Bool, isAwaitingContinuation: Bool) {
    (self.codes, self.isWaiting) = (codes, isWaiting)
    self.isAwaitingContinuation = isAwaitingContinuation
  }

  /// Follows the frames from one on by the words that each begins with: its caller's frame, and where that resumes.
  fileprivate static func codes(
    resumingAt code: UInt, _ frame: UInt, in process: ProcessMemory
  ) -> [UInt] {
    var (codes, next) = ([code], frame)
    while codes.count < depthLimit, next != 0, next & 7 == 0,
      let words = process.words(at: next, count: 2), words[1] != 0
    {
      codes.append(words[1])
      next = words[0]
    }
    return codes
  }
}

extension TaskReader {
  /// The addresses at which the functions of a task resume; nil for one that has ended or is no task.
  ///
  /// Complexity: a call of the kernel for each function that waits, some microseconds in all.
  package func stack(ofTask task: UInt, in process: ProcessMemory) -> TaskStack? {
    guard let status = process.word(at: task + TaskLayout.status),
      status & TaskLayout.isComplete == 0,
      let resumption = process.words(at: task + TaskLayout.resumeFunction, count: 2)
    else { return nil }
    let isWaiting = status & (TaskLayout.isRunning | TaskLayout.isEnqueued) == 0
    return TaskStack(
      codes: isWaiting
        ? TaskStack.codes(resumingAt: resumption[0], resumption[1], in: process) : [],
      isWaiting: isWaiting,
      isAwaitingContinuation: isWaiting && isAwaitingContinuation(task, in: process))
  }
}
