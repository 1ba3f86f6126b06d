final class AnyOwner {
  var number = 1
  var value: Any
  init(_ value: Any) { self.value = value }
}

final class OptionalAnyOwner {
  var value: Any?
}

final class AnyHashableOwner {
  var value: AnyHashable = 0
}

final class ErrorOwner {
  var number = 1
  var error: (any Error)?
}

enum Failure: Error {
  case lost
  case broken(Held)
  case unseen(Glimpse)
}

struct Glimpse {
  unowned(unsafe) let seen: Held
}

extension Held: Hashable {
  /// Two objects are the same when they are one.
  public static func == (left: Held, right: Held) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct HashableNote: Hashable {
  var words = [1, 2, 3, 4]
  var number = 1
  var held: Held?
  var more = 2
}

extension Shapes {
  static let boxedValues: [Shape] = [
    Shape("any-of-object", rows: [49]) {
      AnyOwner($0)
    } fixed: {
      AnyOwner(ObjectIdentifier($0))
    },
    Shape("any-of-small-struct", rows: [49]) {
      AnyOwner(SmallThing(held: $0))
    } fixed: {
      AnyOwner(WeakThing(seen: $0))
    },
    Shape("any-of-big-struct", rows: [49]) {
      AnyOwner(BigThing(held: $0))
    } fixed: {
      AnyOwner(BigUnsafeThing(seen: $0))
    },
    Shape("any-of-closure", rows: [49]) { subject in
      let action: () -> Void = { touch(subject) }
      return AnyOwner(action)
    } fixed: { subject in
      let action: () -> Void = { [weak subject] in touch(subject) }
      return AnyOwner(action)
    },
    Shape("any-of-optional", rows: [49]) {
      AnyOwner(Optional($0) as Any)
    } fixed: { _ in
      AnyOwner(Held?.none as Any)
    },
    Shape("any-of-tuple", rows: [49]) {
      AnyOwner((1, ("deep", $0)))
    } fixed: {
      AnyOwner((1, ("deep", Unmanaged.passUnretained($0))))
    },
    Shape("any-of-array", rows: [49]) {
      AnyOwner([Held(), $0])
    } fixed: {
      AnyOwner([ObjectIdentifier(Held()), ObjectIdentifier($0)])
    },
    Shape("any-of-any", rows: [49]) {
      AnyOwner([AnyOwner($0).value])
    } fixed: { _ in
      AnyOwner([] as [Any])
    },
    Shape("optional-any", rows: [49]) { subject in
      filled(OptionalAnyOwner()) { $0.value = Note(held: subject) }
    } fixed: { subject in
      filled(OptionalAnyOwner()) {
        $0.value = Note(held: subject)
        touch($0.value)
        $0.value = nil
      }
    },
    Shape("any-hashable-of-object") { subject in
      filled(AnyHashableOwner()) { $0.value = AnyHashable(subject) }
    } fixed: { subject in
      filled(AnyHashableOwner()) { $0.value = AnyHashable(ObjectIdentifier(subject)) }
    },
    Shape("any-hashable-of-struct") { subject in
      filled(AnyHashableOwner()) { $0.value = AnyHashable(HashableNote(held: subject)) }
    } fixed: { subject in
      filled(AnyHashableOwner()) {
        $0.value = AnyHashable(HashableNote(number: ObjectIdentifier(subject).hashValue))
      }
    },
    Shape("error-of-class", rows: [46]) { subject in
      filled(ErrorOwner()) { $0.error = subject }
    } fixed: { subject in
      filled(ErrorOwner()) {
        $0.error = subject
        touch($0.error)
        $0.error = nil
      }
    },
    Shape("error-of-struct", rows: [46]) { subject in
      filled(ErrorOwner()) { $0.error = Fault(held: subject) }
    } fixed: { subject in
      filled(ErrorOwner()) { $0.error = FaintFault(seen: subject) }
    },
    Shape("error-of-enum", rows: [46]) { subject in
      filled(ErrorOwner()) { $0.error = Failure.broken(subject) }
    } fixed: { subject in
      filled(ErrorOwner()) { $0.error = Failure.unseen(Glimpse(seen: subject)) }
    },
  ]
}
