import Glibc
import ObjectGraph
import OwnershipFixtures
import SeededRandom
import Synchronization
import Testing

@testable import LiveObjects
@testable import SwiftRuntime

/// Some pages from the kernel, full of one number.
private struct Pages {
  static let size = sysconf(Int32(_SC_PAGESIZE))
  static let bytes = UInt(size)
  let start: UnsafeMutableRawPointer
  let count: Int

  init(_ count: Int, full number: UInt) {
    self.count = count
    start = mmap(
      nil, count * Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    fill(number)
  }

  var address: UInt { UInt(bitPattern: start) }

  func fill(_ number: UInt) {
    for offset in stride(from: 0, to: count * Self.size, by: 8) {
      start.storeBytes(of: number, toByteOffset: offset, as: UInt.self)
    }
  }

  func unmap(_ pages: Range<Int>) {
    munmap(start + pages.lowerBound * Self.size, pages.count * Self.size)
  }
}

/// A thread that has a word on its stack.
private final class StackWord: Sendable {
  static let mark: UInt = 0x5678_9ABC_DEF2
  let place = Atomic<UInt>(0)
  let isThere = Atomic(false)
  let isOver = Atomic(false)

  static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let context = $0 else { return nil }
    let word = Unmanaged<StackWord>.fromOpaque(context).takeUnretainedValue()
    var local = mark
    withUnsafePointer(to: &local) { pointer in
      word.place.store(UInt(bitPattern: pointer), ordering: .releasing)
      word.isThere.store(true, ordering: .releasing)
      while !word.isOver.load(ordering: .acquiring) { sched_yield() }
    }
    return nil
  }
}

private enum Store {
  nonisolated(unsafe) static var links: [ChurnedLink] = []
  nonisolated(unsafe) static var held: Held?
}

/// How much is tried here; `Tests/VanishingMemory/judge` tries it in hundreds of processes.
private let scale = Campaign.size(1, full: 5)

@Suite
struct `Memory that goes away` {
  @Test
  func `a page that is gone when it is looked at is told, and its neighbours are read`() {
    let pages = Pages(64, full: 7)
    defer { pages.unmap(0..<64) }
    var memory = ReadableMemory(ProcessMemory())
    pages.unmap(20..<21)
    #expect(memory.bytes(at: pages.address + 20 * Pages.bytes, count: 8) == nil)
    #expect(memory.bytes(at: pages.address + 19 * Pages.bytes, count: Pages.bytes)?.word() == 7)
    #expect(memory.bytes(at: pages.address + 19 * Pages.bytes, count: Pages.bytes + 1) == nil)
    #expect(memory.bytes(at: pages.address + 21 * Pages.bytes, count: 8)?.word() == 7)
    #expect(memory.bytes(at: pages.address, count: 64 * Pages.bytes) == nil)
  }

  @Test
  func `what was looked at can be read after it is gone, and does not change`() {
    let pages = Pages(64, full: 7)
    var memory = ReadableMemory(ProcessMemory())
    let bytes = memory.bytes(at: pages.address, count: 64 * Pages.bytes)
    pages.fill(8)
    #expect(memory.bytes(at: pages.address + Pages.bytes, count: 8)?.word() == 7)
    pages.unmap(0..<64)
    let isUnchanged = (0..<64 * Pages.size / 8).allSatisfy { bytes?.word(at: 8 * $0) == 7 }
    #expect(isUnchanged)
  }

  @Test
  func `each word of a large area is read from its own place`() {
    let count = 4000
    let pages = Pages(count, full: 0)
    defer { pages.unmap(0..<count) }
    for offset in stride(from: 0, to: count * Pages.size, by: 8) {
      pages.start.storeBytes(of: UInt(offset), toByteOffset: offset, as: UInt.self)
    }
    var memory = ReadableMemory(ProcessMemory())
    var position: UInt = 1
    for _ in 0..<20_000 {
      // All places in an order without order.
      position = (position &* 1_103_515_245 &+ 12_345) % UInt(count * Pages.size / 8 - 512)
      let bytes = memory.bytes(at: pages.address + 8 * position, count: 4096)
      #expect(bytes?.word() == 8 * position && bytes?.word(at: 4088) == 8 * position + 4088)
    }
  }

  @Test
  func `memory mapped later is read once it was looked for`() {
    var memory = ReadableMemory(ProcessMemory())
    let pages = Pages(3, full: 9)
    defer { pages.unmap(0..<3) }
    memory.addWhatIsNew()
    #expect(memory.bytes(at: pages.address + 4088, count: 16)?.word(at: 8) == 9)
  }

