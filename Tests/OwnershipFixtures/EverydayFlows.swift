/// What ordinary apps keep objects in: values that flow, and who listens to them.
extension Shapes {
  static let everydayFlows: [Shape] = [
    .boxed("broadcast-to-handlers", { subject in broadcast { (_: Int) in touch(subject) } }) {
      subject in broadcast { [weak subject] (_: Int) in touch(subject) }
    },
    .boxed("current-value-of-a-subject", { CurrentValue($0) }, { CurrentValue(Known($0)) }),
    .boxed("current-value-handler", { subject in heard { touch(subject) } }) { subject in
      heard { [unowned subject] in touch(subject) }
    },
    .boxed("channel-erased-to-a-closure", { AnyChannel(Constant(output: $0)) }) {
      AnyChannel(Constant(output: Known($0)))
    },
    .boxed(
      "mapped-channel",
      { subject in
        Mapped(upstream: Constant(output: 1)) { (subject, $0) }
      }
    ) { subject in
      Mapped(upstream: Constant(output: 1)) { [weak subject] in (subject, $0) }
    },
    .boxed(
      "three-operators-deep",
      { subject in
        Mapped(upstream: Filtered(upstream: Constant(output: subject)) { _ in true }) { [$0] }
      }
    ) { subject in
      Mapped(upstream: Filtered(upstream: Constant(output: Known(subject))) { _ in true }) { [$0] }
    },
    .boxed(
      "combined-latest",
      { subject in
        let latest = CombinedLatest<Int, Held> { _, _ in }
        latest.second = subject
        return latest
      }
    ) { subject in
      let latest = CombinedLatest<Int, Known> { _, _ in }
      latest.second = Known(subject)
      return latest
    },
    .boxed("assigner-by-key-path", { Assigner(root: Label($0), path: \.owner) }) {
      Assigner(root: Label(known: $0), path: \.owner)
    },
    .boxed(
      "assigner-erased-to-a-closure",
      { subject in
        let assigner = Assigner(root: Label(subject), path: \.owner)
        return { assigner.assign(nil) } as () -> Void
      }
    ) { subject in
      let assigner = Assigner(root: Label(known: subject), path: \.owner)
      return { assigner.assign(nil) } as () -> Void
    },
    .boxed(
      "replayed-elements", { replay([$0, $0]) }, { replay([Known($0), Known($0)]) }),
    .boxed("multicast-of-class-bound", { Multicast(strong: [Listener($0)]) }) {
      Multicast(strong: [Listener(known: $0)])
    },
    .boxed("multicast-beside-weak-ones", { Multicast(weakly: nil, strong: [$0]) }) {
      Multicast(weakly: $0, strong: [])
    },
    .boxed("bus-of-any-handlers", { subject in bus { touch(subject) } }) { subject in
      bus { [weak subject] in touch(subject) }
    },
    .boxed("promise-that-waits", { subject in waiting { _ in touch(subject) } }) { subject in
      waiting { [weak subject] _ in touch(subject) }
    },
    .boxed("promise-that-is-kept", { Promise(.success($0)) }, { Promise(.success(Known($0))) }),
    .boxed("promise-that-failed", { Promise<Int>(.failure(Trouble(owner: $0))) }) {
      Promise<Int>(.failure(Trouble(known: $0)))
    },
    .boxed("lens-of-two-closures", { subject in Lens(get: { subject }, set: { _ in }) }) {
      subject in Lens(get: { [weak subject] in subject }, set: { _ in })
    },
    .boxed(
      "lens-of-a-lens",
      { subject in
        let inner = Lens(get: { subject as Held? }, set: { _ in })
        return Lens(get: { [inner.get()] }, set: { inner.set($0[0]) })
      }
    ) { subject in
      let inner = Lens(get: { [weak subject] in subject }, set: { _ in })
      return Lens(get: { [inner.get()] }, set: { inner.set($0[0]) })
    },
    .boxed(
      "machine-of-transitions",
      { subject in
        Automaton(transitions: [
          .idle: [
            "go": {
              touch(subject); return .busy
            }
          ]
        ])
      }
    ) { subject in
      Automaton(transitions: [
        .idle: [
          "go": { [weak subject] in
            touch(subject); return .busy
          }
        ]
      ])
    },
    .boxed("undo-stack", { subject in Undo(stack: [[], [{}, { touch(subject) }]]) }) { subject in
      Undo(stack: [[], [{}, { [unowned subject] in touch(subject) }]])
    },
    .boxed("memo-table", { memo(1, $0) }, { memo(1, Known($0)) }),
    .boxed("cache-of-linked-nodes", { LinkedCache(values: [$0]) }) {
      LinkedCache(values: [Known($0)])
    },
    .boxed("queue-of-prioritized-work", { subject in Agenda([(1, { touch(subject) })]) }) {
      subject in Agenda([(1, { [weak subject] in touch(subject) })])
    },
    .boxed(
      "store-with-middleware",
      { subject in
        store { _, next in
          touch(subject); next()
        }
      }
    ) {
      subject in
      store { [weak subject] _, next in
        touch(subject)
        next()
      }
    },
  ]
}

private protocol Channel<Output> {
  associatedtype Output
  func subscribe(_ handler: @escaping (Output) -> Void)
}

private struct Constant<Output>: Channel {
  let output: Output
  func subscribe(_ handler: @escaping (Output) -> Void) { handler(output) }
}

private struct Mapped<Upstream: Channel, Output>: Channel {
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output
  func subscribe(_ handler: @escaping (Output) -> Void) {
    upstream.subscribe { handler(transform($0)) }
  }
}

