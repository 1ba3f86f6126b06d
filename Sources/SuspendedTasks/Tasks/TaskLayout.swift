import SwiftRuntime

/// How the runtime lays out a task and the memory that its functions have their frames in.
///
/// Verified with Swift 6.3.1 on x86-64 Linux: by what the runtime tells debuggers of itself, and by a task
/// that is made to wait for the check and whose frame is read. On arm64 a task has sixteen bytes more, as the C library's
/// locks do.
struct TaskLayout: Sendable {
  /// The words that tasks and the pieces of their memory begin with.
  let taskMetadata: UInt
  let slabMetadata: UInt
  /// The size of the task's own words. Behind them come its result and the place where it began.
  let size: UInt
  /// The code that ends a task and gives back the closure that it ran.
  var completion: UInt = 0
  /// The code where a task of the commonest kind begins: without a result, from an async closure.
  var beginning: UInt = 0

  /// The code that goes on with the task, and the frame it is given.
  static let resumeFunction: UInt = 56
  static let resumeContext: UInt = 64
  static let status: UInt = 96
  static let firstSlab: UInt = 120
  /// How far behind the beginning of a task its first piece of memory begins at most: behind the task's result.
  static let firstSlabLimit: UInt = 1024
  /// The task-local values: the next one, the key, the type, the value.
  static let locals: UInt = 136
  static let localType: UInt = 16
  static let localValue: UInt = 24
  /// In the status.
  static let isCancelled: UInt = 0x100
  static let isRunning: UInt = 0x800
  static let isEnqueued: UInt = 0x1000
  static let isComplete: UInt = 0x2000
  /// In the word of the flags: whether the task is another one's child, one of a group, or has a result.
  static let flags: UInt = 32
  static let isChild: UInt = 1 << 24
  static let isGroupChild: UInt = 1 << 26
  static let hasResult: UInt = 1 << 25
  /// From where the result's words begin, behind those of a child: how it ended, the type, the error,
  /// the value.
  static let resultType: UInt = 8
  static let resultError: UInt = 16
  static let resultValue: UInt = 24
  /// Of a piece: the next one, the bytes it has, the bytes in use, and where they begin.
  static let nextSlab: UInt = 8
  static let slabCapacity: UInt = 16
  static let slabContent: UInt = 32

  /// The layout; nil where the runtime is another one, so that frames are not read.
  static func known(_ code: ProgramCode) -> TaskLayout? {
    let symbols = SymbolNames()
    // A program with the runtime linked into it may have left out what the runtime tells of itself.
    if word("internal_layout_version", symbols) == nil {
      return TaskProbe.layout(told: nil, code)
    }
    return TaskLayout(symbols).flatMap { TaskProbe.layout(told: $0, code) }
  }

  private static func word(_ name: String, _ symbols: SymbolNames) -> UInt? {
    symbols.data(named: "_swift_concurrency_debug_" + name)?.word()
  }

  /// The layout that the runtime declares; nil unless it is the known one.
  private init?(_ symbols: SymbolNames) {
    func told(_ name: String) -> UInt? { Self.word(name, symbols) }
    guard let version = told("internal_layout_version"), UInt32(truncatingIfNeeded: version) == 1,
      let size = told("asyncTaskSize"), let task = told("asyncTaskMetadata"),
      let slab = told("asyncTaskSlabMetadata")
    else { return nil }
    (taskMetadata, slabMetadata, self.size) = (task, slab, size)
  }

  /// The layout that the words of a task without a result show.
  init?(ofTaskAt task: UInt, _ process: ProcessMemory) {
    guard let metadata = process.word(at: task),
      process.word(at: metadata) == TypeMetadata.Kind.task.rawValue,
      let slab = process.word(at: task + Self.firstSlab), slab != 0,
      let piece = process.word(at: slab), let size = Self.size(ofTaskAt: task, process)
    else { return nil }
    (taskMetadata, slabMetadata, self.size) = (metadata, piece, size)
  }

  /// The size of a task's own words, found by the type of its result, which is none.
  static func size(ofTaskAt task: UInt, _ process: ProcessMemory) -> UInt? {
    let type = TypeMetadata(Void.self).address.number
    return stride(from: locals + 8, to: sizeLimit, by: 8).first {
      process.word(at: task + $0 + resultType) == type
    }
  }

  private static let sizeLimit: UInt = 512
}
