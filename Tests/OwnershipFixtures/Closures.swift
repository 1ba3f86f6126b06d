final class ActionOwner {
  var action: (() -> Void)?
}

func actionOwner(_ action: @escaping () -> Void) -> ActionOwner {
  filled(ActionOwner()) { $0.action = action }
}

final class FirmActionOwner {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

final class ThrowingOwner {
  var action: (() throws -> Void)?
}

final class TypedThrowingOwner {
  var action: ((Int) throws(Fault) -> Int)?
}

final class AsyncOwner {
  var action: (() async -> Void)?
}

final class AsyncThrowingOwner {
  var action: ((Int) async throws -> Int)?
}

final class SendableActionOwner: Sendable {
  let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
}

final class MainActionOwner {
  var action: (@MainActor () -> Void)?
}

final class ReturningOwner {
  var make: (() -> () -> Void)?
}

final class GivingOwner {
  var give: ((Int) -> Held?)?
}

final class LazyActionOwner {
  unowned let source: Held
  lazy var action: () -> Void = { [source] in touch(source) }
  init(_ source: Held) { self.source = source }
}

extension Shapes {
  static let closures: [Shape] = [
    Shape("closure-with-one-capture", rows: [1]) { subject in
      filled(ActionOwner()) { $0.action = { touch(subject) } }
    } fixed: { subject in
      filled(ActionOwner()) { $0.action = { [weak subject] in touch(subject) } }
    },
    Shape("closure-that-is-not-optional", rows: [1]) { subject in
      FirmActionOwner { touch(subject) }
    } fixed: { subject in
      FirmActionOwner { [unowned subject] in touch(subject) }
    },
    Shape("closure-with-two-captures", rows: [2]) { subject in
      let other = Held()
      return filled(ActionOwner()) { $0.action = { touch((other, subject)) } }
    } fixed: { subject in
      let other = Held()
      return filled(ActionOwner()) { $0.action = { [unowned subject] in touch((other, subject)) } }
    },
    Shape("closure-with-number-and-object", rows: [2]) { subject in
      let number = ObjectIdentifier(subject).hashValue
      return filled(ActionOwner()) { $0.action = { touch((number, subject)) } }
    } fixed: { subject in
      let number = ObjectIdentifier(subject).hashValue
      return filled(ActionOwner()) { $0.action = { touch(number) } }
    },
    Shape("closure-beside-weak-captures", rows: [2, 52]) { subject in
      let other = Held()
      return filled(ActionOwner()) {
        $0.action = { [weak other, subject] in touch((other, subject)) }
      }
    } fixed: { subject in
      let other = Held()
      return filled(ActionOwner()) {
        $0.action = { [weak subject, other, unowned(unsafe) unsafe = subject] in
          touch((other, subject))
          touch(unsafe)
        }
      }
    },
    Shape("closure-with-capture-list", rows: [6]) { subject in
      filled(ActionOwner()) { $0.action = { [subject] in touch(subject) } }
    } fixed: { subject in
      filled(ActionOwner()) { $0.action = { [unowned(unsafe) subject] in touch(subject) } }
    },
    Shape("captured-variable", rows: [17]) { subject in
      var current: Held? = subject
      return filled(ActionOwner()) {
        $0.action = {
          touch(current)
          current = nil
        }
      }
    } fixed: { subject in
      weak var current: Held? = subject
      return filled(ActionOwner()) {
        $0.action = {
          touch(current)
          current = nil
        }
      }
    },
    Shape("captured-variable-among-others", rows: [17]) { subject in
      var (count, current) = (0, subject)
      return filled(ActionOwner()) {
        $0.action = {
          count += 1
          current = Held()
          touch((count, current))
        }
      }
    } fixed: { subject in
      var (count, current) = (0, ObjectIdentifier(subject))
      return filled(ActionOwner()) {
        $0.action = {
          count += 1
          current = ObjectIdentifier(Held())
          touch((count, current))
        }
      }
    },
    Shape("lazy-closure", rows: [10]) { subject in
      filled(LazyActionOwner(subject)) { touch($0.action) }
    } fixed: { subject in
      LazyActionOwner(subject)
    },
    Shape("throwing-closure") { subject in
      filled(ThrowingOwner()) { $0.action = { throw Fault(held: subject) } }
    } fixed: { subject in
      filled(ThrowingOwner()) { $0.action = { [weak subject] in throw Fault(held: subject) } }
    },
    Shape("typed-throwing-closure") { subject in
      filled(TypedThrowingOwner()) {
        $0.action = { (_: Int) throws(Fault) -> Int in throw Fault(held: subject) }
      }
    } fixed: { subject in
      filled(TypedThrowingOwner()) {
        $0.action = { [unowned subject] (_: Int) throws(Fault) -> Int in
          throw Fault(held: subject)
        }
      }
    },
    Shape("async-closure", rows: [15]) { subject in
      filled(AsyncOwner()) { $0.action = { touch(subject) } }
    } fixed: { subject in
      filled(AsyncOwner()) { $0.action = { [weak subject] in touch(subject) } }
    },
    Shape("async-throwing-closure", rows: [15]) { subject in
      let number = ObjectIdentifier(subject).hashValue
      return filled(AsyncThrowingOwner()) {
        $0.action = { count in
          touch(subject)
          return count + number
        }
      }
    } fixed: { subject in
      let number = ObjectIdentifier(subject).hashValue
      return filled(AsyncThrowingOwner()) { $0.action = { $0 + number } }
    },
    Shape("sendable-closure") { subject in
      SendableActionOwner { touch(subject) }
    } fixed: {
      subject in
      SendableActionOwner { [weak subject] in touch(subject) }
    },
    Shape("main-actor-closure") { subject in
      filled(MainActionOwner()) { $0.action = { touch(subject) } }
    } fixed: { subject in
      filled(MainActionOwner()) { $0.action = { [unowned subject] in touch(subject) } }
    },
    Shape("closure-returning-closure", rows: [4]) { subject in
      filled(ReturningOwner()) { $0.make = { { touch(subject) } } }
    } fixed: { subject in
      filled(ReturningOwner()) { $0.make = { [weak subject] in { touch(subject) } } }
    },
    Shape("closure-that-gives-the-object") { subject in
      filled(GivingOwner()) { $0.give = { $0 > 0 ? subject : nil } }
    } fixed: { subject in
      filled(GivingOwner()) { $0.give = { [weak subject] in $0 > 0 ? subject : nil } }
    },
  ]
}
