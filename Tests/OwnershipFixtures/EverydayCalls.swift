/// What ordinary apps keep objects in: closures of every signature, actors, and asynchronous sequences.
extension Shapes {
  static let everydayCalls: [Shape] = [
    .boxed(
      "isolated-closure", { subject in Isolated { touch(subject) } }
    ) { subject in Isolated { [weak subject] in touch(subject) } },
    .boxed(
      "table-of-async-closures", { subject in ["a": Work { subject }] }
    ) { subject in ["a": Work { [weak subject] in subject }] },
    .boxed(
      "typed-throws-closure",
      { subject in
        { () throws(Problem) -> Held in subject } as () throws(Problem) -> Held
      }
    ) { subject in
      // With a weak capture the compiler crashes.
      { [unowned subject] () throws(Problem) -> Held in subject } as () throws(Problem) -> Held
    },
    .boxed(
      "closure-with-inout-argument",
      { subject in
        { (list: inout [Held]) in list.append(subject) } as (inout [Held]) -> Void
      }
    ) { subject in
      { [weak subject] (list: inout [Held]) in touch((subject, list.count)) }
        as (inout [Held]) -> Void
    },
    .boxed(
      "closure-with-variadic-argument",
      { subject in
        { (numbers: Int...) in touch((subject, numbers)) } as (Int...) -> Void
      }
    ) { subject in
      { [weak subject] (numbers: Int...) in touch((subject, numbers)) } as (Int...) -> Void
    },
    .boxed(
      "closure-of-a-large-struct",
      { subject in
        let large = Large(owner: subject)
        return { touch(large) } as () -> Void
      }
    ) { subject in
      let large = Large(known: subject)
      return { touch(large) } as () -> Void
    },
    .boxed(
      "closure-over-two-variables",
      { subject in
        var (count, list) = (0, [Held]())
        list.append(subject)
        return {
          count += 1
          touch((count, list))
        } as () -> Void
      }
    ) { subject in
      var (count, list) = (0, [Known]())
      list.append(Known(subject))
      return {
        count += 1
        touch((count, list))
      } as () -> Void
    },
    .boxed(
      "closure-over-an-existential-variable",
      { subject in
        var shown: any Shown = Sign(owner: subject)
        return {
          shown.count += 1
          touch(shown)
        } as () -> Void
      }
    ) { subject in
      var shown: any Shown = Sign(known: subject)
      return {
        shown.count += 1
        touch(shown)
      } as () -> Void
    },
    .boxed("local-function-of-generic", { keeper($0) }, { keeper(Known($0)) }),
    .boxed("composed-functions", { composed(give($0), { [$0] }) }) {
      composed(give(Known($0)), { [$0] })
    },
    .boxed("method-of-generic-class", { Vault($0).open as () -> Held? }) { subject in
      let vault = Vault<Known>(Known(subject))
      return { vault.open()?.seen } as () -> Held?
    },
    .boxed("method-by-protocol-requirement", { opener(Vault($0)) }) { opener(Vault(Known($0))) },
    .boxed("initializer-as-function", { subject in (subject, Sign.init(owner:)) }) { subject in
      (Known(subject), Sign.init(owner:))
    },
    .boxed("closure-in-metatype-table", { subject in Builders { _ in touch(subject) } }) {
      subject in Builders { [unowned subject] _ in touch(subject) }
    },
    .boxed("closure-of-static-method", { Sign.maker(for: $0) }, { Sign.maker(forKnown: $0) }),
    .boxed("actor-in-actor", { Outside(Inside([$0])) }, { Outside(Inside(known: $0)) }),
    .boxed("actor-with-optional-closure", { subject in Outside { touch(subject) } }) { subject in
      Outside { [weak subject] in touch(subject) }
    },
    .boxed("continuations-by-key", { waiters(with: $0) }, { waiters(with: Known($0)) }),
    .boxed("async-map-of-own-sequence", { AsyncMapped(base: Numbers(), change: give($0)) }) {
      AsyncMapped(base: Numbers(), change: give(Known($0)))
    },
    .boxed("iterator-class-of-own-sequence", { Numbers(owner: $0).makeAsyncIterator() }) {
      Numbers(known: $0).makeAsyncIterator()
    },
    .boxed("any-async-sequence", { Numbers(owner: $0) as any AsyncSequence }) {
      Numbers(known: $0) as any AsyncSequence
    },
  ]
}