  @Test
  func `a page that is gone is passed over and counted, and all others are looked through`() throws
  {
    let pages = Pages(600, full: 7)
    defer { pages.unmap(0..<600) }
    let mark: UInt = 0x5678_9ABC_DEF0
    for page in [0, 299, 300, 301, 599] {
      pages.start.storeBytes(of: mark, toByteOffset: page * Pages.size + 8, as: UInt.self)
    }
    // The kernel may tell of these pages as one with others that lie beside them and go meanwhile.
    let range = MappedMemory.Range(
      start: pages.address, end: pages.address + 600 * Pages.bytes, isReadable: true,
      isWritable: true,
      path: "")
    let memory = try #require(HeapMemory(ProcessMemory(), [range]))
    pages.unmap(300..<301)
    var found: [UInt] = []
    memory.places(of: [ObjectAddress(mark)]) { place, _ in
      found.append((place - pages.address) / Pages.bytes)
    }
    #expect(found == [0, 299, 301, 599])
    #expect(memory.unreadByteCount == Pages.size)
  }

  @Test
  func `what lies behind an unreadable page is looked through`() throws {
    let all = Pages(4000, full: 0)
    defer { all.unmap(0..<4000) }
    mprotect(all.start, Pages.size, PROT_NONE)
    let mark: UInt = 0x5678_9ABC_DEF1
    for page in [1, 100, 3000] {
      all.start.storeBytes(of: mark, toByteOffset: page * Pages.size + 8, as: UInt.self)
    }
    #expect(
      try found(mark, from: all.address, to: all.address + 4000 * Pages.bytes).map {
        ($0 - all.address) / Pages.bytes
      } == [1, 100, 3000])
  }

  // Without a guard, a stack is told as one with what lies beside it, as newer C libraries have it.
  @Test(arguments: [0, Pages.size])
  func `the stack of each thread is left out, of whatever size it is`(guardSize: Int) throws {
    for size in [1 << 18, 1 << 20, 8 << 20, 12 << 20] {
      let word = StackWord()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, size)
      pthread_attr_setguardsize(&attributes, guardSize)
      #expect(try !isMet(word, onThreadWith: &attributes), "\(size)")
      pthread_attr_destroy(&attributes)
    }
  }

  @Test
  func `the stack that the program gave a thread is left out`() throws {
    let memory = Pages(256, full: 0)
    defer { memory.unmap(0..<256) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstack(&attributes, memory.start, 256 * Pages.size)
    #expect(try !isMet(StackWord(), onThreadWith: &attributes))
    pthread_attr_destroy(&attributes)
  }

  /// Whether a word on the stack of a thread is found, while the thread lives and when its memory is kept for another.
  private func isMet(
    _ word: StackWord, onThreadWith attributes: UnsafePointer<pthread_attr_t>
  ) throws -> Bool {
    var thread = pthread_t()
    pthread_create(&thread, attributes, StackWord.run, Unmanaged.passUnretained(word).toOpaque())
    while !word.isThere.load(ordering: .acquiring) { sched_yield() }
    let place = word.place.load(ordering: .acquiring)
    let alive = try found(StackWord.mark, from: place, to: place + 8)
    word.isOver.store(true, ordering: .releasing)
    pthread_join(thread, nil)
    return try !(alive + found(StackWord.mark, from: place, to: place + 8)).isEmpty
  }

  private func found(_ mark: UInt, from start: UInt, to end: UInt) throws -> [UInt] {
    let memory = try #require(HeapMemory(ProcessMemory()))
    var found: [UInt] = []
    memory.places(of: [ObjectAddress(mark)]) { place, _ in
      if place >= start, place < end { found.append(place) }
    }
    return found
  }

  @Test
  func `no reader takes the copy of another for memory of its own`() throws {
    let held = Held()
    let address = ObjectAddress(of: held).rawValue
    let heap = try LiveHeap()
    let copy = try #require(heap.bytes(at: address, count: 16))
    #expect(copy.number != address)
    #expect(copy.word() == UnsafeRawPointer(bitPattern: address)?.word())
    let other = try LiveHeap()
    #expect(other.program(at: address) != nil)
    #expect(other.bytes(at: copy.number, count: 16) == nil)
    withExtendedLifetime((held, heap)) {}
  }

  @Test
  func `a search survives that the allocator gives memory back meanwhile`() async {
    await #expect(processExitsWith: .success) {
      for size in stride(from: 20_000, through: 20_000 * scale, by: 20_000) + [50_000] {
        Store.links = (0..<size).map { ChurnedLink(size: $0 & 3) }
        let unheld = Held()
        let address = ObjectAddress(of: unheld)
        use(RetainingPaths().retention(of: address))
        Store.links = []
        for _ in 0..<5 { use(RetainingPaths().retention(of: address)) }
        withExtendedLifetime(unheld) {}
      }
    }
  }

  @Test
  func `a holder is found beside twenty threads that take memory and give it back`() async {
    await #expect(processExitsWith: .success) {
      let churn = Churn(threadCount: 20)
      Store.held = Held()
      let address = Store.held.map { ObjectAddress(of: $0) } ?? ObjectAddress(0)
      for _ in 0..<4 * scale {
        let origin = RetainingPaths().retention(of: address).path?.origin
        #expect(origin == .root("static Store.held"))
        let unheld = Held()
        use(RetainingPaths().retention(of: ObjectAddress(of: unheld)))
        withExtendedLifetime(unheld) {}
      }
      churn.stop()
    }
  }
}
