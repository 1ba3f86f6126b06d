/// What ordinary apps keep objects in: values, wrappers and generic code of their own.
extension Shapes {
  static let everydayValues: [Shape] = [
    .boxed(
      "wrapper-with-projected-value", { PlainPage(subject: $0) },
      { PlainPage(subject: nil, known: $0) }),
    .boxed("wrapper-of-wrapper", { DoublyWrapped(subject: $0) }, { DoublyWrapped(weakly: $0) }),
    .boxed("enclosing-wrapper-storage", { EnclosingOwner($0) }, { EnclosingOwner(weakly: $0) }),
    .boxed("result-builder-of-parts", { built($0) }, { built(Knowing($0)) }),
    .boxed("result-builder-with-branches", { builtInBranch($0, true) }) {
      builtInBranch(Knowing($0), false)
    },
    .boxed("builder-array-of-closures", { subject in actions { { touch(subject) } } }) { subject in
      actions { { [weak subject] in touch(subject) } }
    },
    .boxed("key-path-with-object-root", { KeyPathPair(root: $0, path: \Held.self) }) {
      KeyPathPair(root: Knowing($0), path: \Knowing.self)
    },
    .boxed(
      "partial-key-path-table",
      { [\PlainLabelled.text: $0] as [PartialKeyPath<PlainLabelled>: Held] }
    ) {
      [\PlainLabelled.text: Knowing($0)] as [PartialKeyPath<PlainLabelled>: Knowing]
    },
    .boxed("dynamic-member-lookup", { Lens(value: $0) }, { Lens(value: Knowing($0)) }),
    .boxed("any-of-protocol-with-associated-type", { AnyStore($0) }, { AnyStore(Knowing($0)) }),
    .boxed("existential-of-generic-struct", { Row(item: $0) as any Displayable }) {
      Row(item: Knowing($0)) as any Displayable
    },
    .boxed(
      "array-of-existentials-of-three-sizes",
      { subject in
        [Row(item: 1), Row(item: (1, 2, 3, subject)), Row(item: "text")] as [any Displayable]
      }
    ) { subject in
      [Row(item: 1), Row(item: (1, 2, 3, Knowing(subject)))] as [any Displayable]
    },
    .boxed("dictionary-of-existentials", { ["a": Row(item: $0)] as [String: any Displayable] }) {
      ["a": Row(item: Knowing($0))] as [String: any Displayable]
    },
    .boxed("constrained-existential-source", { ListSource([$0]) as any PlainSource<Held> }) {
      ListSource([Knowing($0)]) as any PlainSource<Knowing>
    },
    .boxed("opaque-result-of-protocol", { shown($0) }, { shown(Knowing($0)) }),
    .boxed("type-erased-by-closures", { subject in Erased(read: { subject }, write: { _ in }) }) {
      subject in Erased(read: { [weak subject] in subject }, write: { _ in })
    },
    .boxed(
      "optional-chain-of-structs", { PlainOuter(inner: PlainOuter.Inner(leaf: $0)) as PlainOuter? }
    ) {
      PlainOuter(inner: PlainOuter.Inner(known: $0)) as PlainOuter?
    },
    .boxed("nested-generic-enum-state", { LoadState<Held, Never>.loaded($0, at: 3) }) {
      LoadState<Knowing, Never>.loaded(Knowing($0), at: 3)
    },
    .boxed("state-that-failed", { LoadState<Int, PlainFailure>.failed(PlainFailure(owner: $0)) }) {
      LoadState<Int, PlainFailure>.failed(PlainFailure(known: $0))
    },
    .boxed("enum-of-closures", { subject in PlainCommand.run { touch(subject) } }) { subject in
      PlainCommand.run { [weak subject] in touch(subject) }
    },
    .boxed("enum-with-labels-and-optionals", { PlainCommand.show($0, title: nil) }) {
      PlainCommand.number(UInt(bitPattern: ObjectIdentifier($0)))
    },
    .boxed("indirect-list", { Chain.link(1, .link(2, .end($0))) }) {
      Chain.link(1, .link(2, .known(Knowing($0))))
    },
    .boxed("option-set-beside-object", { Configuration(options: [.one], owner: $0) }) {
      Configuration(options: [.one, .two], known: $0)
    },
    .boxed("range-of-keys-by-object", { [1..<3: $0] }, { [1..<3: Knowing($0)] }),
    .boxed("set-of-structs-with-objects", { Set([Tag(name: "a", owner: $0)]) }) {
      Set([Tag(name: "a", known: ObjectIdentifier($0))])
    },
    .boxed("grouped-dictionary", { Dictionary(grouping: [$0]) { _ in 1 } }) {
      Dictionary(grouping: [Knowing($0)]) { _ in 1 }
    },
    .boxed("zipped-and-enumerated", { Array(zip([1], [$0]).enumerated()) }) {
      Array(zip([1], [Knowing($0)]).enumerated())
    },
    .boxed("flattened-and-joined", { [[$0], []].joined() }, { [[Knowing($0)], []].joined() }),
    .boxed("prefix-of-lazy-sequence", { [$0].lazy.prefix { _ in true } }) {
      [Knowing($0)].lazy.prefix { _ in true }
    },
    .boxed("any-collection-of-slice", { AnyCollection([$0, $0][..<1]) }) {
      AnyCollection([Knowing($0)][...])
    },
    .boxed("any-bidirectional-of-reversed", { AnyBidirectionalCollection([$0].reversed()) }) {
      AnyBidirectionalCollection([Knowing($0)].reversed())
    },
    .boxed("collection-of-one", { CollectionOfOne($0) }, { CollectionOfOne(Knowing($0)) }),
    .boxed("repeated-value", { repeatElement($0, count: 3) }) {
      repeatElement(Knowing($0), count: 3)
    },
    .boxed(
      "key-value-pairs", { ["a": $0] as KeyValuePairs }, { ["a": Knowing($0)] as KeyValuePairs }),
    .boxed("deque-by-two-stacks", { Queue(incoming: [$0]) }, { Queue(incoming: [Knowing($0)]) }),
    .boxed("pack-of-values", { Packed(1, $0, "text") }, { Packed(1, Knowing($0), "text") }),
    .boxed("pack-of-closures", { subject in Packed({ touch(subject) }, { 1 }) }) { subject in
      Packed({ [unowned subject] in touch(subject) }, { 1 })
    },
    .boxed("inline-array-of-optionals", { Four(values: [nil, $0, nil, nil]) }) {
      Four(values: [nil, nil, nil, nil], known: Knowing($0))
    },
    .boxed("value-generic-matrix", { Grid<3, Held?>(repeating: nil, last: $0) }) {
      Grid<3, Knowing?>(repeating: nil, last: Knowing($0))
    },
  ]
}