private struct Isolated {
  let action: @isolated(any) @Sendable () async -> Void
  init(_ action: @escaping @isolated(any) @Sendable () async -> Void) { self.action = action }
}

private struct Work {
  let run: @Sendable () async throws -> Held?
  init(_ run: @escaping @Sendable () async throws -> Held?) { self.run = run }
}

private struct Problem: Error {}

private struct Large {
  var numbers = (1, 2, 3, 4)
  var owner: Held?
  weak var known: Held?
  var text = "large"
}

private protocol Shown { var count: Int { get set } }

private struct Sign: Shown {
  var count = 0
  var owner: Held?
  weak var known: Held?
  var words = ("a", "b")
  init(owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
  static func maker(for owner: Held) -> () -> Sign { { Sign(owner: owner) } }
  static func maker(forKnown known: Held) -> () -> Sign? {
    { [weak known] in known.map { Sign(known: $0) } }
  }
}

private func keeper<Value>(_ value: Value) -> () -> Void {
  var count = 0
  func keep() {
    count += 1
    touch((value, count))
  }
  return keep
}

private func give<Value>(_ value: Value) -> (Int) -> Value { { _ in value } }

private func composed<First, Second, Third>(
  _ first: @escaping (First) -> Second, _ second: @escaping (Second) -> Third
) -> (First) -> Third {
  { second(first($0)) }
}

private protocol Opening<Content> {
  associatedtype Content
  func open() -> Content?
}

private final class Vault<Content>: Opening {
  private let content: Content
  init(_ content: Content) { self.content = content }
  func open() -> Content? { content }
}

private func opener<Some: Opening>(_ some: Some) -> () -> Some.Content? { some.open }

private struct Builders {
  let builders: [(type: Any.Type, build: (Any.Type) -> Void)]
  init(_ build: @escaping (Any.Type) -> Void) {
    builders = [(Int.self, { _ in }), (Held.self, build)]
  }
}

private actor Inside {
  private var list: [Held] = []
  private weak var known: Held?
  init(_ list: [Held]) { self.list = list }
  init(known: Held) { self.known = known }
}

private actor Outside {
  private let inside: Inside?
  private var action: (@Sendable () -> Void)?
  init(_ inside: Inside) { (self.inside, action) = (inside, nil) }
  init(action: @escaping @Sendable () -> Void) { (inside, self.action) = (nil, action) }
}

private struct Waiters<Value> {
  let continuations: [Int: AsyncStream<Value>.Continuation]
  let iterator: AsyncStream<Value>.Iterator
}

/// What was sent waits in the stream, as long as somebody has an iterator of it.
private func waiters<Value>(with value: Value) -> Waiters<Value> {
  let (stream, continuation) = AsyncStream<Value>.makeStream()
  nonisolated(unsafe) let sent = value
  continuation.yield(sent)
  return Waiters(continuations: [1: continuation], iterator: stream.makeAsyncIterator())
}

private struct Numbers: AsyncSequence {
  final class Iterator: AsyncIteratorProtocol {
    var count = 0
    let numbers: Numbers
    init(_ numbers: Numbers) { self.numbers = numbers }
    func next() async -> Int? { count }
  }
  var owner: Held?
  weak var known: Held?
  func makeAsyncIterator() -> Iterator { Iterator(self) }
}

private struct AsyncMapped<Base: AsyncSequence, Output>: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let change: (Base.Element) -> Output
    mutating func next() async throws -> Output? { try await base.next().map(change) }
  }
  let base: Base
  let change: (Base.Element) -> Output
  func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), change: change) }
}
