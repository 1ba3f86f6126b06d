/// A singleton of plain fields: in release builds it is laid out among the program's data.
private final class Registry {
  nonisolated(unsafe) static let shared = Registry()
  var current: Held?
  weak var known: Held?
  var number = 1
}

private final class Store {
  nonisolated(unsafe) static let shared = Store()
  var items: [Held] = []
  var identifiers: [ObjectIdentifier] = []
}

private final class Rack {
  var held: Held?
  weak var known: Held?
}

private final class Library {
  nonisolated(unsafe) static let shared = Library()
  let rack = Rack()
}

private class Base {
  var held: Held?
  unowned(unsafe) var known: Held?
}

private final class Derived: Base {
  nonisolated(unsafe) static let shared = Derived()
  var title = "derived"
}

nonisolated(unsafe) private let globalRegistry = Registry()

extension Shapes {
  static let singletons: [StaticShape] = [
    StaticShape("singleton-of-plain-fields", "static Registry.shared") {
      Registry.shared.current = $0
    } twin: {
      Registry.shared.known = $0
    },
    StaticShape("global-of-plain-fields", "global globalRegistry") {
      globalRegistry.current = $0
    } twin: {
      globalRegistry.known = $0
    },
    StaticShape("singleton-with-a-list", "static Store.shared") {
      Store.shared.items = $0.map { [$0] } ?? []
    } twin: {
      Store.shared.identifiers = $0.map { [ObjectIdentifier($0)] } ?? []
    },
    StaticShape("singleton-with-an-object", "static Library.shared") {
      Library.shared.rack.held = $0
    } twin: {
      Library.shared.rack.known = $0
    },
    StaticShape("singleton-of-a-subclass", "static Derived.shared") {
      Derived.shared.held = $0
    } twin: {
      Derived.shared.known = $0
    },
  ]
}
