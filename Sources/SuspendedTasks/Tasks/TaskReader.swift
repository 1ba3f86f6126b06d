import SwiftRuntime

/// Reads what tasks hold, and where they wait.
///
/// The only way into this module. There is none where the runtime lays out tasks otherwise, or the code of the processor
/// is not known: what asks for tasks then goes on without their frames.
package struct TaskReader: Sendable {
  /// A value, and the metadata of its type.
  package struct Value {
    package let place: UInt
    package let type: UInt
  }

  /// The result that a task that has ended keeps for callers that ask for its value.
  package enum Result {
    case value(Value)
    case error(UInt)
  }

  let layout: TaskLayout
  let code: ProgramCode

  /// Nil where tasks are not read. Complexity: a task is made to wait, and its code is read.
  ///
  /// - Parameter offsets: Where a value of a type that lies in a buffer of three words has its strong references.
  package init?(referenceOffsets offsets: @escaping @Sendable (TypeMetadata) -> [Int]) {
    code = ProgramCode(referenceOffsets: offsets)
    guard let layout = TaskLayout.known(code) else { return nil }
    self.layout = layout
  }

  /// The word that tasks begin with.
  package var taskMetadata: UInt { layout.taskMetadata }

  /// The word that the pieces of tasks' memory begin with.
  package var slabMetadata: UInt { layout.slabMetadata }

  /// The functions of a task that wait; nil for a task that has ended, and where the words are not such as the runtime
  /// writes.
  package func frames(of task: UInt, in process: ProcessMemory) -> TaskFrames? {
    TaskFrames(of: task, layout, code, in: process)
  }

  /// Whether a frame is the end of its task, which gives back the closure that the task ran.
  package func isEnd(_ frame: TaskFrames.Frame) -> Bool { frame.code == layout.completion }

  /// Whether a task that resumes at an address has yet to begin; false also where that is not known.
  package func isBeginning(_ resumption: UInt) -> Bool { resumption == layout.beginning }

  /// The code that an address in a function's frame resumes at waits in a call: where it stands, and the name of the
  /// runtime's function if it calls one.
  package func suspension(at resumption: UInt) -> (place: UInt, runtime: String?)? {
    code.suspension(at: resumption).map { ($0.place, $0.runtime.flatMap(code.importedName)) }
  }

  /// The result that a task that has ended keeps; nil for any other task, and for one without a result.
  ///
  /// - Parameter alignmentMask: That of the type with some metadata; nil where a word is no type's.
  package func result(
    of task: UInt, in process: ProcessMemory, alignmentMask: (UInt) -> UInt?
  ) -> Result? {
    guard let flags = process.word(at: task + TaskLayout.flags), flags & TaskLayout.hasResult != 0,
      hasStatus(TaskLayout.isComplete, task, process)
    else { return nil }
    let place =
      task + layout.size + (flags & TaskLayout.isChild == 0 ? 0 : 16)
      + (flags & TaskLayout.isGroupChild == 0 ? 0 : 8)
    guard let ending = process.word(at: place),
      let type = process.word(at: place + TaskLayout.resultType), let mask = alignmentMask(type)
    else { return nil }
    return switch ending & 3 {
    case 1: .value(Value(place: (place + TaskLayout.resultValue + mask) & ~mask, type: type))
    case 2: .error(process.word(at: place + TaskLayout.resultError) ?? 0)
    default: nil
    }
  }

  /// The values that task-local variables have for a task, but for those of the task it is a part of.
  ///
  /// - Parameter alignmentMask: That of the type with some metadata; nil where a word is no type's.
  package func localValues(
    of task: UInt, in process: ProcessMemory, alignmentMask: (UInt) -> UInt?
  ) -> [Value] {
    var item = process.word(at: task + TaskLayout.locals) ?? 0
    var values: [Value] = []
    // The low bits tell what lies there; only zero stands for a value of the task's own.
    while item != 0, item & 7 == 0, values.count < 256 {
      guard let type = process.word(at: item &+ TaskLayout.localType),
        let mask = alignmentMask(type)
      else { break }
      values.append(Value(place: (item &+ TaskLayout.localValue &+ mask) & ~mask, type: type))
      item = process.word(at: item) ?? 0
    }
    return values
  }

  /// Whether a task was cancelled.
  package func isCancelled(_ task: UInt, in process: ProcessMemory) -> Bool {
    hasStatus(TaskLayout.isCancelled, task, process)
  }

  /// Whether a task waits for an executor to run it; nil where that cannot be read.
  package func isEnqueued(_ task: UInt, in process: ProcessMemory) -> Bool? {
    process.word(at: task + TaskLayout.status).map { $0 & TaskLayout.isEnqueued != 0 }
  }

  /// Whether a task waits for a continuation, by the runtime's frame for it, which has the address to resume at and
  /// a state.
  package func isAwaitingContinuation(_ task: UInt, in process: ProcessMemory) -> Bool {
    guard let frame = process.word(at: task + TaskLayout.resumeContext),
      let code = process.word(at: task + TaskLayout.resumeFunction)
    else { return false }
    let isAwaited: UInt = 1
    return process.word(at: frame + 8) == code && process.word(at: frame + 24) == isAwaited
  }

  /// The number of an unstructured task; nil if it has ended, or is no such task.
  package func number(ofLivingTask task: UInt, in process: ProcessMemory) -> UInt32? {
    guard TaskMemory(of: task, layout, in: process) != nil,
      !hasStatus(TaskLayout.isComplete, task, process),
      let flags = process.word(at: task + TaskLayout.flags),
      flags & (TaskLayout.isChild | TaskLayout.isGroupChild) == 0
    else { return nil }
    return Self.number(ofTask: task, in: process)
  }

  /// The number of a task, from the upper half of the word with its flags. Later tasks have higher numbers, until the
  /// numbers wrap around.
  package static func number(ofTask task: UInt, in process: ProcessMemory) -> UInt32? {
    process.word(at: task + TaskLayout.flags).map { UInt32(truncatingIfNeeded: $0 >> 32) }
  }

  /// Whether what lies at a word that tasks begin with has memory of its own, as a task has: its first piece lies just
  /// behind it, or it fills a block of the allocator.
  package func hasMemory(taskAt place: UInt, in process: ProcessMemory) -> Bool {
    guard place & 15 == 0, let slab = process.word(at: place + TaskLayout.firstSlab),
      slab > place && slab - place < TaskLayout.firstSlabLimit || isPerhapsBlock(place, process)
    else { return false }
    return process.word(at: slab) == layout.slabMetadata
  }

  /// Whether the words around it say that a block in use begins at a place, one of a task's size.
  private func isPerhapsBlock(_ place: UInt, _ process: ProcessMemory) -> Bool {
    guard let header = process.word(at: place - 8), !HeapBlock.isMapped(header) else {
      return false
    }
    let size = HeapBlock.size(in: header)
    return size >= layout.size
      && HeapBlock.isInUse(header) { process.word(at: place &+ size) }
  }

  private func hasStatus(_ flag: UInt, _ task: UInt, _ process: ProcessMemory) -> Bool {
    (process.word(at: task + TaskLayout.status) ?? 0) & flag != 0
  }
}
