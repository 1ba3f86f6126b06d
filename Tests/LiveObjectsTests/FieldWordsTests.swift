import Foundation
import ObjectGraph
import LiveObjects
import Testing

private final class Subject: Hashable, Sendable {
  static func == (one: Subject, other: Subject) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Page {
  var title = "page"
  var header = Header()
}

private struct Header {
  var subject: Subject?
}

private enum State {
  case idle
  case loading(progress: Double)
  case loaded(Subject)
  case failed(code: Int, subject: Subject)
  indirect case nested(State)
}

private struct Wide {
  var numbers = (1, 2, 3)
  var subject: Subject
}

@propertyWrapper
private struct Kept<Value> {
  var wrappedValue: Value
}

private class Base {
  private var secret: Subject?
  func keep(_ subject: Subject) { secret = subject }
}

private final class Watcher {
  weak var subject: Subject?
}

private final class Holder: Base {
  var plain: Subject?
  var list: [Subject] = []
  var grid: [[Subject]] = []
  var table: [String: Subject] = [:]
  var numbered: [Int: [Subject]] = [:]
  var weights: [Subject: Int] = [:]
  var members: Set<Subject> = []
  var page = Page()
  var state = State.idle
  var pair: (Int, Subject?) = (1, nil)
  var named: (left: Subject?, right: Int) = (nil, 1)
  var any: Any?
  var result: Result<Subject, any Error>?
  var slice: ArraySlice<Subject> = []
  @Kept var wrapped: Subject?
  var source: Subject?
  lazy var made: Subject? = {
    defer { source = nil }
    return source
  }()
  var onTap: (() -> Void)?
  var fixed: InlineArray<2, Subject?> = [nil, nil]
  var events: AsyncStream<Subject>.Continuation?

  @inline(never) func captureVariable(_ subject: Subject) {
    var current: Subject? = subject
    onTap = {
      show("variable", current as Any)
      current = nil
    }
  }

  @inline(never) func captureThird(_ subject: Subject) {
    let (count, title) = (list.count, page.title)
    onTap = { show("third", count, title, subject) }
  }

  @inline(never) func captureValue(_ subject: Subject) {
    let header = Header(subject: subject)
    onTap = { show("value", header, 1) }
  }
}

/// A holder and the address of what only the holder holds.
@inline(never)
private func held(_ fill: (Holder, Subject) -> Void) -> (Holder, ObjectAddress) {
  let (holder, subject) = (Holder(), Subject())
  fill(holder, subject)
  return (holder, ObjectAddress(of: subject))
}

/// The whole text of a search from the holder.
private func text(_ fill: (Holder, Subject) -> Void) -> String {
  let (holder, subject) = held(fill)
  return withExtendedLifetime(holder) {
    RetainingPaths(roots: [NamedRoot("the test", ObjectAddress(of: holder))])
      .retention(of: subject).text()
  }
}

/// The text that tells of one step from the holder to the subject.
private func step(_ label: String) -> String {
  "held by the test\nHolder\n  \(label)   → Subject"
}

extension `Live objects` {
  @Suite
  struct `The words of a field` {
    @Test
    func `a property has its name, whoever declared it and however it is filled`() {
      #expect(text { $0.plain = $1 } == step(".plain"))
      #expect(text { $0.keep($1) } == step(".secret"))
      #expect(text { $0.wrapped = $1 } == step(".wrapped"))
      let made = text {
        $0.source = $1
        _ = $0.made
      }
      #expect(made == step(".made"))
    }

    @Test
    func `what is in a collection has its index or key`() {
      #expect(text { $0.list = [Subject(), $1] } == step(".list[1]"))
      #expect(text { $0.grid = [[], [Subject(), $1]] } == step(".grid[1][1]"))
      #expect(text { $0.slice = [Subject(), $1][1...] } == step(".slice[1]"))
      #expect(text { $0.fixed[1] = $1 } == step(".fixed[1]"))
      #expect(text { $0.table = ["other": Subject(), "key": $1] } == step(#".table["key"]"#))
      #expect(text { $0.numbered = [7: [$1]] } == step(".numbered[7][0]"))
    }

    @Test
    func `what waits in a stream has its place in the queue`() {
      let waiting = text {
        let events = AsyncStream<Subject>.makeStream()
        events.continuation.yield(Subject())
        events.continuation.yield($1)
        $0.events = events.continuation
      }
      #expect(waiting == step(".events.storage.pending[1]"))
    }

    @Test
    func `a key is written as the source would write it`() {
      #expect(text { $0.table = ["a \"b\"\n": $1] } == step(#".table["a \"b\"\n"]"#))
    }

    @Test
    func `what is a key or a member itself is told as such`() {
      #expect(text { $0.weights = [$1: 1] } == step(".weights[key]"))
      #expect(text { $0.members = [$1] } == step(".members[member]"))
    }

    @Test
    func `what is within a value has the way there`() {
      #expect(text { $0.page.header.subject = $1 } == step(".page.header.subject"))
      #expect(text { $0.pair.1 = $1 } == step(".pair.1"))
      #expect(text { $0.named.left = $1 } == step(".named.left"))
    }

    @Test
    func `a payload has the name of its case and its label`() {
      #expect(text { $0.state = .loaded($1) } == step(".state.loaded"))
      #expect(text { $0.state = .failed(code: 1, subject: $1) } == step(".state.failed.subject"))
      #expect(text { $0.state = .nested(.loaded($1)) } == step(".state.nested.loaded"))
      #expect(text { $0.result = .success($1) } == step(".result.success"))
    }

    @Test
    func `a box of the language's own adds no words`() {
      #expect(text { $0.any = $1 } == step(".any"))
      #expect(text { $0.any = AnyHashable($1) } == step(".any"))
      #expect(text { $0.any = Header(subject: $1) } == step(".any.subject"))
      #expect(text { $0.any = Wide(subject: $1) } == step(".any.subject"))
      #expect(text { $0.any = [$1] } == step(".any[0]"))
      #expect(text { $0.any = ["key": $1] as [String: Any] } == step(#".any["key"]"#))
    }

    @Test
    func `an array of Foundation's is told by its indexes`() {
      #expect(
        text { $0.any = NSArray(array: [Subject(), $1]) } == """
          held by the test
          Holder
            .any   → NSArray
            [1]    → Subject
          """)
    }

    @Test
    func `a captured variable is told like a captured constant`() {
      #expect(
        text { $0.captureVariable($1) } == """
          held by the test
          Holder
            .onTap          → closure #1 in Holder.captureVariable(_:)
              captures #1   → Subject
          """)
    }

    @Test func `a weak field is read with its name, and holds nothing`() throws {
      let (watcher, subject) = (Watcher(), Subject())
      watcher.subject = subject
      let (heap, address) = (try LiveHeap(), ObjectAddress(of: watcher))
      #expect(
        heap.weakReferences(of: address) == [
          WeakObjectReference(target: ObjectAddress(of: subject), label: ".subject")
        ])
      var held: [ObjectReference] = []
      heap.appendReferences(of: address, to: &held)
      #expect(held.isEmpty)
      withExtendedLifetime((watcher, subject)) {}
    }

    @Test
    func `a capture that is not self has its position, and its way within a value`() {
      #expect(
        text { $0.captureThird($1) } == """
          held by the test
          Holder
            .onTap          → closure #1 in Holder.captureThird(_:)
              captures #3   → Subject
          """)
      #expect(
        text { $0.captureValue($1) } == """
          held by the test
          Holder
            .onTap                  → closure #1 in Holder.captureValue(_:)
              captures #1.subject   → Subject
          """)
    }
  }
}
