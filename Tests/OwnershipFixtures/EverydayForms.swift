/// What ordinary apps keep objects in: enums, structs and generics of many forms.
extension Shapes {
  static let everydayForms: [Shape] = [
    .boxed("enum-of-ten-classes", { Ten.seventh(Carrier($0)) }) {
      Ten.seventh(Carrier(known: $0))
    },
    .boxed("last-of-ten-classes", { Ten.tenth($0) }, { Ten.first(Carrier(known: $0)) }),
    .boxed("array-of-ten-classes", { [Ten.tenth($0), .none, .second(Holder($0))] }) {
      [Ten.first(Carrier(known: $0)), .none]
    },
    .boxed("enum-with-tuple-of-small-fields", { Packed.all($0, 1, true, nil) }) {
      Packed.known(Known($0))
    },
    .boxed("enum-that-is-mostly-empty", { Sparse.some(Row(owner: $0, isOpen: true)) }) {
      Sparse.some(Row(known: $0, isOpen: true))
    },
    .boxed("enum-of-existentials", { Screenful.view(Wide(owner: $0)) }) {
      Screenful.view(Wide(known: $0))
    },
    .boxed("enum-of-throwing-closure", { subject in Screenful.action { touch(subject) } }) {
      subject in Screenful.action { [weak subject] in touch(subject) }
    },
    .boxed("enum-of-class-bound-existential", { Screenful.part($0) }) {
      Screenful.part(Holder(known: $0))
    },
    .boxed("either-in-either", { Either<Either<Int, Held>, String>.left(.right($0)) }) {
      Either<Either<Int, Known>, String>.left(.right(Known($0)))
    },
    .boxed("either-of-optionals", { Either<Held?, [Held?]>.right([nil, $0]) }) {
      Either<Known?, [Known?]>.right([nil, Known($0)])
    },
    .boxed("optional-thrice", { Held???.some(.some(.some($0))) }) {
      Known???.some(.some(.some(Known($0))))
    },
    .boxed("tree-of-structs", { Sapling(value: nil, children: [Sapling(value: $0)]) }) {
      Sapling(value: nil, children: [Sapling(value: Known($0))])
    },
    .boxed("leaf-nested-in-generics", { Envelope<Int>.Letter<Held>.Leaf(first: 1, second: $0) }) {
      Envelope<Int>.Letter<Known>.Leaf(first: 1, second: Known($0))
    },
    .boxed("subclass-that-fixes-a-parameter", { Fixed($0) }, { Unfixed(Known($0)) }),
    .boxed("subclass-with-a-parameter-more", { Further<Held, Int8>($0, 1) }) {
      Further<Known, Int8>(Known($0), 1)
    },
    .boxed("grandchild-of-a-generic", { GrandFixed($0, more: nil) }) {
      GrandFixed(nil, more: Known($0))
    },
    .boxed("dynamic-callable", { subject in Caller { _ in touch(subject) } }) { subject in
      Caller { [weak subject] _ in touch(subject) }
    },
    .boxed("call-as-function-of-class", { Adder($0).callAsFunction as (Int) -> Int }) {
      Adder(known: $0).callAsFunction as (Int) -> Int
    },
    .boxed("proxy-by-key-path", { Proxy(Carrier($0)).text.count }) {
      Proxy(Carrier(known: $0)).text.count
    },
    .boxed("composition-of-class-and-protocol", { Holder($0) as any Holder & Portion }) {
      Holder(known: $0) as any Holder & Portion
    },
    .boxed("any-hashable-key", { [AnyHashable(Mark(owner: $0)): 1] }) {
      [AnyHashable(Mark(known: ObjectIdentifier($0))): 1]
    },
    .boxed("any-sequence-existential", { [$0] as any Sequence<Held> }) {
      [Known($0)] as any Sequence<Known>
    },
    .boxed("any-collection-existential", { [1: $0].values as any Collection<Held> }) {
      [1: Known($0)].values as any Collection<Known>
    },
    .boxed("values-view-of-a-dictionary", { [1: $0].values }, { [1: Known($0)].values }),
    .boxed("keys-view-of-a-dictionary", { [Mark(owner: $0): 1].keys }) {
      [Mark(known: ObjectIdentifier($0)): 1].keys
    },
    .boxed("dictionary-in-dictionary", { ["a": ["b": [1: $0]]] }) { ["a": ["b": [1: Known($0)]]] },
    .boxed("unfolding-with-state", { sequence(state: (1, $0)) { $0.1 as Held? } }) {
      sequence(state: (1, Known($0))) { $0.1.seen }
    },
    .boxed("dropped-while-lazily", { [1, 2].lazy.drop(while: closure($0)) }) {
      [1, 2].lazy.drop(while: closure(Known($0)))
    },
    .boxed("compact-mapped-lazily", { subject in [1].lazy.compactMap { _ in subject } }) {
      subject in [1].lazy.compactMap { [weak subject] _ in subject }
    },
    .boxed("two-elements-removed-again", { spare($0) }, { spare(Known($0)) }),
  ]
}

