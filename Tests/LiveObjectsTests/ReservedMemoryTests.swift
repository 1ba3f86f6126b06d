import Glibc
import ObjectGraph
import OwnershipFixtures
import Synchronization
import Testing

@testable import LiveObjects
@testable import SwiftRuntime

/// Memory that was asked for and not written to.
private struct Reservation {
  let start: UnsafeMutableRawPointer
  let count: Int

  init(gigabytes: Int) {
    count = gigabytes << 30
    start = mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    // Some kernels give a huge page for one word that is written.
    madvise(start, count, MADV_NOHUGEPAGE)
  }

  var address: UInt { UInt(bitPattern: start) }

  var range: MappedMemory.Range {
    MappedMemory.Range(
      start: address, end: address + UInt(count), isReadable: true, isWritable: true, path: "")
  }

  func unmap() { munmap(start, count) }
}

/// A clock that goes on by a millisecond whenever it is looked at.
private final class LookedAtClock: Sendable {
  private let count = Atomic(0)

  func budget(_ limit: Duration) -> PathSearchBudget {
    PathSearchBudget(objectLimit: .max, timeLimit: limit) { [self] in
      .milliseconds(count.add(1, ordering: .relaxed).newValue)
    }
  }
}

private let mark: UInt = 0x5678_9ABC_DEF3
private let pageSize = sysconf(Int32(_SC_PAGESIZE))

private final class Holder {
  var held: Held?
}

private enum Store {
  nonisolated(unsafe) static var held: Held?
  nonisolated(unsafe) static var holder: Holder?
  nonisolated(unsafe) static var bytes: [UInt8] = []
}

/// How long the processor works for one question about an object that nothing holds.
private func timeOfQuestion() -> Duration {
  let unheld = Held()
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
  let start = now()
  use(RetainingPaths().retention(of: ObjectAddress(of: unheld)))
  return now() - start
}

@Suite
struct `Memory that is only reserved` {
  @Test(arguments: [true, false])
  func `the kernel tells which pages were written to, on old kernels too`(asksOnce: Bool) {
    let reservation = Reservation(gigabytes: pageSize / 4096)
    defer { reservation.unmap() }
    for page in [0, 1, 7, 100_000, 100_001, 262_143] {
      reservation.start.storeBytes(of: mark, toByteOffset: page * pageSize, as: UInt.self)
    }
    var meter = PathSearchBudget.unlimited.startMeter()
    let range = reservation.address..<reservation.address + UInt(reservation.count)
    let parts = ResidentPages(asksOnce: asksOnce).parts(of: range, &meter)
    let pages = parts.map {
      Int($0.lowerBound - reservation.address) / pageSize..<Int(
        $0.upperBound - reservation.address) / pageSize
    }
    // Parts with little memory between them are told as one.
    let near = pageSize == 4096 ? [0..<8] : [0..<2, 7..<8]
    #expect(pages == near + [100_000..<100_002, 262_143..<262_144])
  }

  @Test func `only what was written to is looked through, and all of it`() throws {
    let reservation = Reservation(gigabytes: 64)
    defer { reservation.unmap() }
    let places = [8, 5 << 30, 40 << 30 + 4088]
    for place in places {
      reservation.start.storeBytes(of: mark, toByteOffset: place, as: UInt.self)
    }
    let memory = try #require(HeapMemory(ProcessMemory(), [reservation.range]))
    var (byteCount, found) = (0, [Int]())
    memory.pieces { _, bytes in
      byteCount += bytes.count
      return true
    }
    memory.places(of: [ObjectAddress(mark)]) { place, _ in
      found.append(Int(place - reservation.address))
    }
    #expect(found == places)
    #expect(byteCount == 3 * pageSize)
    #expect(memory.unsearchedByteCount == 0 && memory.unreadByteCount == 0)
  }

