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

extension Shapes {
  static let storage: [Shape] = [
    Shape("managed-buffer-header") { subject in
      NoteBuffer.create(minimumCapacity: 2) { _ in Note(held: subject) }
    } fixed: { subject in
      WeakBuffer.create(minimumCapacity: 2) { _ in WeakNote(seen: subject) }
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
