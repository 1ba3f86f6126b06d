import Observation

/// What ordinary apps keep objects in: actors, streams, observation and callbacks.
extension Shapes {
  static let everydayWork: [Shape] = [
    .boxed("actor-with-a-closure", { subject in PlainWorker { touch(subject) } }) { subject in
      PlainWorker { [weak subject] in touch(subject) }
    },
    .boxed("actor-with-a-table", { PlainWorker(table: [1: $0]) }, { PlainWorker(known: $0) }),
    .boxed("generic-actor", { Keeping($0) }, { Keeping(Known($0)) }),
    .boxed("actor-behind-a-protocol", { Keeping($0) as any Kept }) {
      Keeping(Known($0)) as any Kept
    },
    .boxed("main-actor-class", { subject in onMain { Pane(subject) } }) { subject in
      onMain { Pane(known: subject) }
    },
    .boxed("stream-with-buffered-element", { stream(of: $0) }, { stream(of: Known($0)) }),
    .boxed("stream-with-newest-element", { stream(of: $0, .bufferingNewest(1)) }) {
      stream(of: Known($0), .bufferingNewest(1))
    },
    .boxed("throwing-stream-with-elements", { throwingStream(of: $0) }) {
      throwingStream(of: Known($0))
    },
    .boxed(
      "stream-termination-handler",
      { subject in
        terminated { touch(subject) }
      }
    ) { subject in terminated { [weak subject] in touch(subject) } },
    .boxed("unfolding-stream", { subject in AsyncStream(unfolding: { subject }) }) { subject in
      AsyncStream(unfolding: { [weak subject] in subject })
    },
    .boxed(
      "iterator-of-mapped-stream",
      { subject in
        AsyncStream<Int> { _ in }.map { _ in subject }.makeAsyncIterator()
      }
    ) { subject in
      AsyncStream<Int> { _ in }.map { [weak subject] _ in subject }.makeAsyncIterator()
    },
    .boxed(
      "filtered-and-prefixed-stream",
      { subject in
        AsyncStream<Int> { _ in }.filter { _ in
          touch(subject); return true
        }.prefix(2)
      }
    ) { subject in
      AsyncStream<Int> { _ in }.filter { [unowned subject] _ in
        touch(subject); return true
      }
      .prefix(2)
    },
    .boxed(
      "flat-mapped-stream",
      { subject in
        AsyncStream<Int> { _ in }.flatMap { _ in stream(of: subject) }
      }
    ) { subject in
      AsyncStream<Int> { _ in }.flatMap { [weak subject] _ in stream(of: Known(subject)) }
    },
    .boxed("own-async-sequence", { Ticks(value: $0) }, { Ticks(value: Known($0)) }),
    .boxed("observable-with-a-list", { Model(list: [$0]) }, { Model(known: $0) }),
    .boxed("observable-in-observable", { Parent(Model(list: [$0])) }, { Parent(Model(known: $0)) }),
    .boxed(
      "observation-change-handler",
      { subject in
        let model = Model(list: [])
        observe(model) { touch(subject) }
        return model
      }
    ) { subject in
      let model = Model(list: [])
      observe(model) { [weak subject] in touch(subject) }
      return model
    },
    .boxed("lazy-handler-after-use", { Late($0).used() }, { Late(known: $0).used() }),
    .boxed("lazy-list-after-use", { LateList($0).used() }, { LateList(known: $0).used() }),
    .boxed(
      "weak-variable-beside-a-strong-one",
      { subject in
        weak let seen = subject
        let kept: Held? = subject
        return { touch((seen, kept)) } as () -> Void
      }
    ) { subject in
      weak let seen = subject
      unowned let kept = subject
      return { touch((seen, kept)) } as () -> Void
    },
    .boxed(
      "counter-and-object-captured",
      { subject in
        var count = 0
        return {
          count += 1; touch((count, subject))
        } as () -> Void
      }
    ) { subject in
      var count = 0
      return { [weak subject] in
        count += 1; touch((count, subject))
      } as () -> Void
    },
    .boxed(
      "two-closures-over-one-variable",
      { subject in
        var value: Held? = subject
        return Access(get: { value }, set: { value = $0 })
      }
    ) { subject in
      var value = Known(subject)
      return Access(get: { value }, set: { value = $0 })
    },
    .boxed(
      "closure-of-closure-result",
      { subject in
        ({ { touch(subject) } } as () -> () -> Void)()
      }
    ) { subject in ({ { [weak subject] in touch(subject) } } as () -> () -> Void)() },
    .boxed(
      "main-actor-closure-with-two",
      { subject in
        { @MainActor @Sendable in touch((subject, 1)) } as @MainActor @Sendable () -> Void
      }
    ) { subject in
      { @MainActor @Sendable [weak subject] in touch((subject, 1)) }
        as @MainActor @Sendable () -> Void
    },
    .boxed(
      "async-closure-that-gives",
      { subject in
        { @Sendable () async throws -> Held in subject } as @Sendable () async throws -> Held
      }
    ) { subject in
      { @Sendable [weak subject] () async throws -> Held? in subject }
        as @Sendable () async throws -> Held?
    },
    .boxed(
      "key-path-as-function",
      { subject in
        ([Labels(owner: subject)], \Labels.owner as (Labels) -> Held?)
      }
    ) { subject in
      ([Labels(owner: nil)], { [weak subject] _ in subject } as (Labels) -> Held?)
    },
    .boxed("method-of-a-struct-with-object", { Labels(owner: $0).show as () -> Void }) {
      Labels(known: $0).show as () -> Void
    },
    .boxed("method-of-an-enum-with-object", { Either.left($0).show as () -> Void }) {
      Either<Held>.right(ObjectIdentifier($0)).show as () -> Void
    },
    .boxed("static-factory-with-captures", { Labels.action($0, named: "a") }) {
      Labels.action(Known($0), named: "a")
    },
    .boxed(
      "middleware-chain",
      { subject in
        chain([
          { next in
            {
              touch(subject); next()
            }
          }, { $0 },
        ])
      }
    ) { subject in
      chain([
        { next in
          { [weak subject] in
            touch(subject); next()
          }
        }, { $0 },
      ])
    },
    .boxed(
      "reducer-with-dependencies",
      { subject in
        Reducer<Int, String>(load: { subject }) { state, _ in state += 1 }
      }
    ) { subject in
      Reducer<Int, String>(load: { [weak subject] in subject }) { state, _ in state += 1 }
    },
    .boxed(
      "event-handlers-by-type",
      { subject in
        [ObjectIdentifier(Int.self): { (_: Any) in touch(subject) }]
      }
    ) { subject in [ObjectIdentifier(Int.self): { [weak subject] (_: Any) in touch(subject) }] },
    .boxed("cancellables-in-a-set", { subject in Set([Cancellable { touch(subject) }]) }) {
      subject in Set([Cancellable { [weak subject] in touch(subject) }])
    },
    .boxed(
      "task-handle-in-class",
      { subject in
        finished(Job { touch(subject) })
      }
    ) { subject in finished(Job { [weak subject] in touch(subject) }) },
  ]
}

