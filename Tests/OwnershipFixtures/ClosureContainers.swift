struct Handler {
  var name = "handler"
  var action: (() -> Void)?
}

enum Command {
  case none
  case code(Int)
  case run(() -> Void)
}

enum OnlyCommand {
  case none
  case run(() -> Void)
}

final class HandlerOwner {
  var handler = Handler()
}

final class ClosurePairOwner {
  var pair: (Int8, () -> Void) = (1, {})
}

final class CommandOwner {
  var command = Command.none
}

final class OnlyCommandOwner {
  var command = OnlyCommand.none
}

final class NestedOptionalActionOwner {
  var action: (() -> Void)??
}

final class HandlerListOwner {
  var handlers: [Handler] = []
}

final class ActionAndWeakOwner {
  weak var seen: Held?
  var action: (Int, String) -> Int = { number, _ in number }
}

extension Shapes {
  static let closureContainers: [Shape] = [
    Shape("closure-in-struct", rows: [13]) { subject in
      filled(HandlerOwner()) { $0.handler.action = { touch(subject) } }
    } fixed: { subject in
      filled(HandlerOwner()) {
        $0.handler.action = { touch(subject) }
        touch($0.handler)
        $0.handler.action = nil
      }
    },
    Shape("closure-in-tuple", rows: [14]) { subject in
      filled(ClosurePairOwner()) { $0.pair = (2, { touch(subject) }) }
    } fixed: { subject in
      filled(ClosurePairOwner()) { $0.pair = (2, { [weak subject] in touch(subject) }) }
    },
    Shape("closure-in-mixed-enum") { subject in
      filled(CommandOwner()) { $0.command = .run { touch(subject) } }
    } fixed: { subject in
      filled(CommandOwner()) { $0.command = .code(ObjectIdentifier(subject).hashValue) }
    },
    Shape("closure-in-single-payload-enum") { subject in
      filled(OnlyCommandOwner()) { $0.command = .run { touch(subject) } }
    } fixed: { subject in
      filled(OnlyCommandOwner()) { $0.command = .run { [unowned subject] in touch(subject) } }
    },
    Shape("closure-in-nested-optional", rows: [47]) { subject in
      filled(NestedOptionalActionOwner()) { $0.action = { touch(subject) } }
    } fixed: { _ in
      filled(NestedOptionalActionOwner()) { $0.action = .some(nil) }
    },
    Shape("closures-in-array-of-structs", rows: [11, 13]) { subject in
      filled(HandlerListOwner()) { $0.handlers = [Handler(), Handler { touch(subject) }] }
    } fixed: { subject in
      filled(HandlerListOwner()) {
        $0.handlers = [Handler(), Handler { [weak subject] in touch(subject) }]
      }
    },
    Shape("closure-with-arguments") { subject in
      filled(ActionAndWeakOwner()) {
        $0.action = { number, text in
          touch(subject)
          return number + text.count
        }
      }
    } fixed: { subject in
      filled(ActionAndWeakOwner()) {
        $0.seen = subject
        $0.action = { number, text in number + text.count }
      }
    },
  ]
}
