import ObjectGraph
import Testing

@testable import LiveObjects

private final class Link {
  var next: Link?
  var lamp: Lamp?
}

private final class Lamp: Sendable {}

private enum Street {
  nonisolated(unsafe) static var first: Link?
}

extension `Live objects` {
  @Suite(.serialized) final class `An answer that a budget cut` {
    /// The last of so many links that a static holds.
    private func lastLink(of count: Int) -> Link {
      let first = Link()
      var last = first
      for _ in 1..<count {
        let next = Link()
        last.next = next
        last = next
      }
      Street.first = first
      return last
    }

    deinit {
      // One by one: a chain of so many ends in as many calls.
      while let first = Street.first { Street.first = first.next }
    }

    @Test func `says so where something else was found, and does not where all was looked at`() {
      let lamp = Lamp()
      lastLink(of: 6_000).lamp = lamp
      var paths = RetainingPaths(budget: PathSearchBudget(objectLimit: 3_000))
      let cut = paths.retention(of: ObjectAddress(of: lamp))
      #expect(cut.path?.origin == .root("something unseen, such as a local variable"))
      let lines = cut.text().split(separator: "\n").suffix(2)
      #expect(lines.first?.hasPrefix("a search was cut after 3,000 objects (object limit)") == true)
      #expect(lines.last == "another holder may be there")
      paths.budget = .unlimited
      let whole = paths.retention(of: ObjectAddress(of: lamp))
      #expect(whole.path?.origin == .root("static Street.first"))
      // The count of references has a limit of its own, which a large heap of other tests may reach.
      #expect(whole.cut == nil && !whole.text().contains("a search was cut"))
    }

    @Test func `a certain path's own reference counts as found`() {
      let lamp = Lamp()
      lastLink(of: 30_000).lamp = lamp
      let more = (Unmanaged.passRetained(lamp), Unmanaged.passRetained(lamp))
      defer {
        more.0.release()
        more.1.release()
      }
      let answer = RetainingPaths(budget: .unlimited).retention(of: ObjectAddress(of: lamp))
      #expect(answer.path?.origin == .root("static Street.first"))
      #expect(answer.explained?.strongCount == 1)
      #expect(answer.text().contains("\nat least 1 of 4 references explained; cut after"))
    }
  }
}
