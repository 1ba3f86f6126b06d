import SwiftRuntime

/// The tasks of the process by the memory that they have: which of them a word is one of.
package struct TaskPlaces {
  private let ranges: [(range: Range<UInt>, task: UInt)]
  /// All of the memory, ascending: few words of the heap are in it.
  private let covered: [Range<UInt>]

  /// Of the tasks that begin at some addresses; what is none is passed over.
  package init(_ tasks: [UInt], _ reader: TaskReader?, in process: ProcessMemory) {
    ranges = tasks.flatMap { task in
      let memory = reader.flatMap { TaskMemory(of: task, $0.layout, in: process) }
      return (memory?.ranges ?? []).map { ($0, task) }
    }
    covered = ranges.map(\.range).joined()
  }

  /// The tasks that have a word. A task may have another one in its memory, so there may be two.
  package func tasks(at place: UInt) -> [UInt] {
    var (low, high) = (0, covered.count)
    while low < high {
      let middle = (low + high) / 2
      if covered[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low < covered.count, covered[low].lowerBound <= place else { return [] }
    return ranges.filter { $0.range.contains(place) }.map(\.task)
  }
}
