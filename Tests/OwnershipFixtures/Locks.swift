import Synchronization

/// Objects behind locks and within types that cannot be copied. The twins know the subject in every way
/// that keeps nothing alive.
extension Shapes {
  static let locks: [Shape] = [
    Shape("mutex-of-private-struct") { subject in
      filled(StateOwner()) { owner in owner.state.withLock { $0.held = subject } }
    } fixed: { subject in
      filled(KnowledgeOwner()) { owner in owner.state.withLock { $0 = Knowledge(of: subject) } }
    },
    Shape("mutex-of-private-enum") { subject in
      filled(PhaseOwner()) { owner in owner.phase.withLock { $0 = .busy(subject) } }
    } fixed: { subject in
      filled(PhaseOwner()) { owner in owner.phase.withLock { $0 = .known(.init(subject)) } }
    },
    Shape("protected-private-struct") { subject in
      filled(ProtectedOwner()) { owner in owner.state.withLock { $0.held = subject } }
    } fixed: { subject in
      filled(ProtectedOwner()) { owner in
        owner.knowledge.withLock { $0 = Knowledge(of: subject) }
      }
    },
    Shape("generic-class-with-mutex") {
      LockedBox(["key": [$0]])
    } fixed: {
      LockedBox(["key": [Knowledge(of: $0)]])
    },
    Shape("mutex-of-any-sendable") { subject in
      LockedBox<(any Sendable)?>(subject)
    } fixed: { subject in
      LockedBox<(any Sendable)?>(ObjectIdentifier(subject))
    },
    Shape("captured-local-mutex") {
      locking($0 as Held?)
    } fixed: {
      locking(ObjectIdentifier($0))
    },
    Shape("captured-local-mutex-of-private-struct") { subject in
      let state = Mutex(State(held: subject))
      return actionOwner { touch(state.withLock { $0.held }) }
    } fixed: { subject in
      let knowledge = Mutex(Knowledge(of: subject))
      return actionOwner { touch(knowledge.withLock { $0.number }) }
    },
    Shape("captured-local-protected") { subject in
      let state = Protected(State(held: subject))
      return actionOwner { touch(state.withLock { $0.held }) }
    } fixed: { subject in
      let knowledge = Protected(Knowledge(of: subject))
      return actionOwner { touch(knowledge.withLock { $0.number }) }
    },
    Shape("optional-noncopyable-struct") {
      HandleOwner(Handle(held: $0))
    } fixed: {
      FaintHandleOwner(FaintHandle(known: Knowledge(of: $0)))
    },
    Shape("noncopyable-enum-of-noncopyable-struct") {
      PermitOwner(.handle(Handle(held: $0)))
    } fixed: {
      PermitOwner(.faint(FaintHandle(known: Knowledge(of: $0))))
    },
    Shape("generic-noncopyable-struct") {
      UniqueOwner(Unique(Handle(held: $0)))
    } fixed: {
      FaintUniqueOwner(Unique(FaintHandle(known: Knowledge(of: $0))))
    },
    Shape("noncopyable-struct-in-generic-class") {
      UniqueBox(Handle(held: $0))
    } fixed: {
      UniqueBox(FaintHandle(known: Knowledge(of: $0)))
    },
  ]
}

private struct State: Sendable {
  var number = 1
  var held: Held?
}

private struct Knowledge: @unchecked Sendable {
  var number = 1
  var identifier: ObjectIdentifier?
  var address: UnsafeRawPointer?
  var handle: Unmanaged<Held>?
  weak var seen: Held?
  unowned var lent: Held?
  unowned(unsafe) var trusted: Held?

  init(of subject: Held? = nil) {
    identifier = subject.map(ObjectIdentifier.init)
    handle = subject.map(Unmanaged.passUnretained)
    address = handle.map { UnsafeRawPointer($0.toOpaque()) }
    seen = subject
    lent = subject
    trusted = subject
  }
}

private enum Phase: Sendable {
  case idle
  case busy(Held)
  case known(ObjectIdentifier)
}

private final class StateOwner: Sendable {
  let state = Mutex(State())
}

private final class KnowledgeOwner: Sendable {
  let state = Mutex(Knowledge())
}

private final class PhaseOwner: Sendable {
  let phase = Mutex(Phase.idle)
}

private struct Protected<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let mutex: Mutex<Value>

  init(_ value: consuming sending Value) { mutex = Mutex(value) }

  borrowing func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result
  {
    mutex.withLock(body)
  }
}

private final class ProtectedOwner: Sendable {
  let number = 1
  let state = Protected(State())
  let knowledge = Protected(Knowledge())
}

private final class LockedBox<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}

@inline(never)
private func locking<Value: Sendable>(_ value: Value) -> AnyObject {
  let kept = Mutex(value)
  return actionOwner { kept.withLock { touch($0) } }
}

private struct Handle: ~Copyable {
  var number = 1
  var held: Held

  deinit { touch(number) }
}

private struct FaintHandle: ~Copyable {
  var known: Knowledge

  deinit { touch(known.number) }
}

private enum Permit: ~Copyable {
  case none
  case handle(Handle)
  case faint(FaintHandle)
}

private struct Unique<Value: ~Copyable>: ~Copyable {
  var value: Value

  init(_ value: consuming Value) { self.value = value }
}

private final class HandleOwner {
  var handle: Handle?
  init(_ handle: consuming Handle) { self.handle = consume handle }
}

private final class FaintHandleOwner {
  var handle: FaintHandle?
  init(_ handle: consuming FaintHandle) { self.handle = consume handle }
}

private final class PermitOwner {
  var permit: Permit
  init(_ permit: consuming Permit) { self.permit = permit }
}

private final class UniqueOwner {
  var unique: Unique<Handle>
  init(_ unique: consuming Unique<Handle>) { self.unique = unique }
}

private final class FaintUniqueOwner {
  var unique: Unique<FaintHandle>
  init(_ unique: consuming Unique<FaintHandle>) { self.unique = unique }
}

private final class UniqueBox<Value: ~Copyable> {
  var unique: Unique<Value>
  init(_ value: consuming Value) { unique = Unique(value) }
}