private struct Filtered<Upstream: Channel>: Channel {
  let upstream: Upstream
  let isIncluded: (Upstream.Output) -> Bool
  func subscribe(_ handler: @escaping (Upstream.Output) -> Void) {
    upstream.subscribe { if isIncluded($0) { handler($0) } }
  }
}

private struct AnyChannel<Output>: Channel {
  private let box: (@escaping (Output) -> Void) -> Void
  init(_ channel: some Channel<Output>) { box = { channel.subscribe($0) } }
  func subscribe(_ handler: @escaping (Output) -> Void) { box(handler) }
}

private final class Broadcast<Output> {
  private var handlers: [Int: (Output) -> Void] = [:]
  private var next = 0
  func add(_ handler: @escaping (Output) -> Void) {
    handlers[next] = handler
    next += 1
  }
}

private func broadcast<Output>(_ handler: @escaping (Output) -> Void) -> Broadcast<Output> {
  filled(Broadcast<Output>()) { $0.add(handler) }
}

private final class CurrentValue<Value> {
  private(set) var value: Value
  private(set) var handlers: ContiguousArray<(Value) -> Void> = []
  init(_ value: Value) { self.value = value }
  func add(_ handler: @escaping (Value) -> Void) { handlers.append(handler) }
}

private func heard(_ handler: @escaping () -> Void) -> CurrentValue<(Int, String)> {
  filled(CurrentValue((1, "one"))) { $0.add { _ in handler() } }
}

private final class CombinedLatest<First, Second> {
  var first: First?
  var second: Second?
  let forward: (First, Second) -> Void
  init(_ forward: @escaping (First, Second) -> Void) { self.forward = forward }
}

private final class Label {
  var text = "label"
  var owner: Held?
  weak var known: Held?
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
}

private struct Assigner<Root: AnyObject, Value> {
  let root: Root
  let path: ReferenceWritableKeyPath<Root, Value>
  func assign(_ value: Value) { root[keyPath: path] = value }
}

private struct Ring<Element> {
  var slots: [Element?] = Array(repeating: nil, count: 3)
  var head = 0
}

private func replay<Element>(_ elements: [Element]) -> Ring<Element> {
  var ring = Ring<Element>()
  for element in elements {
    ring.slots[ring.head] = element
    ring.head = (ring.head + 2) % 3
  }
  return ring
}

private protocol Listening: AnyObject {}

private final class Listener: Listening {
  var owner: Held?
  weak var known: Held?
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
}

private struct Multicast {
  struct Entry {
    weak var listener: AnyObject?
  }
  var entries: [Entry] = []
  var strong: [any Listening] = []
  init(strong: [any Listening]) { self.strong = strong }
  init(weakly listener: AnyObject?, strong: [Held]) {
    entries = [Entry(listener: nil), Entry(listener: listener)]
    self.strong = strong.map { Listener($0) }
  }
}

private func bus(_ handler: @escaping () -> Void) -> [ObjectIdentifier: [Any]] {
  [ObjectIdentifier(Int.self): [1, handler as Any], ObjectIdentifier(Held.self): []]
}

private struct Trouble: Error {
  var owner: Held?
  weak var known: Held?
  var code = 3
}

private final class Promise<Value> {
  enum State {
    case waiting([(Result<Value, any Error>) -> Void])
    case done(Result<Value, any Error>)
  }
  var state: State
  init(_ result: Result<Value, any Error>) { state = .done(result) }
  init(_ handlers: [(Result<Value, any Error>) -> Void]) { state = .waiting(handlers) }
}

private func waiting(_ handler: @escaping (Result<Int, any Error>) -> Void) -> Promise<Int> {
  Promise([handler])
}

private struct Lens<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}

private struct Automaton {
  enum State: Hashable { case idle, busy }
  let transitions: [State: [String: () -> State]]
  var state = State.idle
}

private struct Undo {
  var stack: [[() -> Void]]
}

private final class Memo<Key: Hashable, Value> {
  private var table: [Key: (count: Int, value: Value)] = [:]
  private let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
  subscript(key: Key) -> Value {
    let value = table[key]?.value ?? make(key)
    table[key] = (1, value)
    return value
  }
}

/// The table keeps the value; what makes it knows no more of it.
private func memo<Value>(_ key: Int, _ value: Value) -> Memo<Int, Value?> {
  var first: Value? = value
  let memo = Memo<Int, Value?> { _ in
    defer { first = nil }
    return first
  }
  touch(memo[key])
  return memo
}

private final class LinkedCache<Value> {
  final class Node {
    let value: Value
    var next: Node?
    unowned(unsafe) var previous: Node?
    init(_ value: Value) { self.value = value }
  }
  private var nodes: [Int: Node] = [:]
  private var first: Node?
  init(values: [Value]) {
    for (key, value) in values.enumerated() {
      let node = Node(value)
      first?.previous = node
      node.next = first
      (nodes[key], first) = (node, node)
    }
  }
}

private struct Agenda {
  private var items: [(priority: Int, work: () -> Void)]
  init(_ items: [(Int, () -> Void)]) { self.items = items.map { ($0.0, $0.1) } }
}

private final class Store<State, Event> {
  typealias Middleware = (Event, () -> Void) -> Void
  var state: State
  let middleware: [Middleware]
  init(_ state: State, _ middleware: [Middleware]) {
    (self.state, self.middleware) = (state, middleware)
  }
}

private func store(
  _ middleware: @escaping (String, () -> Void) -> Void
) -> Store<[Int], String> {
  Store([1, 2], [middleware, { $1() }])
}
