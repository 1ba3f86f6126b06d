import Synchronization

final class NoteBuffer: ManagedBuffer<Note, Int> {}
final class WeakBuffer: ManagedBuffer<WeakNote, Int> {}

final class MutexOwner: Sendable {
  let kept = Mutex<Held?>(nil)
}

final class MutexArrayOwner: Sendable {
  let kept = Mutex<[Held]>([])
}

struct Ticket: Sendable {
  var number: UInt8 = 1
  var held: Held?
}

struct FaintTicket: Sendable {
  var number: UInt8 = 1
  weak var seen: Held?
}

final class MutexStructOwner: Sendable {
  let kept = Mutex(Ticket())
}

final class MutexFaintOwner: Sendable {
  let kept = Mutex(FaintTicket())
}

final class AtomicOwner: Sendable {
  let kept = AtomicLazyReference<Held>()
}

/// What a buffer tells of its elements.
struct Header {
  var capacity = 4
  var count = 0
}

final class CountedBuffer: ManagedBuffer<Header, Note> {
  deinit {
    withUnsafeMutablePointers { _ = $1.deinitialize(count: $0.pointee.count) }
  }

  @inline(never)
  static func made(of elements: [Note]) -> ManagedBuffer<Header, Note> {
    let buffer = create(minimumCapacity: 4) { _ in Header() }
    buffer.withUnsafeMutablePointers { header, start in
      for (position, element) in elements.enumerated() {
        (start + position).initialize(to: element)
      }
      header.pointee.count = elements.count
    }
    return buffer
  }

  @inline(never)
  static func removeLast(of buffer: ManagedBuffer<Header, Note>) {
    buffer.withUnsafeMutablePointers { header, start in
      header.pointee.count -= 1
      (start + header.pointee.count).deinitialize(count: 1)
    }
  }
}

/// A queue that goes on at the beginning behind its last slot.
struct RingHeader {
  var slotCount = 4
  var capacity = 4
  var head = 0
  var count = 0
}

final class RingBuffer: ManagedBuffer<RingHeader, Held?> {
  deinit {
    while header.count > 0 { removeFirst() }
  }

  /// The elements behind three that came and went.
  @inline(never)
  static func made(of elements: [Held?]) -> RingBuffer {
    let buffer = unsafeDowncast(create(minimumCapacity: 4) { _ in RingHeader() }, to: Self.self)
    for _ in 0..<3 { buffer.append(Held()) }
    for _ in 0..<3 { buffer.removeFirst() }
    for element in elements { buffer.append(element) }
    return buffer
  }

  func append(_ element: Held?) {
    withUnsafeMutablePointers { header, start in
      let slot = (header.pointee.head + header.pointee.count) % header.pointee.capacity
      (start + slot).initialize(to: element)
      header.pointee.count += 1
    }
  }

  @inline(never)
  func removeFirst() {
    withUnsafeMutablePointers { header, start in
      (start + header.pointee.head).deinitialize(count: 1)
      header.pointee.head = (header.pointee.head + 1) % header.pointee.capacity
      header.pointee.count -= 1
    }
  }
}

/// A header with numbers that are no slots, whatever they are called.
struct Ledger {
  var startPage = 1
  var alreadySent = 2
  var firstOffset: Double = 0
  var count = 0
}

final class LedgerBuffer: ManagedBuffer<Ledger, Note> {
  deinit {
    withUnsafeMutablePointers { _ = $1.deinitialize(count: $0.pointee.count) }
  }

  @inline(never)
  static func made(of elements: [Note]) -> ManagedBuffer<Ledger, Note> {
    let buffer = create(minimumCapacity: 8) { _ in Ledger(count: elements.count) }
    buffer.withUnsafeMutablePointerToElements { start in
      for (position, element) in elements.enumerated() {
        (start + position).initialize(to: element)
      }
    }
    return buffer
  }
}

private typealias Stream = (stream: AsyncStream<Note>, continuation: AsyncStream<Note>.Continuation)

/// A stream in which elements wait.
private func stream(
  _ policy: AsyncStream<Note>.Continuation.BufferingPolicy = .unbounded, of elements: [Held?]
) -> Stream {
  let made = AsyncStream<Note>.makeStream(bufferingPolicy: policy)
  for element in elements { made.continuation.yield(Note(held: element)) }
  return made
}

extension Shapes {
  static let storage: [Shape] = [
    Shape("managed-buffer-header") { subject in
      NoteBuffer.create(minimumCapacity: 2) { _ in Note(held: subject) }
    } fixed: { subject in
      WeakBuffer.create(minimumCapacity: 2) { _ in WeakNote(seen: subject) }
    },
    Shape("managed-buffer-elements") { subject in
      CountedBuffer.made(of: [Note(), Note(held: subject)])
    } fixed: { subject in
      let buffer = CountedBuffer.made(of: [Note(), Note(held: subject)])
      CountedBuffer.removeLast(of: buffer)
      return buffer
    },
    Shape("managed-buffer-that-is-a-ring") { subject in
      RingBuffer.made(of: [Held(), Held(), subject])
    } fixed: { subject in
      filled(RingBuffer.made(of: [subject, Held(), Held()])) { $0.removeFirst() }
    },
    Shape("managed-buffer-with-a-start") { subject in
      LedgerBuffer.made(of: [Note(held: subject), Note(held: Held())])
    } fixed: { subject in
      touch(subject)
      return LedgerBuffer.made(of: [Note(held: Held()), Note(held: Held())])
    },
    Shape("stream-with-waiting-elements") { subject in
      Box(stream(of: [nil, Held(), subject]).stream)
    } fixed: { subject in
      Box(stream(.bufferingNewest(2), of: [subject, nil, Held(), nil]).stream)
    },
    Shape("stream-whose-queue-went-round") { subject in
      Box(stream(.bufferingNewest(2), of: [nil, nil, nil, nil, nil, subject]).continuation)
    } fixed: { subject in
      Box(stream(.bufferingOldest(2), of: [nil, nil, subject]).continuation)
    },
    Shape("mutex-of-optional") { subject in
      filled(MutexOwner()) { owner in owner.kept.withLock { $0 = subject } }
    } fixed: { subject in
      filled(MutexOwner()) { owner in
        owner.kept.withLock { $0 = subject }
        owner.kept.withLock { $0 = nil }
      }
    },
    Shape("mutex-of-array") { subject in
      filled(MutexArrayOwner()) { owner in owner.kept.withLock { $0 = [Held(), subject] } }
    } fixed: { subject in
      filled(MutexArrayOwner()) { owner in
        owner.kept.withLock { $0 = [Held(), subject] }
        owner.kept.withLock { $0.removeAll() }
      }
    },
    Shape("mutex-of-struct") { subject in
      filled(MutexStructOwner()) { owner in owner.kept.withLock { $0.held = subject } }
    } fixed: { subject in
      filled(MutexFaintOwner()) { owner in owner.kept.withLock { $0.seen = subject } }
    },
    Shape("atomic-lazy-reference") { subject in
      filled(AtomicOwner()) { _ = $0.kept.storeIfNil(subject) }
    } fixed: { subject in
      filled(AtomicOwner()) { touch(($0.kept.load(), ObjectIdentifier(subject))) }
    },
  ]
}
