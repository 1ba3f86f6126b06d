import Dispatch
import Foundation
import ObjectGraph
import Synchronization
import Testing

@testable import LiveObjects

/// What is held. Not private: what a `Mutex` protects is only known by a name that others may say.
final class OpaqueSubject: Hashable, Sendable {
  static func == (one: OpaqueSubject, other: OpaqueSubject) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class HiddenSubject: Sendable {}

private final class WorkOwner {
  var work: DispatchWorkItem?
  @inline(never) func arm(_ subject: OpaqueSubject) {
    work = DispatchWorkItem { show("work", subject) }
  }
  @inline(never) func armWeakly(_ subject: OpaqueSubject) {
    work = DispatchWorkItem { [weak subject] in show("weak work", subject as Any) }
  }
}

private final class TimerOwner {
  var timer: Timer?
  @inline(never) func arm(_ subject: OpaqueSubject) {
    timer = Timer(timeInterval: 3600, repeats: true) { _ in show("fired", subject) }
  }
  @inline(never) func armWeakly(_ subject: OpaqueSubject) {
    timer = Timer(timeInterval: 3600, repeats: true) { [weak subject] _ in
      show("fired weakly", subject as Any)
    }
  }
}

private final class CacheOwner {
  let cache = NSCache<NSString, OpaqueSubject>()
}

private final class MutexOwner {
  let subject = Mutex<OpaqueSubject?>(nil)
  let hidden = Mutex<HiddenSubject?>(nil)
}

private final class Grid {
  subscript(subject: OpaqueSubject) -> Int { ObjectIdentifier(subject).hashValue }
  subscript(identity: ObjectIdentifier) -> Int { identity.hashValue }
}

private final class PathOwner {
  var path: KeyPath<Grid, Int>?
}

@inline(never)
private func text<Holder: AnyObject, Subject: AnyObject>(
  _ holder: Holder, _ subject: () -> Subject, _ fill: (Holder, Subject) -> Void
) -> String {
  @inline(never) func held() -> ObjectAddress {
    let subject = subject()
    fill(holder, subject)
    return ObjectAddress(of: subject)
  }
  return RetainingPaths(
    roots: [NamedRoot("the test", ObjectAddress(of: holder))], searchesStatics: false
  ).retention(of: held()).text()
}

/// Observes by a block that holds an object.
@inline(never)
private func observe() -> (token: any NSObjectProtocol, subject: ObjectAddress) {
  let subject = OpaqueSubject()
  let token = NotificationCenter.default.addObserver(
    forName: .init("opaque"), object: nil, queue: nil
  ) { _ in show("observed", subject) }
  return (token, ObjectAddress(of: subject))
}

/// Whether any path, a probable one included, leads from a holder to a subject.
private func holds<Holder: AnyObject>(
  _ holder: Holder, _ fill: (Holder, OpaqueSubject) -> Void
) throws -> Bool {
  let subject = OpaqueSubject()
  fill(holder, subject)
  return try withExtendedLifetime((holder, subject)) {
    let search = RetainingPathSearch(
      try LiveHeap(), roots: [NamedRoot("the test", ObjectAddress(of: holder))])
    return search.bestPath(to: ObjectAddress(of: subject)).path != nil
  }
}

extension `Live objects` {
  @Suite
  struct `What libraries hold` {
    @Test
    func `a work item probably holds what its block captures`() throws {
      #expect(
        text(WorkOwner(), OpaqueSubject.init) { $0.arm($1) } == """
          held by the test
          WorkOwner
            .work               → DispatchWorkItem
            ._block             → probably block
              holds             → probably block
                holds           → probably closure #1 in WorkOwner.arm(_:)
                  captures #1   → probably OpaqueSubject
          """)
      #expect(try !holds(WorkOwner()) { $0.armWeakly($1) })
    }

    @Test
    func `a timer holds what its block captures`() throws {
      #expect(
        text(TimerOwner(), OpaqueSubject.init) { $0.arm($1) } == """
          held by the test
          TimerOwner
            .timer          → Timer
            ._fire          → closure #1 in TimerOwner.arm(_:)
              captures #1   → OpaqueSubject
          """)
      #expect(try !holds(TimerOwner()) { $0.armWeakly($1) })
    }

    @Test(
      .enabled(if: LibraryNames.areThere, "the libraries leave out the names of private globals"))
    func `the default notification centre has its public name`() throws {
      let (token, subject) = observe()
      let heap = try LiveHeap()
      var statics = StaticHolders(in: heap, ofLibraries: true)
      let path = statics.bestPath(to: subject, by: RetainingPathSearch(heap, roots: [])).path
      #expect(path?.origin == .root("static NotificationCenter.default"))
      NotificationCenter.default.removeObserver(token)
    }

    @Test
    func `a cache holds its entries`() throws {
      #expect(
        text(CacheOwner(), OpaqueSubject.init) { $0.cache.setObject($1, forKey: "key") } == """
          held by the test
          CacheOwner
            .cache           → NSCache<NSString, OpaqueSubject>
            inside NSCache   → OpaqueSubject
          """)
      let isHeld = try holds(CacheOwner()) {
        $0.cache.setObject($1, forKey: "key")
        $0.cache.removeObject(forKey: "key")
      }
      #expect(!isHeld)
    }

    @Test
    func `a mutex is no word of a path`() throws {
      let holder = MutexOwner()
      #expect(
        text(holder, OpaqueSubject.init) { owner, subject in
          owner.subject.withLock { $0 = subject }
        } == """
          held by the test
          MutexOwner
            .subject   → OpaqueSubject
          """)
      #expect(try !holds(MutexOwner()) { owner, _ in owner.subject.withLock { $0 = nil } })
    }

    // The compiler hides the type behind a name, and by name the runtime finds no private types.
    @Test
    func `of a private type a mutex holds an object like any other`() {
      #expect(
        text(MutexOwner(), HiddenSubject.init) { owner, subject in
          owner.hidden.withLock { $0 = subject }
        } == """
          held by the test
          MutexOwner
            .hidden   → HiddenSubject
          """)
    }

    @Test
    func `a key path probably holds the argument of its subscript`() throws {
      #expect(
        text(PathOwner(), OpaqueSubject.init) { $0.path = \Grid.[$1] } == """
          held by the test
          PathOwner
            .path   → KeyPath<Grid, Int>
            holds   → probably OpaqueSubject
          """)
    }
  }
}