/// Knows an object without keeping it.
struct Known: @unchecked Sendable {
  weak var seen: Held?
  let handle: Unmanaged<Held>?
  init(_ subject: Held?) { (seen, handle) = (subject, subject.map { .passUnretained($0) }) }
}

private protocol Kept: Actor {}

private actor PlainWorker {
  private var action: (@Sendable () -> Void)?
  private var table: [Int: Held] = [:]
  private weak var known: Held?
  nonisolated let number = 1
  init(action: @escaping @Sendable () -> Void) { self.action = action }
  init(table: [Int: Held]) { self.table = table }
  init(known: Held) { self.known = known }
}

private actor Keeping<Value: Sendable>: Kept {
  nonisolated let first = 1
  let value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor private final class Pane {
  var subject: Held?
  weak var known: Held?
  nonisolated init(_ subject: Held) { self.subject = subject }
  nonisolated init(known: Held) { self.known = known }
}

private func onMain<Value>(_ make: () -> Value) -> Value { make() }

private func stream<Value>(
  of value: Value, _ policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
) -> AsyncStream<Value> {
  let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: policy)
  nonisolated(unsafe) let sent = value
  continuation.yield(sent)
  return stream
}

private func throwingStream<Value>(of value: Value) -> AsyncThrowingStream<Value, any Error> {
  let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
  nonisolated(unsafe) let sent = value
  continuation.yield(sent)
  return stream
}

private func terminated(_ action: @escaping @Sendable () -> Void) -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  continuation.onTermination = { _ in action() }
  return stream
}

private struct Ticks<Value>: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    let value: Value
    mutating func next() async -> Value? { value }
  }
  let value: Value
  func makeAsyncIterator() -> Iterator { Iterator(value: value) }
}

@Observable private final class Model {
  var list: [Held]
  var title = "model"
  @ObservationIgnored weak var known: Held?
  init(list: [Held]) { self.list = list }
  init(known: Held) { (list, self.known) = ([], known) }
}

@Observable private final class Parent {
  var child: Model
  init(_ child: Model) { self.child = child }
}

private func observe(_ model: Model, _ action: @escaping @Sendable () -> Void) {
  withObservationTracking {
    touch(model.title)
  } onChange: {
    action()
  }
}

private final class Late {
  private var subject: Held?
  private weak var known: Held?
  lazy var handler: () -> Void = { [subject, weak known] in touch((subject, known)) }
  init(_ subject: Held) { self.subject = subject }
  init(known: Held) { self.known = known }
  func used() -> Late {
    handler()
    subject = nil
    return self
  }
}

private final class LateList {
  private var subject: Held?
  private weak var known: Held?
  private(set) lazy var list: [Held?] = [nil, subject]
  init(_ subject: Held) { self.subject = subject }
  init(known: Held) { self.known = known }
  func used() -> LateList {
    touch(list)
    subject = nil
    return self
  }
}

private struct Access<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}

private struct Labels {
  var owner: Held?
  weak var known: Held?
  var text = "text"
  func show() { touch((owner, text)) }
  @inline(never) static func action<Value>(_ value: Value, named name: String) -> () -> Void {
    { touch((value, name)) }
  }
}

private enum Either<Value> {
  case left(Value)
  case right(ObjectIdentifier)
  func show() { touch(self) }
}

private typealias Effect = () -> Void

@inline(never) private func chain(_ parts: [(@escaping Effect) -> Effect]) -> Effect {
  parts.reversed().reduce({}) { $1($0) }
}

private struct Reducer<State, Event> {
  let load: () -> Held?
  let reduce: (inout State, Event) -> Void
}

private final class Cancellable: Hashable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  static func == (one: Cancellable, other: Cancellable) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Job: Sendable {
  let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
}

private final class JobOwner {
  let job: Job
  var task: Task<Void, Never>?
  init(_ job: Job) { self.job = job }
}

private func finished(_ job: Job) -> JobOwner {
  let owner = JobOwner(job)
  owner.task = Task {}
  return owner
}
