/// The tasks of the process by the memory that they have: which of them a word is one of.
struct TaskPlaces {
  private let ranges: [(range: Range<UInt>, task: UInt)]

  /// Of the tasks that begin at some addresses; what is none is passed over.
  init(_ tasks: [UInt], in process: ProcessMemory) {
    guard let layout = TaskLayout.known else {
      ranges = []
      return
    }
    ranges = tasks.flatMap { task in
      (TaskMemory(of: task, layout, in: process)?.ranges ?? []).map { ($0, task) }
    }
  }

  /// The tasks that have a word. A task may have another one in its memory, so there may be two.
  func tasks(at place: UInt) -> [UInt] {
    ranges.filter { $0.range.contains(place) }.map(\.task)
  }
}