/// Knows an object in every way that keeps nothing.
struct Knowing {
  weak var seen: Held?
  unowned let certain: Held
  unowned(unsafe) let trusted: Held
  let handle: Unmanaged<Held>
  let identity: ObjectIdentifier

  init(_ subject: Held) {
    (seen, certain, trusted) = (subject, subject, subject)
    (handle, identity) = (.passUnretained(subject), ObjectIdentifier(subject))
  }
}

@propertyWrapper private struct Published<Value> {
  var wrappedValue: Value
  var projectedValue: (Value) -> Void { { touch($0) } }
  var writeCount = 0
}

@propertyWrapper private struct Clamped<Value> {
  var wrappedValue: Value
  let limit: Int
  init(wrappedValue: Value, limit: Int = 3) {
    (self.wrappedValue, self.limit) = (wrappedValue, limit)
  }
}

private struct PlainPage {
  @Published var subject: Held?
  weak var known: Held?
  init(subject: Held?, known: Held? = nil) { (self.subject, self.known) = (subject, known) }
}

private struct DoublyWrapped {
  @Published @Clamped var subject: Held?
  weak var known: Held?
  init(subject: Held?) { self.subject = subject }
  init(weakly subject: Held) { (self.subject, known) = (nil, subject) }
}

private final class EnclosingOwner {
  @Published var list: [String: Held?] = [:]
  @Clamped(limit: 2) var last: (Int, Held?) = (1, nil)
  weak var known: Held?
  init(_ subject: Held) { list["a"] = subject }
  init(weakly subject: Held) { known = subject }
}