  @Test func `a question takes no longer for it`() async {
    await #expect(processExitsWith: .success) {
      _ = timeOfQuestion()
      let before = timeOfQuestion()
      let reservation = Reservation(gigabytes: 256)
      // One more beside what objects lie in.
      reservation.start.storeBytes(of: mark, toByteOffset: 3 << 30, as: UInt.self)
      let after = timeOfQuestion()
      // In emulation a question takes seconds, and never just as long as another.
      #expect(after < before * 1.5 + .milliseconds(300), "\(before), then \(after)")
    }
  }

  @Test func `an object in a large area is read`() async {
    await #expect(processExitsWith: .success) {
      var memory = ReadableMemory(ProcessMemory())
      let reservation = Reservation(gigabytes: 64)
      reservation.start.storeBytes(of: mark, toByteOffset: 3 << 30, as: UInt.self)
      memory.addWhatIsNew()
      for _ in 0..<3 {
        #expect(memory.bytes(at: reservation.address + 3 << 30, count: 8)?.word() == mark)
        memory.forgetCopies()
      }
    }
  }
}

extension `Live objects` {
  @Suite
  struct `A budget for memory` {
    @Test func `a look through the heap ends with its time, and tells what is left`() throws {
      let reservation = Reservation(gigabytes: 1)
      defer { reservation.unmap() }
      memset(reservation.start, 1, 16 << 20)
      let memory = try #require(
        HeapMemory(
          ProcessMemory(), [reservation.range], budget: LookedAtClock().budget(.milliseconds(10))))
      var byteCount = 0
      memory.pieces { _, bytes in
        byteCount += bytes.count
        return true
      }
      #expect(memory.cutReason == .timeLimit(.milliseconds(10)))
      #expect(byteCount > 0 && byteCount + memory.unsearchedByteCount == 16 << 20)
      memory.begin(with: .unlimited)
      memory.pieces { _, _ in true }
      #expect(memory.cutReason == nil && memory.unsearchedByteCount == 0)
    }

    @Test func `what there was no time for is examined when the next look begins`() throws {
      let reservations = (Reservation(gigabytes: 1), Reservation(gigabytes: 1))
      defer {
        reservations.0.unmap()
        reservations.1.unmap()
      }
      memset(reservations.0.start, 1, 16 << 20)
      memset(reservations.1.start, 1, 16 << 20)
      let ranges = [reservations.0.range, reservations.1.range].sorted { $0.start < $1.start }
      let memory = try #require(
        HeapMemory(ProcessMemory(), ranges, budget: LookedAtClock().budget(.zero)))
      memory.pieces { _, _ in true }
      #expect(memory.cutReason != nil && memory.unsearchedByteCount > 1 << 30)
      memory.begin(with: .unlimited)
      var byteCount = 0
      memory.pieces { _, bytes in
        byteCount += bytes.count
        return true
      }
      #expect(memory.cutReason == nil && memory.unsearchedByteCount == 0)
      #expect(byteCount == 32 << 20)
    }

    @Test func `the answer says how much was not looked through`() throws {
      Store.bytes = Array(repeating: 1, count: 200 << 20)
      defer { Store.bytes = [] }
      let unheld = Unmanaged.passRetained(Held())
      defer { unheld.release() }
      let paths = RetainingPaths(
        searchesStatics: false, budget: LookedAtClock().budget(.milliseconds(100)))
      let retention = paths.retention(of: ObjectAddress(UInt(bitPattern: unheld.toOpaque())))
      guard case .searched(.cut(let cut)) = retention.answer else {
        Issue.record("\(retention)")
        return
      }
      #expect(cut.reason == .timeLimit(.milliseconds(100)))
      #expect(cut.unsearchedByteCount > 100 << 20)
      #expect(retention.text().contains(" bytes of memory not looked through\n"), "\(retention)")
    }
  }
}

@Suite
struct `Where a search cannot be made` {
  @Test func `without a file descriptor the answer says so, and the next one is right`() async {
    await #expect(processExitsWith: .success) { expectRefusalWithoutFiles(isFirst: true) }
  }

