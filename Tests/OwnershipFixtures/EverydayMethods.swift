import Foundation
import Observation

/// What ordinary apps keep objects in: closures that methods of generic structs make, subclasses of a library's
/// classes with fields of their own, and handlers of Foundation's.
extension Shapes {
  static let everydayMethods: [Shape] = [
    .boxed("method-closure-of-generic-struct", { Panel(1, $0).action() }) {
      Panel(1, Known($0)).action()
    },
    .boxed("method-closure-that-gives-a-field", { Panel("title", [$0]).second() }) {
      Panel("title", [Known($0)]).second()
    },
    .boxed("nested-method-closure-of-generic-struct", { Panel((1, $0), 2.0).later() }) {
      Panel((1, Known($0)), 2.0).later()
    },
    .boxed("nested-method-closure-that-was-made", { Panel((1, $0), 2.0).later()() }) {
      Panel((1, Known($0)), 2.0).later()()
    },
    .boxed("mutating-method-closure-of-generic-struct", { Panel($0, "title").changing() }) {
      Panel(Known($0), "title").changing()
    },
    .boxed("async-method-closure-of-generic-struct", { Panel($0, 1).task() }) {
      Panel(Known($0), 1).task()
    },
    .boxed("static-method-closure-of-generic-struct", { Panel.made([1: $0], "title") }) {
      Panel.made([1: Known($0)], "title")
    },
    .boxed("method-closure-of-struct-in-generic-struct") {
      Panel<Held, Int>.Row(content: "row", first: $0).action()
    } _: {
      Panel<Known, Int>.Row(content: "row", first: Known($0)).action()
    },
    .boxed("method-closure-of-struct-with-a-pack", { Bundle(1, $0, "title").action() }) {
      Bundle(1, Known($0), "title").action()
    },
    .boxed("closure-of-generic-collection-extension", { [$0].counting() }) {
      [Known($0)].counting()
    },
    Shape("own-encoder-subclass") { subject in
      filled(Encoder()) { $0.subject = subject }
    } fixed: { subject in
      filled(Encoder()) { ($0.known, $0.lent) = (subject, subject) }
    },
    Shape("own-encoder-subclass-with-a-closure") { subject in
      filled(Encoder()) { $0.action = { touch(subject) } }
    } fixed: { subject in
      filled(Encoder()) { $0.action = { [weak subject] in touch(subject) } }
    },
    Shape("own-decoder-subclass-with-its-first-field") {
      Decoder($0)
    } fixed: {
      Decoder(Known($0))
    },
    Shape("subclass-of-own-encoder-subclass") { subject in
      filled(LateEncoder()) { $0.last = (2, subject) }
    } fixed: { subject in
      filled(LateEncoder()) { $0.last = (2, Known(subject)) }
    },
    Shape("progress-pausing-handler") { subject in
      filled(Progress(totalUnitCount: 2)) { $0.pausingHandler = { touch(subject) } }
    } fixed: { subject in
      filled(Progress(totalUnitCount: 2)) {
        $0.pausingHandler = { [weak subject] in touch(subject) }
      }
    },
    .boxed("lock-around-a-buffer", { SmallLock((1, [$0])) }, { SmallLock((1, [Known($0)])) }),
    .boxed("wrapper-that-keeps-its-rule", { subject in Ruled { _ in touch(subject) } }) { subject in
      Ruled { [weak subject] _ in touch(subject) }
    },
    .boxed("rule-of-a-wrapper-projected", { Shared(value: [$0]).$value }) {
      Shared(value: [Known($0)]).$value
    },
  ]
}

private struct Panel<First, Second> {
  let first: First
  let last: Second

  init(_ first: First, _ last: Second) { (self.first, self.last) = (first, last) }

  @inline(never) func action() -> () -> Void { { touch((first, last)) } }
  @inline(never) func second() -> (Int) -> Second {
    { number in
      touch(number)
      return last
    }
  }
  @inline(never) func later() -> () -> () -> Void { { { touch(self) } } }
  @inline(never) func changing() -> () -> Void {
    var panel = self
    return {
      touch(panel)
      panel = hidden(panel)
    }
  }
  @inline(never) func task() -> () async -> Void {
    {
      await Task.yield()
      touch(self)
    }
  }
  @inline(never) static func made(_ first: First, _ last: Second) -> () -> Void {
    { touch((first, last)) }
  }

  struct Row<Content> {
    let content: Content
    let first: First
    @inline(never) func action() -> () -> Void { { touch((content, first)) } }
  }
}

private struct Bundle<each Element> {
  let elements: (repeat each Element)
  init(_ elements: repeat each Element) { self.elements = (repeat each elements) }
  @inline(never) func action() -> () -> Void { { repeat touch(each elements) } }
}

extension Collection {
  @inline(never) fileprivate func counting() -> () -> Int { { count } }
}

private final class Encoder: JSONEncoder, @unchecked Sendable {
  var subject: Held?
  weak var known: Held?
  var action: (() -> Void)?
  unowned(unsafe) var lent: Held?
}

private final class Decoder: JSONDecoder, @unchecked Sendable {
  let first: Any
  init(_ first: Any) {
    self.first = first
    super.init()
  }
}

private class ListEncoder: PropertyListEncoder, @unchecked Sendable {
  var list: [Any] = []
}

private final class LateEncoder: ListEncoder, @unchecked Sendable {
  var last: (UInt8, Any)?
}

private struct SmallLock<State> {
  private final class Storage: ManagedBuffer<State, Int> {}
  private let storage: ManagedBuffer<State, Int>

  init(_ state: State) {
    storage = Storage.create(minimumCapacity: 1) { _ in state }
    storage.withUnsafeMutablePointerToElements { $0.initialize(to: 0) }
  }
}

@propertyWrapper private struct Checked<Value> {
  var wrappedValue: Value
  let rule: (Value) -> Void
  init(wrappedValue: Value, _ rule: @escaping (Value) -> Void) {
    (self.wrappedValue, self.rule) = (wrappedValue, rule)
  }
}

private final class Ruled {
  @Checked var number: Int
  init(_ rule: @escaping (Int) -> Void) { _number = Checked(wrappedValue: 1, rule) }
}

@propertyWrapper private final class Reference<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: () -> Value { { self.wrappedValue } }
}

private final class Shared<Value> {
  @Reference var value: Value
  init(value: Value) { _value = Reference(wrappedValue: value) }
}
