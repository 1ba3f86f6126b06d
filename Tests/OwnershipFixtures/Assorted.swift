import Foundation

/// Ways of holding of many sorts, each as the only content of a box; the twins know the subject in ways
/// that keep nothing alive.
extension Shapes {
  static let assorted: [Shape] = [
    .boxed("opaque-type", { some($0) }, { some(Ways($0)) }),
    .boxed("opaque-type-of-tuple", { some(some((1, $0))) }, { some(some((1, Ways($0)))) }),
    .boxed("two-levels-of-indirect-cases", { Knot.both(.end, .one($0, .end)) }) {
      Knot.both(.end, .one(Ways($0), .end))
    },
    .boxed("function-in-indirect-case", { subject in Knot<Int>.later { number(after: subject) } }) {
      subject in Knot<Int>.later { [weak subject] in number(after: subject) }
    },
    .boxed("enum-nested-in-generic-enum", { Housing<Held>.inner(.pair($0, 1)) }) {
      Housing<Ways>.inner(.pair(Ways($0), 1))
    },
    .boxed("enum-whose-other-case-is-a-clock", { Motley.named($0, "text") }) {
      Motley.any(Ways($0))
    },
    .boxed("twice-curried", { adding($0)(1) }, { addingWeakly($0)(1) }),
    .boxed("thrice-curried", { adding($0)(1)("text") }, { addingWeakly($0)(1)("text") }),
    .boxed("autoclosure", { subject in kept(subject) }, { subject in kept(1) }),
    .boxed("self-of-array-extension", { [$0].later() }, { [Ways($0)].later() }),
    .boxed("dictionary-of-tuples-of-functions", { subject in ["key": (1, { touch(subject) })] }) {
      subject in ["key": (1, { [unowned subject] in touch(subject) })]
    },
    .boxed("lazy-filter-and-map", { [$0].lazy.filter { _ in true }.map { [$0] } }) {
      [Ways($0)].lazy.filter { _ in true }.map { [$0] }
    },
    .boxed("unfolding-sequence", { sequence(first: $0) { _ in nil } }) {
      sequence(first: Ways($0)) { _ in nil }
    },
    .boxed("collection-difference", { [$0].difference(from: []) }) {
      [ObjectIdentifier($0)].difference(from: [])
    },
    .boxed("mirror-children", { Mirror(1, children: ["child": $0]) }) {
      Mirror(1, children: ["child": Ways($0)])
    },
    .boxed("mapped-stream", { subject in AsyncStream<Int> { _ in }.map { ($0, subject) } }) {
      subject in AsyncStream<Int> { _ in }.map { [weak subject] in ($0, subject) }
    },
    .boxed("notification-user-info", { note(of: $0) }, { note(of: Ways($0)) }),
    .boxed(
      "vector-between-captures",
      { subject in
        let (byte, vector) = hidden((UInt8(1), SIMD16<Float>()))
        return { [byte, vector, subject] in touch((byte, vector, subject)) }
      }
    ) { subject in
      let (byte, vector) = hidden((UInt8(1), SIMD16<Float>()))
      return { [byte, vector, unowned subject] in touch((byte, vector, subject)) }
    },
    .boxed(
      "captured-inline-array",
      { subject in
        let pair = hidden([subject, subject] as InlineArray<2, Held>)
        return { touch(pair) }
      }
    ) { subject in
      let pair = hidden([Ways(subject)] as InlineArray<1, Ways>)
      return { touch(pair) }
    },
  ]
}

/// Every way to know an object without keeping it.
private struct Ways {
  unowned(unsafe) let trusted: Held
  let handle: Unmanaged<Held>
  let identifier: ObjectIdentifier
  weak var seen: Held?

  init(_ subject: Held) {
    trusted = subject
    handle = .passUnretained(subject)
    identifier = ObjectIdentifier(subject)
    seen = subject
  }
}

private protocol Valued {}

private struct Valuable<Value>: Valued { var value: Value }

@inline(never)
private func some<Value>(_ value: Value) -> some Valued { Valuable(value: value) }

private indirect enum Knot<Value> {
  case end
  case one(Value, Knot)
  case both(Knot, Knot)
  case later(() -> Value)
}

private enum Housing<Value> {
  case inner(Inner)
  case plain(Value)
  enum Inner {
    case none
    case pair(Value, Int)
  }
}

private enum Motley {
  case named(Held, String)
  case since(ContinuousClock.Instant)
  case any(Any)
}

private func number(after subject: Held?) -> Int {
  touch(subject)
  return 1
}

private func adding(_ subject: Held) -> (Int) -> (String) -> () -> Void {
  { number in { text in { touch((subject, number, text)) } } }
}

private func addingWeakly(_ subject: Held) -> (Int) -> (String) -> () -> Void {
  { [weak subject] number in { text in { touch((subject, number, text)) } } }
}

private func kept<Value>(_ value: @autoclosure @escaping () -> Value) -> () -> Value { value }

private func note(of value: Any) -> Notification {
  Notification(name: Notification.Name("note"), object: nil, userInfo: ["key": value])
}

extension Array {
  fileprivate func later() -> () -> Int { { self.count } }
}