  @Test func `so it does where there was an answer before`() async {
    await #expect(processExitsWith: .success) { expectRefusalWithoutFiles(isFirst: false) }
  }

  @Test func `a thread with a small stack is told so`() async {
    await #expect(processExitsWith: .success) { expectRefusal(64) }
  }

  @Test func `and so is one with half of that`() async {
    await #expect(processExitsWith: .success) { expectRefusal(32) }
  }

  @Test func `and so is one with little more than the smallest that there is`() async {
    await #expect(processExitsWith: .success) { expectRefusal(20) }
  }

  @Test(
    .enabled(
      if: hasNewCompiler,
      "with Swift 6.2 and glibc 2.43 the question takes more than a stack of 16 KB has left"))
  func `and so is one with the smallest that there is`() async {
    await #expect(processExitsWith: .success) { expectRefusal(16) }
  }

  #if compiler(>=6.3)
    private static let hasNewCompiler = true
  #else
    private static let hasNewCompiler = false
  #endif

  @Test func `a thread with just as much as is needed asks and learns`() async {
    await #expect(processExitsWith: .success) {
      // What the C library takes of it, and the thread's own functions.
      let words = answer(onStackOf: StackRoom.needed + 32 << 10)
      #expect(words.hasPrefix("held by static Store.held"), "\(words)")
    }
  }

  @Test func `it reads the source for the line of a property, too`() async {
    await #expect(processExitsWith: .success) {
      let words = answer(onStackOf: StackRoom.needed + 32 << 10, byProperty: true)
      #expect(words.hasPrefix("held by static Store.holder"), "\(words)")
    }
  }
}

/// Asks in vain, as the first search of the process or a later one, and once more with file descriptors.
private func expectRefusalWithoutFiles(isFirst: Bool) {
  Store.held = Held()
  let address = Store.held.map { ObjectAddress(of: $0) } ?? ObjectAddress(0)
  if !isFirst { use(RetainingPaths().retention(of: address)) }
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  var none = limit
  none.rlim_cur = 0
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
  let declined = RetainingPaths().retention(of: address)
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  #expect(
    declined.text() == """
      no path: /proc/self/maps, which says where objects can lie, could not be read \
      (Too many open files), so live objects are not read
      """)
  let origin = RetainingPaths().retention(of: address).path?.origin
  #expect(origin == .root("static Store.held"))
}

/// The answers that a thread of its own gets about an object that a static holds, by itself or by another object's property.
private func answer(onStackOf byteCount: Int, byProperty: Bool = false) -> String {
  let held = Held()
  if byProperty {
    Store.holder = Holder()
    Store.holder?.held = held
  } else {
    Store.held = held
  }
  // Made here: the thread may have too little of its stack left for it.
  _ = Answer.place
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  // Some processors have no threads with less.
  pthread_attr_setstacksize(&attributes, max(byteCount, sysconf(Int32(_SC_THREAD_STACK_MIN))))
  var thread = pthread_t()
  let made = pthread_create(
    &thread, &attributes,
    { _ in
      if let held = Store.held ?? Store.holder?.held {
        Answer.place.initialize(to: RetainingPaths.of(held))
      }
      return nil
    }, nil)
  if made != 0 { return "no thread" }
  pthread_join(thread, nil)
  return Answer.place.move().text()
}

private enum Answer {
  // Memory without a value: to replace one asks the runtime for types, which needs more stack than there is.
  nonisolated(unsafe) static let place = UnsafeMutablePointer<ObjectRetention>.allocate(capacity: 1)
}

/// Asks who holds an object, on a thread with so much stack.
private func expectRefusal(_ kilobytes: Int) {
  let words = answer(onStackOf: kilobytes << 10)
  #expect(
    words == """
      no path: this thread has too little of its stack left for reading live objects, which takes \
      128 kilobytes: ask from another thread
      """)
}