@resultBuilder private enum Parts {
  static func buildBlock<each Part>(_ parts: repeat each Part) -> (repeat each Part) {
    (repeat each parts)
  }
  static func buildEither<First, Second>(first: First) -> Either<First, Second> { .first(first) }
  static func buildEither<First, Second>(second: Second) -> Either<First, Second> {
    .second(second)
  }
}

private enum Either<First, Second> {
  case first(First)
  case second(Second)
}

private func parts<Content>(@Parts _ content: () -> Content) -> Content { content() }

@inline(never) private func built<Value>(_ value: Value) -> Any {
  parts {
    "title"
    value
    (1, value)
  }
}

@inline(never) private func builtInBranch<Value>(_ value: Value, _ isFirst: Bool) -> Any {
  parts {
    if hidden(isFirst) { value } else { (1, value) }
    2
  }
}

@resultBuilder private enum Actions {
  static func buildBlock(_ actions: (() -> Void)...) -> [() -> Void] { actions }
}

@inline(never) private func actions(@Actions _ content: () -> [() -> Void]) -> [() -> Void] {
  content()
}

private struct KeyPathPair<Root> {
  let root: Root
  let path: KeyPath<Root, Root>
}

private struct PlainLabelled { var text = "" }

@dynamicMemberLookup private struct Lens<Value> {
  var value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

private protocol Storing { associatedtype Content; var content: Content { get } }

private struct AnyStore {
  private struct Store<Content>: Storing { let content: Content }
  private let store: any Storing
  init<Content>(_ content: Content) { store = Store(content: content) }
}

private protocol Displayable { var title: String { get } }
private struct Row<Item>: Displayable {
  var item: Item
  var title: String { "row" }
}

private protocol PlainSource<Element> { associatedtype Element; var all: [Element] { get } }
private struct ListSource<Element>: PlainSource {
  let all: [Element]
  let more = (1, 2, 3)
  init(_ all: [Element]) { self.all = all }
}

@inline(never) private func shown<Item>(_ item: Item) -> some Displayable { Row(item: item) }

private struct Erased<Value> {
  let read: () -> Value
  let write: (Value) -> Void
}

private struct PlainOuter {
  struct Inner {
    var leaf: Held?
    weak var known: Held?
  }
  var inner: Inner?
  var number: UInt8 = 1
}

private enum LoadState<Value, Problem: Error> {
  case idle
  case loading(progress: Double)
  case loaded(Value, at: Int)
  case failed(Problem)
}

private struct PlainFailure: Error {
  var owner: Held?
  weak var known: Held?
}

private enum PlainCommand {
  case none
  case run(() -> Void)
  case show(Held?, title: String?)
  case number(UInt)
}

private indirect enum Chain {
  case end(Held)
  case known(Knowing)
  case link(Int, Chain)
}

private struct Configuration {
  struct Options: OptionSet {
    let rawValue: UInt8
    static let one = Options(rawValue: 1)
    static let two = Options(rawValue: 2)
  }
  var options: Options
  var owner: Held?
  weak var known: Held?
}

private struct Tag: Hashable {
  var name: String
  var owner: Held?
  var known: ObjectIdentifier?
  static func == (one: Tag, other: Tag) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private struct Queue<Element> {
  var incoming: [Element] = []
  var outgoing: ArraySlice<Element> = []
}

private struct Packed<each Value> {
  let values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}

private struct Four {
  var values: InlineArray<4, Held?>
  var known: Knowing?
}

private struct Grid<let count: Int, Value> {
  var values: InlineArray<count, Value>
  init(repeating value: Value, last: Value) {
    values = InlineArray(repeating: value)
    values[count - 1] = last
  }
}
