import ObjectGraph
import SuspendedTasks
import SwiftRuntime

extension ObjectCensus {
  /// Counts the living objects and tasks of the process now.
  ///
  /// Complexity: linear in the memory that the program uses, some ten nanoseconds a block; a task takes some
  /// microseconds more. A piece of memory is copied at a time, and four bytes are kept for each block of an area.
  ///
  /// - Throws: `RuntimeRefusal`, where live objects cannot be read.
  public static func taken() throws(RuntimeRefusal) -> ObjectCensus {
    let heap = try LiveHeap()
    guard let memory = HeapMemory(heap.test.process) else {
      throw .unknownMemory(because: "no memory is left")
    }
    return heap.census(of: memory)
  }
}

extension LiveHeap {
  /// The objects and tasks in some memory, counted.
  fileprivate func census(of memory: HeapMemory) -> ObjectCensus {
    var counts: [UInt: (objectCount: Int, byteCount: Int)] = [:]
    var (word, last) = (UInt(0), (objectCount: 0, byteCount: 0))
    func addLast() {
      counts[word, default: (0, 0)].objectCount += last.objectCount
      counts[word, default: (0, 0)].byteCount += last.byteCount
      last = (0, 0)
    }
    var (tasks, otherByteCount) = (TaskCounting(self), 0)
    let isWhole = memory.usedBlocks { block in
      guard isMetadata(block.first), Self.isCounted(block.second) else {
        otherByteCount += Int(block.size)
        return
      }
      if block.first == tasks.metadata { tasks.add(block.address) }
      // Objects of one type often lie in a row.
      if word != block.first {
        addLast()
        word = block.first
      }
      last.objectCount += 1
      last.byteCount += Int(block.size)
    }
    addLast()
    var types: [String: ObjectCensus.TypeCount] = [:]
    for (word, count) in counts {
      guard let name = program(ofMetadata: word).map({ describe($0).name }) else { continue }
      types[name, default: ObjectCensus.TypeCount(name: name, objectCount: 0, byteCount: 0)]
        .add(count)
    }
    return ObjectCensus(
      types: types, tasks: tasks.counts, otherByteCount: otherByteCount, isPartial: !isWhole)
  }

  /// Whether a word can be the counts of a living object; not the next block of the allocator, nor a pointer.
  private static func isCounted(_ word: UInt) -> Bool {
    // Either the counts are in the entry for weak references, or the deinitialiser has not begun.
    word >> 62 == 3 || word >> 63 == 0 && word & 1 == 1 && word >> 32 & 1 == 0
      || BlockClasses.isGone(word) == false && word >> 32 == 0
  }
}

extension ObjectCensus.TypeCount {
  fileprivate mutating func add(_ other: (objectCount: Int, byteCount: Int)) {
    objectCount += other.objectCount
    byteCount += other.byteCount
  }
}

/// The tasks of a census, counted by where they wait.
private struct TaskCounting {
  /// The word that tasks begin with; zero if tasks are not read.
  let metadata: UInt
  private let heap: LiveHeap
  /// The frames' addresses to resume at, with what else decides the words, and a task as an example of them.
  private var places: [TaskStack: (example: UInt, count: Int)] = [:]

  init(_ heap: LiveHeap) {
    self.heap = heap
    metadata = LiveHeap.tasks?.taskMetadata ?? 0
  }

  mutating func add(_ task: UInt) {
    guard let stack = LiveHeap.tasks?.stack(ofTask: task, in: heap.test.process) else { return }
    places[stack, default: (task, 0)].count += 1
  }

  var counts: [ObjectCensus.TaskCount] {
    var counts: [ObjectCensus.TaskCount: Int] = [:]
    for (stack, (example, count)) in places {
      let wait = stack.isWaiting ? heap.wait(ofTask: ObjectAddress(example)) : nil
      let place = ObjectCensus.TaskCount(
        function: wait?.function, file: wait?.line?.file, line: wait?.line?.line,
        subject: wait?.subject, taskCount: 0)
      counts[place, default: 0] += count
    }
    return counts.map { place, count in
      var place = place
      place.taskCount = count
      return place
    }
  }
}
