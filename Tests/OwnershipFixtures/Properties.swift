import Observation

final class PlainOwner {
  let kept: Held
  init(_ kept: Held) { self.kept = kept }
}

final class WeakOwner {
  weak var seen: Held?
  init(_ seen: Held) { self.seen = seen }
}

final class PrivateOwner {
  private var kept: Held?
  private unowned let seen: Held
  init(kept: Held?, seen: Held) {
    self.kept = kept
    self.seen = seen
  }
}

final class LazyOwner {
  weak var source: Held?
  lazy var kept: Held? = source
  init(_ source: Held) { self.source = source }
}

class GrandparentOwner {
  var kept: Held?
  unowned(unsafe) var seen: Held?
}

class ParentOwner: GrandparentOwner {
  var number = 7
}

final class ChildOwner: ParentOwner {
  var title = "child"
}

class GenericParent<Content> {
  var count = 1
  var content: Content?
}

final class HeldChild: GenericParent<Held> {}
final class IdentifierChild: GenericParent<ObjectIdentifier> {}

@propertyWrapper
struct Stamped<Value> {
  var stamp = 3
  var wrappedValue: Value
}

@propertyWrapper
struct Faint<Object: AnyObject> {
  var stamp = 3
  private weak var object: Object?
  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
  init(wrappedValue: Object?) { object = wrappedValue }
}

final class WrapperOwner {
  @Stamped var kept: Held? = nil
  @Faint var seen: Held? = nil
}

@Observable
final class ObservableOwner {
  var kept: Held?
  @ObservationIgnored weak var seen: Held?
}

actor ActorOwner {
  var kept: Held?
  weak var seen: Held?
  init(kept: Held?, seen: Held?) {
    self.kept = kept
    self.seen = seen
  }
}

final class UnwrappedOwner {
  var kept: Held!
  unowned var seen: Held?
}

final class RawOwner {
  var kept: Held?
  var pointer: UnsafeRawPointer?
}

extension Shapes {
  static let properties: [Shape] = [
    Shape("stored-property", rows: [29]) {
      PlainOwner($0)
    } fixed: {
      WeakOwner($0)
    },
    Shape("private-property") {
      PrivateOwner(kept: $0, seen: $0)
    } fixed: {
      PrivateOwner(kept: nil, seen: $0)
    },
    Shape("lazy-property") { subject in
      filled(LazyOwner(subject)) { touch($0.kept) }
    } fixed: {
      LazyOwner($0)
    },
    Shape("inherited-property", rows: [51]) { subject in
      filled(ParentOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(ParentOwner()) { $0.seen = subject }
    },
    Shape("grandparent-property", rows: [51]) { subject in
      filled(ChildOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(ChildOwner()) { $0.seen = subject }
    },
    Shape("generic-superclass-property", rows: [50, 51]) { subject in
      filled(HeldChild()) { $0.content = subject }
    } fixed: { subject in
      filled(IdentifierChild()) { $0.content = ObjectIdentifier(subject) }
    },
    Shape("property-wrapper") { subject in
      filled(WrapperOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(WrapperOwner()) { $0.seen = subject }
    },
    Shape("observable-property") { subject in
      filled(ObservableOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(ObservableOwner()) { $0.seen = subject }
    },
    Shape("actor-property", rows: [92]) {
      ActorOwner(kept: $0, seen: $0)
    } fixed: {
      ActorOwner(kept: nil, seen: $0)
    },
    Shape("implicitly-unwrapped-property") { subject in
      filled(UnwrappedOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(UnwrappedOwner()) { $0.seen = subject }
    },
    Shape("property-beside-a-raw-pointer") { subject in
      filled(RawOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(RawOwner()) {
        $0.pointer = UnsafeRawPointer(Unmanaged.passUnretained(subject).toOpaque())
      }
    },
  ]
}
