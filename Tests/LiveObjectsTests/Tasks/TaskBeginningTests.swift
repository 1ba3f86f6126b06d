import Glibc
import ObjectGraph
import Synchronization
import Testing

@testable import LiveObjects
@testable import SuspendedTasks

/// Keeps what tasks are to do until it is told to run it.
private final class Shelf: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func run() {
    while let job = jobs.withLock({ $0.popLast() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// A new visitor that a task of the shelf uses, which goes on to sleep when it is run.
@inline(never)
private func waitsOnShelf(_ shelf: Shelf) -> (visitor: ObjectAddress, task: Task<Void, Never>) {
  let visitor = hidden(Visitor())
  let task = Task(executorPreference: shelf) {
    try? await Task.sleep(for: .seconds(1_000_000))
    show(visitor)
  }
  return (ObjectAddress(of: visitor), task)
}

@inline(never)
private func waitsWeaklyOnShelf(_ shelf: Shelf, _ visitor: Visitor) -> Task<Void, Never> {
  Task(executorPreference: shelf) { [weak visitor] in
    try? await Task.sleep(for: .seconds(1_000_000))
    show(visitor as Any)
  }
}

/// A task that uses a visitor as soon as the gate has been passed a thousand times, without holding it.
@inline(never)
private func usesForEver(_ visitor: Visitor, _ gate: Gate) -> Task<Void, Never> {
  Task { [unowned(unsafe) visitor] in
    while true {
      await gate.wait()
      if gate.count > 1_000 { visitor.note() }
    }
  }
}

/// Memory with the words of a task in it, from its third word on.
private struct TaskCopy: ~Copyable {
  enum Place {
    case block
    /// Of which no blocks are known, like that of an area that other threads change.
    case mapping
    /// The same with the sizes of blocks in front of the copy and behind it, as an original has them.
    case mappingWithSizes
  }

  private static let byteCount = 4096
  private let place: Place
  private let start: UnsafeMutableRawPointer
  let task: UInt

  init(of original: ObjectAddress, in place: Place) {
    self.place = place
    start =
      switch place {
      case .block: .allocate(byteCount: Self.byteCount, alignment: 16)
      case .mapping, .mappingWithSizes:
        mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      }
    memset(start, 0, Self.byteCount)
    (start + 16).copyMemory(
      from: UnsafeRawPointer(bitPattern: original.rawValue)!,
      byteCount: Int(LiveHeap.tasks?.layout.size ?? 0))
    task = UInt(bitPattern: start + 16)
    if place == .block {
      // Memory just behind it, as a child has in the memory of its parent, in front of the original's.
      let (slot, slab) = (start + 16 + Int(TaskLayout.firstSlab), start + 512)
      slab.storeBytes(of: LiveHeap.tasks?.slabMetadata ?? 0, as: UInt.self)
      (slab + Int(TaskLayout.nextSlab)).storeBytes(of: slot.load(as: UInt.self), as: UInt.self)
      slot.storeBytes(of: UInt(bitPattern: slab), as: UInt.self)
    }
    if place == .mappingWithSizes {
      let size = 1024
      for header in [start + 8, start + 8 + size] {
        header.storeBytes(of: UInt(size) | 1, as: UInt.self)
      }
    }
  }

  deinit {
    switch place {
    case .block: start.deallocate()
    case .mapping, .mappingWithSizes: munmap(start, Self.byteCount)
    }
  }
}

private func text(_ visitor: ObjectAddress) -> String? {
  RetainingPaths(searchesStatics: false).retention(of: visitor).path?.textWithoutWaits
}

/// Memory in which some word is the one that tasks begin with, and behind it stands what a task that is
/// about to run a closure has in its first frame.
private struct TaskImitation: ~Copyable {
  let start: UnsafeMutablePointer<UInt>
  /// Where the words of a task would begin.
  let task: UInt

  /// - Parameter offset: How many words in front of the task are those of something else.
  init(_ layout: TaskLayout, running object: AnyObject, behind offset: Int, locals: UInt = 0) {
    let count = 512
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    task = UInt(bitPattern: words + offset)
    // A place inside of a block has no size in front of it, unless some is left over.
    if offset > 0 { words[offset - 1] = 0xE01 }
    words[offset] = layout.taskMetadata
    words[offset + Int(TaskLayout.locals) / 8] = locals
    let frame = offset + Int(layout.size) / 8 + 4
    words[frame - 2] = ObjectAddress(of: object).rawValue
    words[frame + 1] = layout.completion
    start = words
  }

  deinit { start.deallocate() }
}

extension `Live objects` {
  @Suite
  struct `How tasks begin` {
    @Test
    func `a task that nothing has run so far is told as one that has yet to begin`() async {
      let shelf = Shelf()
      let (visitor, task) = waitsOnShelf(shelf)
      #expect(
        text(visitor) == """
          held by a task that has yet to begin
          task
            runs            → closure #1 in waitsOnShelf(_:)
              captures #1   → Visitor
          """)
      shelf.run()
      #expect(
        text(visitor) == """
          held by a task that waits in closure #1 in waitsOnShelf(_:)
          task
            runs            → closure #1 in waitsOnShelf(_:)
              captures #1   → Visitor
          """)
      task.cancel()
      shelf.run()
    }

    @Test
    func `one that knows an object weakly does not hold it, begun or not`() async {
      let (shelf, visitor) = (Shelf(), hidden(Visitor()))
      let task = waitsWeaklyOnShelf(shelf, visitor)
      for _ in 0..<2 {
        let text = text(ObjectAddress(of: visitor))
        #expect(text == nil)
        shelf.run()
      }
      task.cancel()
      shelf.run()
      use(visitor)
    }

    // Tables of types have the word, and may lie in front of the memory of tasks.
    @Test
    func `a word that tasks begin with makes no task of what lies behind it`() throws {
      let layout = try #require(LiveHeap.tasks?.layout)
      let visitor = hidden(Visitor())
      let imitation = TaskImitation(layout, running: visitor, behind: 6)
      let text = text(ObjectAddress(of: visitor))
      #expect(text == nil)
      use(imitation.task)
      use(visitor)
    }

    // A search copies the memory of the tasks that it reads, and what it copied may be left over.
    @Test(arguments: [TaskCopy.Place.block, .mapping])
    fileprivate func `a copy of a task is no task`(place: TaskCopy.Place) async throws {
      let text = await answer(withCopyIn: place)
      #expect(text == nil)
    }

    @Test
    func `where no blocks are known, a task is told by the sizes around it`() async throws {
      let text = await answer(withCopyIn: .mappingWithSizes)
      #expect(text?.hasPrefix("held by a task that waits in") == true, "\(text ?? "no path")")
    }

    /// What a search says of an object that a task does not hold, but a copy of the task without its closure would.
    private func answer(withCopyIn place: TaskCopy.Place) async -> String? {
      let (gate, visitor) = (Gate(), hidden(Visitor()))
      let task = usesForEver(visitor, gate)
      while gate.count == 0 { await Task.yield() }
      let copy = TaskCopy(
        of: ObjectAddress(of: unsafeBitCast(task, to: AnyObject.self)), in: place)
      let answer = text(ObjectAddress(of: visitor))
      use(copy.task)
      use(visitor)
      return answer
    }

    @Test
    func `a word that is no address ends the reading of task-local values`() throws {
      let layout = try #require(LiveHeap.tasks?.layout)
      let visitor = hidden(Visitor())
      let imitation = TaskImitation(layout, running: visitor, behind: 0, locals: ~7)
      let isHeld = try LiveHeap().holds(
        task: imitation.task, ObjectAddress(of: visitor).rawValue)
      #expect(isHeld)
      use(visitor)
    }
  }
}
