import ObjectGraph
import Testing

@testable import LiveObjects

private final class Kept: Sendable {}

/// What only the static makes that nobody touches.
private final class Untouched: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

/// Internal, because the optimiser leaves out the record of a private type that nobody asks for.
enum Phase {
  case idle
  case running(AnyObject)
}

/// Each is used by one test only, for tests run side by side.
nonisolated(unsafe) private var globalKept: Kept?
nonisolated(unsafe) var globalPhase = Phase.idle
nonisolated(unsafe) private var globalList: [Kept] = []
nonisolated(unsafe) private var clearedKept: Kept?
nonisolated(unsafe) private var unsearchedKept: Kept?

nonisolated(unsafe) private var onlyIdentity: ObjectIdentifier?
nonisolated(unsafe) private var onlyUnmanaged: Unmanaged<Kept>?
nonisolated(unsafe) private var onlyNumber: UInt = 0
nonisolated(unsafe) private weak var onlyWeak: Kept?

private enum Session {
  nonisolated(unsafe) static var current: Kept?
  nonisolated(unsafe) static var handler: (() -> Void)?
  nonisolated(unsafe) static var numbered: (() -> Void)?
  nonisolated(unsafe) static var factory: (() -> () -> Void)?
  // With a number that the optimiser does not know: else it lays the object out at compile time.
  static let untouched = Untouched(number: CommandLine.arguments.count)

  @inline(never) static func arm(_ kept: Kept) {
    handler = { show("session", kept) }
  }

  @inline(never) static func armWithNumber(_ kept: Kept) {
    let number = globalList.count
    numbered = { show("session", number, kept) }
  }

  @inline(never) static func armTwice(_ kept: Kept) {
    factory = {
      show("factory", kept, 1)
      return { show("made", kept, 2) }
    }
  }
}

/// Private, and of nothing but fields used: the optimiser leaves out all that says what it is.
private final class BareRegistry {
  nonisolated(unsafe) static let shared = BareRegistry()
  var current: Kept?
  var count = 1
}

/// Never called, so the optimiser keeps its two words apart.
nonisolated(unsafe) private var uncalled: (() -> Void)?
nonisolated(unsafe) private var unasked: (any AnyObject & Sendable)?

private final class LateRegistry {
  nonisolated(unsafe) static let shared = LateRegistry()
  var current: Kept?
  var count = 1
}

/// Puts an object somewhere, and forgets it.
@inline(never)
private func put(_ place: (Kept) -> Void) -> ObjectAddress {
  let kept = Kept()
  place(kept)
  return ObjectAddress(of: kept)
}

extension `Live objects` {
  @Suite
  struct `What statics hold` {
    private let search = RetainingPaths()

    @Test
    func `a static is found and named`() {
      let kept = put { Session.current = $0 }
      #expect(
        search.retention(of: kept).text() == """
          held by static Session.current
          Kept
          """)
    }

    // The optimiser lays such an object out among the data, and its count is written at the first use.
    @Test
    func `a static that is first used after a search is found`() {
      use(search.retention(of: put { Session.current = $0 }))
      let kept = put { hidden(LateRegistry.shared).current = $0 }
      // An optimised build may leave out all that says what the private object is.
      let text = search.retention(of: kept).text()
      #expect(text.hasPrefix("held by static LateRegistry.shared"), "\(text)")
    }

    @Test
    func `a static of which only fields are used is found`() {
      let kept = put { BareRegistry.shared.current = $0 }
      let text = search.retention(of: kept).text()
      #expect(text.hasPrefix("held by static BareRegistry.shared"), "\(text)")
      BareRegistry.shared.current = nil
      let other = Kept()
      withExtendedLifetime(other) {
        #expect(search.retention(of: ObjectAddress(of: other)).path == nil)
      }
    }

    @Test
    func `a global closure that nobody calls is found, and so is an object behind a protocol`() {
      let closed = put { kept in uncalled = { show("uncalled", kept) } }
      #expect(search.retention(of: closed).path?.origin == .root("global uncalled"))
      let kept = put { unasked = $0 }
      #expect(search.retention(of: kept).path?.origin == .root("global unasked"))
      (uncalled, unasked) = (nil, nil)
      let other = Kept()
      withExtendedLifetime(other) {
        #expect(search.retention(of: ObjectAddress(of: other)).path == nil)
      }
    }

    @Test
    func `a global is found and named`() {
      let kept = put { globalKept = $0 }
      #expect(
        search.retention(of: kept).text() == """
          held by global globalKept
          Kept
          """)
    }

    @Test
    func `the payload of a global enum is found`() {
      let kept = put { globalPhase = .running($0) }
      #expect(
        search.retention(of: kept).text() == """
          held by global globalPhase.running
          Kept
          """)
    }

    @Test
    func `what is in a global array has its index`() {
      let kept = put { globalList = [Kept(), $0] }
      #expect(
        search.retention(of: kept).text() == """
          held by global globalList[1]
          Kept
          """)
    }

    @Test
    func `what a static closure captures is found`() {
      let kept = put { Session.arm($0) }
      #expect(
        search.retention(of: kept).text() == """
          held by static Session.handler
          closure #1 in static Session.arm(_:)
            captures #1   → Kept
          """)
    }

    @Test
    func `a static closure with a context of its own is named too`() {
      let kept = put { Session.armWithNumber($0) }
      #expect(
        search.retention(of: kept).text() == """
          held by static Session.numbered
          closure #1 in static Session.armWithNumber(_:)
            captures #2   → Kept
          """)
    }

    @Test
    func `what the closure of a static captures for another is found`() {
      let kept = put { Session.armTwice($0) }
      #expect(
        search.retention(of: kept).text() == """
          held by static Session.factory
          closure #1 in static Session.armTwice(_:)
            captures #1   → Kept
          """)
    }

    @Test
    func `a static that was cleared again holds nothing`() {
      let kept = Kept()
      clearedKept = kept
      clearedKept = nil
      withExtendedLifetime(kept) {
        #expect(origin(of: ObjectAddress(of: kept)) == nil)
      }
    }

    @Test
    func `nothing is found in a static when statics are not to be searched`() {
      let kept = Kept()
      unsearchedKept = kept
      var search = search
      search.searchesStatics = false
      withExtendedLifetime(kept) {
        #expect(search.retention(of: ObjectAddress(of: kept)).path == nil)
      }
      #expect(origin(of: ObjectAddress(of: kept)) == .root("global unsearchedKept"))
    }

    @Test
    func `a static that was never touched holds nothing until it is`() throws {
      let heap = try LiveHeap()
      #expect(!isHeld(by: StaticHolders(in: heap), in: heap))
      let made = ObjectAddress(of: Session.untouched)
      #expect(origin(of: made) == .root("static Session.untouched"))
    }

    private func isHeld(by holders: StaticHolders, in heap: LiveHeap) -> Bool {
      holders.roots.contains { heap.describe($0.object).name == "Untouched" }
    }

    private func origin(of kept: ObjectAddress) -> RetainingPath.Origin? {
      search.retention(of: kept).path?.origin
    }

    @Test
    func `a static that has only the address of an object does not hold it`() {
      let kept = Kept()
      onlyIdentity = ObjectIdentifier(kept)
      onlyUnmanaged = Unmanaged.passUnretained(kept)
      onlyNumber = ObjectAddress(of: kept).rawValue
      onlyWeak = kept
      let retention = withExtendedLifetime(kept) { RetainingPaths.of(kept) }
      #expect(retention.path == nil, "\(retention)")
      (onlyIdentity, onlyUnmanaged, onlyNumber) = (nil, nil, 0)
    }
  }
}
