import Glibc
import Synchronization

/// The memory that threads have their stacks in, as the C library lists it: that of living threads, that of ended
/// ones which it keeps for others, and that which threads were given by the program.
///
/// The map of memory does not tell: with glibc 2.42 and Linux 6.13 or later a stack has no guard of its own there, and
/// is told as one with what lies beside it. Where the lists begin and what stands in them is learned from two threads
/// that are made for it. Verified with glibc 2.36 and 2.43.
package struct ThreadStacks: Sendable {
  private static let last = Mutex<ThreadStacks?>(nil)

  /// Nil where the C library keeps no such lists, or no thread can be made. Complexity: makes two threads, once.
  package static var known: ThreadStacks? {
    last.withLock { last in
      last = last ?? ThreadStacks(ProcessMemory())
      return last
    }
  }

  private let record: ThreadRecord
  private let heads: [UInt]

  private init?(_ process: ProcessMemory) {
    let images = LoadedImage.all().flatMap(\.segments)
    func head(from node: UInt) -> UInt? {
      let list = Self.nodes(from: node, process)
      return list.isWhole ? list.nodes.first { node in images.contains { $0.contains(node) } } : nil
    }
    func learn(_ memory: UnsafeMutableRawPointer?) -> (
      thread: UInt, record: ThreadRecord, head: UInt
    )? {
      WaitingThread.make(memory) { thread in
        guard let record = ThreadRecord(of: thread, process),
          let head = head(from: UInt(thread) + record.links)
        else { return nil }
        return (UInt(thread), record, head)
      }
    }
    for _ in 0..<Self.attemptLimit {
      let place = mmap(
        nil, WaitingThread.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let place, place != MAP_FAILED else { return nil }
      defer { munmap(place, WaitingThread.size) }
      guard let other = learn(nil) else { continue }
      let node = other.thread + other.record.links
      // Its memory is kept now, unless another thread has it already; some programs ask that none is kept.
      let kept = head(from: node)
      if kept == other.head || kept == nil && process.word(at: node) != nil { continue }
      guard let own = learn(place), own.record == other.record, own.head != other.head
      else { continue }
      record = other.record
      heads = [other.head, own.head] + (kept.map { [$0] } ?? [])
      return
    }
    return nil
  }

  private static let attemptLimit = 8
  private static let nodeLimit = 1 << 20

  /// The memory of all stacks now, in no order. Complexity: two reads for each.
  func ranges(_ process: ProcessMemory) -> [Range<UInt>] {
    heads.flatMap { head in
      var met: Set<UInt> = []
      // Another thread may begin or end meanwhile.
      for _ in 0..<Self.attemptLimit {
        let list = Self.nodes(from: head, process)
        met.formUnion(list.nodes.dropFirst())
        if list.isWhole { break }
      }
      return met.compactMap { record.memory(ofThreadWithLinksAt: $0, process) }
    }
  }

  /// The nodes of a circle of which each leads to the next one and to the one before.
  private static func nodes(
    from first: UInt, _ process: ProcessMemory
  ) -> (nodes: [UInt], isWhole: Bool) {
    var (nodes, node): ([UInt], UInt) = ([first], first)
    while nodes.count < nodeLimit, let next = process.word(at: node),
      process.word(at: next &+ 8) == node
    {
      if next == first { return (nodes, true) }
      nodes.append(next)
      node = next
    }
    return (nodes, false)
  }
}

/// Where the C library's record of a thread has the links of its list and the memory of its stack.
struct ThreadRecord: Equatable, Sendable {
  private static let size = 4096

  /// The links to the next thread and to the one before.
  let links: UInt
  /// The beginning of the memory, its size, and the size of the guard in it.
  private let memory: UInt

  /// Learns the places from a thread that lives; nil where one of them is not found, or may be several.
  init?(of thread: pthread_t, _ process: ProcessMemory) {
    guard let stack = StackRoom.memory(of: thread) else { return nil }
    let start = UInt(thread)
    let words = [UInt](unsafeUninitializedCapacity: Self.size / 8) { words, count in
      guard let first = words.baseAddress else { return }
      count = process.copyPrefix(start, Self.size, to: first) / 8
    }
    func places(_ isWanted: (Int) -> Bool) -> [UInt] {
      words.indices.dropLast(2).filter(isWanted).map { 8 * UInt($0) }
    }
    let memories = places {
      words[$0] != 0 && words[$0] &+ words[$0 + 2] == stack.lowerBound
        && words[$0] &+ words[$0 + 1] == stack.upperBound
    }
    let links = places {
      let node = start + 8 * UInt($0)
      return words[$0] != node && words[$0 + 1] != 0
        && process.word(at: words[$0] &+ 8) == node && process.word(at: words[$0 + 1]) == node
    }
    guard memories.count == 1, links.count == 1 else { return nil }
    (self.links, memory) = (links[0], memories[0])
  }

  /// The memory of a thread's stack; nil for the main thread's, which the kernel has made.
  func memory(ofThreadWithLinksAt node: UInt, _ process: ProcessMemory) -> Range<UInt>? {
    guard let words = process.words(at: node &- links &+ memory, count: 2), words[0] != 0 else {
      return nil
    }
    let (end, isTooFar) = words[0].addingReportingOverflow(words[1])
    return !isTooFar && words[0] < node && node < end ? words[0]..<end : nil
  }
}

/// A thread that waits while it is looked at.
private enum WaitingThread {
  static let size = 1 << 20

  /// Looks at such a thread, whose stack lies in the memory given or the C library's own; nil if none is made.
  static func make<Seen>(
    _ memory: UnsafeMutableRawPointer?, _ look: (pthread_t) -> Seen?
  ) -> Seen? {
    let gate = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    sem_init(gate, 0, 0)
    defer { sem_destroy(gate) }
    var (attributes, thread) = (pthread_attr_t(), pthread_t())
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let memory {
      pthread_attr_setstack(&attributes, memory, size)
    } else {
      pthread_attr_setstacksize(&attributes, size)
    }
    let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
      while let gate, sem_wait(gate.assumingMemoryBound(to: sem_t.self)) != 0 {}
      return nil
    }
    guard pthread_create(&thread, &attributes, wait, gate) == 0 else { return nil }
    defer {
      sem_post(gate)
      pthread_join(thread, nil)
    }
    return look(thread)
  }
}
