@propertyWrapper
private struct Marked<Value> {
  var wrappedValue: Value
  var writes = 0
}

/// A type whose nested type has a static, which a generic type cannot have.
public enum Outer {
  fileprivate struct Inner<Value> {
    var value: Value
    var address: UInt = 0
  }

  fileprivate enum Nested {
    nonisolated(unsafe) static var held: Held?
    nonisolated(unsafe) static var inner: Inner<Held?>?
  }

  nonisolated(unsafe) fileprivate static var shown: Held?
}

extension Int {
  nonisolated(unsafe) fileprivate static var held: Held?
  nonisolated(unsafe) fileprivate static var addresses: [UInt] = []
}

private final class Hidden {
  var held: Held?
  weak var known: Held?
  init(_ held: Held?, knows known: Held? = nil) { (self.held, self.known) = (held, known) }
}

private enum Declarations {
  nonisolated(unsafe) static var hidden: Hidden?
  nonisolated(unsafe) static var hiddenList: [[Hidden]] = []
  nonisolated(unsafe) static var byName: [String: Outer.Inner<Hidden?>] = [:]
  nonisolated(unsafe) private static var own: Held?

  static func setOwn(_ held: Held?) { own = held }
}

@MainActor private enum Isolated {
  @Marked static var marked: Held?
  @Marked static var address: UInt = 0
  static var held: Held?
  static var known: ObjectIdentifier?
}

nonisolated(unsafe) private var globalHeld: Held?
nonisolated(unsafe) private weak var globalKnown: Held?

/// Puts an object into a static of a type within this function.
private func keepLocally(_ held: Held?, knows known: Held?) {
  final class Local {
    nonisolated(unsafe) static var last: Local?
    var held: Held?
    weak var known: Held?
  }
  let local = Local()
  (local.held, local.known) = (held, known)
  Local.last = local
}

private func identifier(_ held: Held?) -> ObjectIdentifier? { held.map { ObjectIdentifier($0) } }

private func address(_ held: Held?) -> UInt {
  held.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
}

extension Shapes {
  static let staticDeclarations: [StaticShape] = [
    StaticShape("wrapped-static", "static Isolated.marked") { held in
      MainActor.assumeIsolated { Isolated.marked = held }
    } twin: { held in
      MainActor.assumeIsolated { Isolated.address = address(held) }
    },
    StaticShape("static-of-a-private-class", "static Declarations.hidden") {
      Declarations.hidden = Hidden($0)
    } twin: {
      Declarations.hidden = Hidden(nil, knows: $0)
    },
    StaticShape("static-lists-of-a-private-class", "static Declarations.hiddenList[0][0]") {
      Declarations.hiddenList = [[Hidden($0)]]
    } twin: {
      Declarations.hiddenList = [[Hidden(nil, knows: $0)]]
    },
    StaticShape(
      "static-of-a-private-generic-type", #"static Declarations.byName["key"].value"#
    ) {
      Declarations.byName = ["key": Outer.Inner(value: Hidden($0))]
    } twin: {
      Declarations.byName = ["key": Outer.Inner(value: nil, address: address($0))]
    },
    StaticShape("private-static", "static Declarations.own") {
      Declarations.setOwn($0)
    } twin: {
      Declarations.hidden = Hidden(nil, knows: $0)
    },
    StaticShape("static-of-a-nested-type", "static Outer.Nested.held") {
      Outer.Nested.held = $0
    } twin: {
      Outer.Nested.inner = Outer.Inner(value: nil, address: address($0))
    },
    StaticShape("static-of-a-nested-generic-type", "static Outer.Nested.inner.value") {
      Outer.Nested.inner = Outer.Inner(value: $0)
    } twin: {
      Outer.Nested.inner = Outer.Inner(value: nil, address: address($0))
    },
    StaticShape("static-in-an-extension", "static Int.held") {
      Int.held = $0
    } twin: {
      Int.addresses = [address($0)]
    },
    StaticShape("main-actor-static", "static Isolated.held") { held in
      MainActor.assumeIsolated { Isolated.held = held }
    } twin: { held in
      MainActor.assumeIsolated { Isolated.known = identifier(held) }
    },
    StaticShape("private-global", "global globalHeld") {
      globalHeld = $0
    } twin: {
      globalKnown = $0
    },
    StaticShape("static-of-a-local-type", "static Local.last") {
      keepLocally($0, knows: nil)
    } twin: {
      keepLocally(nil, knows: $0)
    },
  ]
}
