import Synchronization

private protocol Screening: AnyObject {}
private protocol Carrying {}

private final class Carrier: Screening, Carrying {
  let held: Held?
  weak var known: Held?
  init(_ held: Held?, knows known: Held? = nil) { (self.held, self.known) = (held, known) }
}

private struct Pair: Carrying {
  var number = 1
  var held: Held?
  var identifier: ObjectIdentifier?
}

private struct Wide: Carrying {
  var numbers = (1, 2, 3, 4)
  var held: Held?
  weak var known: Held?
}

private enum Tagged {
  case none
  case held(Held)
  case address(UInt)
  case list([Held])
  case pair(Int, Held?)
}

private indirect enum Chain {
  case end
  case link(Held?, Chain)
  case note(ObjectIdentifier, Chain)
}

private enum Values {
  nonisolated(unsafe) static var optional: Held?
  nonisolated(unsafe) static var identifier: ObjectIdentifier?
  nonisolated(unsafe) static var pair = Pair()
  nonisolated(unsafe) static var optionalPair: Pair?
  nonisolated(unsafe) static var tuple: (number: Int, held: Held?, last: UnsafeRawPointer?) = (
    1, nil, nil
  )
  nonisolated(unsafe) static var tagged = Tagged.none
  nonisolated(unsafe) static var twoTagged: (Tagged, Tagged?) = (.none, nil)
  nonisolated(unsafe) static var chain = Chain.end
  nonisolated(unsafe) static var screening: (any Screening)?
  nonisolated(unsafe) static var carrying: (any Carrying)?
  nonisolated(unsafe) static var any: Any?
  nonisolated(unsafe) static var plainAny: Any = 0
  nonisolated(unsafe) static var anyObject: AnyObject?
  nonisolated(unsafe) static var error: (any Error)?
  nonisolated(unsafe) static var closure: (() -> Void)?
  nonisolated(unsafe) static var change: ((Int, inout Held) throws -> Held?)?
  nonisolated(unsafe) static var inline: InlineArray<3, Held?> = [nil, nil, nil]
  nonisolated(unsafe) static var unmanaged: Unmanaged<Held>?
  nonisolated(unsafe) static var result: Result<Held, Refused>?
  static let mutex = Mutex<Held?>(nil)
  static let pairMutex = Mutex(Pair())
}

private struct Refused: Error {
  var held: Held?
  var address: UInt = 0
}

private func address(of held: Held?) -> UInt {
  held.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
}

extension Shapes {
  static let staticValues: [StaticShape] = [
    StaticShape("static-optional", "static Values.optional") {
      Values.optional = $0
    } twin: {
      Values.identifier = $0.map { ObjectIdentifier($0) }
    },
    StaticShape("static-struct", "static Values.pair.held") {
      Values.pair.held = $0
    } twin: {
      Values.pair.identifier = $0.map { ObjectIdentifier($0) }
    },
    StaticShape("static-optional-struct", "static Values.optionalPair.held") {
      Values.optionalPair = Pair(held: $0)
    } twin: {
      Values.optionalPair = Pair(identifier: $0.map { ObjectIdentifier($0) })
    },
    StaticShape("static-tuple", "static Values.tuple.held") {
      Values.tuple.held = $0
    } twin: {
      Values.tuple.last = $0.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    },
    StaticShape("static-enum", "static Values.tagged.held") {
      Values.tagged = $0.map { .held($0) } ?? .none
    } twin: {
      Values.tagged = .address(address(of: $0))
    },
    StaticShape("static-enum-with-a-list", "static Values.tagged.list[0]") {
      Values.tagged = $0.map { .list([$0]) } ?? .none
    } twin: {
      Values.tagged = .pair(Int(bitPattern: address(of: $0)), nil)
    },
    StaticShape("static-tuple-of-enums", "static Values.twoTagged.1.pair.1") {
      Values.twoTagged.1 = .pair(1, $0)
    } twin: {
      Values.twoTagged.0 = .address(address(of: $0))
    },
    StaticShape("static-indirect-enum", "static Values.chain.link.1.link.0") {
      Values.chain = .link(nil, .link($0, .end))
    } twin: { held in
      Values.chain = held.map { .link(nil, .note(ObjectIdentifier($0), .end)) } ?? .end
    },
    StaticShape("static-class-existential", "static Values.screening") {
      Values.screening = $0.map { Carrier($0) }
    } twin: {
      Values.screening = Carrier(nil, knows: $0)
    },
    StaticShape("static-existential", "static Values.carrying.held") {
      Values.carrying = Pair(held: $0)
    } twin: {
      Values.carrying = Pair(identifier: $0.map { ObjectIdentifier($0) })
    },
    StaticShape("static-existential-with-a-box", "static Values.carrying.held") {
      Values.carrying = Wide(held: $0)
    } twin: {
      Values.carrying = Wide(known: $0)
    },
    StaticShape("static-any", "static Values.any") {
      Values.any = $0
    } twin: {
      Values.any = $0.map { ObjectIdentifier($0) }
    },
    StaticShape("static-plain-any", "static Values.plainAny") {
      Values.plainAny = $0 ?? 0
    } twin: {
      Values.plainAny = $0.map { Unmanaged.passUnretained($0) } ?? 0
    },
    StaticShape("static-any-object", "static Values.anyObject") {
      Values.anyObject = $0
    } twin: {
      Values.anyObject = Carrier(nil, knows: $0)
    },
    StaticShape("static-error", "static Values.error.held") {
      Values.error = Refused(held: $0)
    } twin: {
      Values.error = Refused(address: address(of: $0))
    },
    StaticShape("static-closure", "static Values.closure") { held in
      Values.closure = held.map { held in opaque { touch(held) } }
    } twin: { held in
      Values.closure = held.map { held in opaque { [weak held] in touch(held) } }
    },
    StaticShape("static-closure-type", "static Values.change") { held in
      Values.change = { _, _ in held }
    } twin: { held in
      let number = hidden(address(of: held))
      Values.change = { count, _ in UInt(count) == number ? Held() : nil }
    },
    StaticShape("static-inline-array", "static Values.inline") {
      Values.inline[1] = $0
    } twin: {
      Values.unmanaged = $0.map { Unmanaged.passUnretained($0) }
    },
    StaticShape("static-result", "static Values.result.success") { held in
      Values.result = held.map { .success($0) }
    } twin: { held in
      Values.result = .failure(Refused(address: address(of: held)))
    },
    StaticShape("static-mutex", "static Values.mutex") { held in
      Values.mutex.withLock { $0 = held }
    } twin: { held in
      Values.pairMutex.withLock { $0.identifier = held.map { ObjectIdentifier($0) } }
    },
    StaticShape("static-mutex-of-a-struct", "static Values.pairMutex.held") { held in
      Values.pairMutex.withLock { $0.held = held }
    } twin: { held in
      Values.pairMutex.withLock { $0.identifier = held.map { ObjectIdentifier($0) } }
    },
  ]
}