private final class Carrier {
  var owner: Held?
  weak var known: Held?
  var text = "text"
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
}

private protocol Portion: AnyObject {}

private class Holder: Portion {
  var owner: Held?
  unowned(unsafe) var known: Held?
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
}

extension Held: Portion {}

private enum Ten {
  case none
  case first(Carrier), second(Holder), third([Int]), fourth(Carrier), fifth(Holder)
  case sixth([String: Int]), seventh(Carrier), eighth(Holder), ninth(Set<Int>), tenth(Held)
}

private enum Packed {
  case all(Held, Int8, Bool, UInt16?)
  case known(Known)
  case number(Int)
}

private struct Row {
  var owner: Held?
  weak var known: Held?
  var isOpen: Bool
}

private enum Sparse {
  case none, loading, failed
  case some(Row)
}

private protocol View {}

private struct Wide: View {
  var numbers = (1.0, 2.0, 3.0)
  var owner: Held?
  weak var known: Held?
}

private enum Screenful {
  case empty
  case view(any View)
  case part(any Portion)
  case action(() throws -> Void)
}

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

private struct Sapling<Value> {
  var value: Value?
  var children: [Sapling] = []
}

private enum Envelope<First> {
  enum Letter<Second> {
    struct Leaf {
      let first: First
      let second: Second
    }
  }
}

private class Base<Value> {
  let number: Int8 = 1
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class Fixed: Base<Held> { let text = "fixed" }

private final class Unfixed: Base<Known> { let text = "unfixed" }

private final class Further<Value, More>: Base<(More, Value)> {
  let more: [More]
  init(_ value: Value, _ more: More) {
    self.more = [more]
    super.init((more, value))
  }
}

private class ChildFixed<Value>: Base<Value?> {
  var list: [Value] = []
}

private final class GrandFixed: ChildFixed<Held> {
  var more: Known?
  init(_ owner: Held?, more: Known?) {
    self.more = more
    super.init(nil)
    list = owner.map { [$0] } ?? []
  }
}

@dynamicCallable private struct Caller {
  let action: ([Int]) -> Void
  func dynamicallyCall(withArguments arguments: [Int]) { action(arguments) }
}

private final class Adder {
  var owner: Held?
  weak var known: Held?
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
  func callAsFunction(_ number: Int) -> Int { owner == nil ? number : number + 1 }
}

/// Keeps its root for as long as somebody has a proxy of a part of it.
@dynamicMemberLookup private struct Proxy<Root, Value> {
  let root: Root
  let path: KeyPath<Root, Value>
  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Proxy<Root, Member> {
    Proxy<Root, Member>(root: root, path: path.appending(path: member))
  }
}

extension Proxy where Root == Value {
  init(_ root: Root) { self.init(root: root, path: \.self) }
}

private struct Mark: Hashable {
  var owner: Held?
  var known: ObjectIdentifier?
  static func == (one: Mark, other: Mark) -> Bool { one.owner === other.owner }
  func hash(into hasher: inout Hasher) { hasher.combine(owner.map { ObjectIdentifier($0) }) }
}

private func closure<Value>(_ value: Value) -> (Int) -> Bool {
  { number in
    touch(value)
    return number < 2
  }
}

/// An array with more space than elements: what was in the rest is gone.
private func spare<Value>(_ value: Value) -> [Value] {
  var list = [value, value, value]
  list.reserveCapacity(64)
  list.removeLast(2)
  return list
}
