import SwiftRuntime

/// A part of the process that this runtime, C library or processor may have otherwise than is known here. It is not
/// read then; all else is.
enum UnknownPart: String, CaseIterable {
  case stacks = "the stacks of threads, so the heap is not searched"
  case blocks = "the sizes of the allocator's blocks"
  case tasks = "what tasks hold"

  /// The parts that are not read in this process; nil if there are none.
  static var words: [String]? {
    let parts = allCases.filter { !$0.isKnown }
    return parts.isEmpty ? nil : parts.map(\.rawValue)
  }

  private var isKnown: Bool {
    switch self {
    case .stacks: ThreadStacks.known != nil
    case .blocks: HeapBlock.headersAreKnown
    case .tasks: LiveHeap.tasks != nil
    }
  }
}
