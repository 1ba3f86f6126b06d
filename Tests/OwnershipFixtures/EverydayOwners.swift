import Synchronization

/// What ordinary apps keep objects in: what cannot be copied, locks, and storage that is shared.
extension Shapes {
  static let everydayOwners: [Shape] = [
    .boxed("noncopyable-handle-in-class", { HandleOwner(Handle(owner: $0)) }) {
      HandleOwner(Handle(known: $0))
    },
    .boxed("optional-noncopyable-handle", { MaybeHandleOwner(Handle(owner: $0)) }) {
      MaybeHandleOwner(Handle(known: $0))
    },
    .boxed("noncopyable-generic-box", { UniqueOwner(Unique($0)) }) {
      UniqueOwner(Unique(Knowing($0)))
    },
    .boxed(
      "mutex-of-dictionary-of-closures",
      { subject in
        Guarded(["a": { touch(subject) }])
      }
    ) { subject in Guarded(["a": { [weak subject] in touch(subject) }]) },
    .boxed("atomic-beside-mutex", { Counted($0) }, { Counted(known: $0) }),
    .boxed("box-copied-on-write", { Shared(Storage($0)) }, { Shared(Storage(Knowing($0))) }),
    .boxed("unmanaged-that-was-retained-by-a-field", { Retainer(strong: $0, handle: nil) }) {
      Retainer(strong: nil, handle: .passUnretained($0))
    },
  ]
}

private struct Handle: ~Copyable {
  var owner: Held?
  weak var known: Held?
  let number: Int32 = 7
  init(owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
  deinit { touch(number) }
}

private final class HandleOwner {
  let handle: Handle
  init(_ handle: consuming Handle) { self.handle = handle }
}

private final class MaybeHandleOwner {
  var handle: Handle?
  init(_ handle: consuming Handle) { self.handle = consume handle }
}

private struct Unique<Value>: ~Copyable {
  let value: Value
  let flag: UInt8 = 1
  init(_ value: Value) { self.value = value }
  deinit { touch(flag) }
}

private final class UniqueOwner<Value> {
  let unique: Unique<Value>
  init(_ unique: consuming Unique<Value>) { self.unique = unique }
}

private final class Guarded<Value> {
  private let value: Mutex<Value>
  let number = 1
  init(_ value: sending Value) { self.value = Mutex(value) }
}

private final class Counted {
  private let count = Atomic(3)
  private let state = Mutex((1, nil as Held?))
  private weak var known: Held?
  init(_ subject: Held) { state.withLock { $0.1 = subject } }
  init(known: Held) { self.known = known }
}

private final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private struct Shared<Value> {
  private var storage: Storage<Value>
  init(_ storage: Storage<Value>) { self.storage = storage }
}

private struct Retainer {
  let strong: Held?
  let handle: Unmanaged<Held>?
}
