import LifecycleTesting
import Testing
import UIKit

private enum Keys {
  nonisolated(unsafe) static var plain: UInt8 = 0
  nonisolated(unsafe) static var text: UInt8 = 0
}

private final class Screen: UIViewController {}
private final class Guest {
  var screen: UIViewController?
}

/// Values attached from outside a class: how long they live, and who is seen to hold them.
@Suite(.checksDeallocation) @MainActor struct AssociatedObjectTests {
  @Test(arguments: [
    objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
    .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
  ])
  func `a value lives as long as the screen it is attached to`(
    policy: objc_AssociationPolicy
  ) {
    var screen: Screen? = Screen()
    weak var value: Guest?
    attach(to: screen as Any, policy) { value = $0 }
    #expect(value != nil)
    #expect(screen.flatMap { objc_getAssociatedObject($0, &Keys.plain) as? Guest } === value)
    screen = nil
    #expect(value == nil)
  }

  @Test func `a value is not held when it is only assigned`() throws {
    let screen = Screen()
    var guest: Guest? = Guest()
    objc_setAssociatedObject(screen, &Keys.plain, guest, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(screen, &Keys.plain) as? Guest === guest)
    guest = nil
    #expect(objc_getAssociatedObject(screen, &Keys.plain) == nil)
  }

  @Test func `nil takes a value away, and another one takes its place`() {
    let screen = Screen()
    weak var first: Guest?
    weak var second: Guest?
    attach(to: screen) { first = $0 }
    attach(to: screen) { second = $0 }
    #expect(first == nil)
    #expect(second != nil)
    objc_setAssociatedObject(screen, &Keys.plain, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(second == nil)
    #expect(objc_getAssociatedObject(screen, &Keys.plain) == nil)
  }

  @Test func `keys are told apart, and all are removed at once`() {
    let owner = Guest()
    objc_setAssociatedObject(owner, &Keys.plain, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Keys.text, "two", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &Keys.plain) as? Int == 1)
    #expect(objc_getAssociatedObject(owner, &Keys.text) as? String == "two")
    #expect(objc_getAssociatedObject(Guest(), &Keys.text) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Keys.plain) == nil)
    #expect(objc_getAssociatedObject(owner, &Keys.text) == nil)
  }

  @Test func `a value is copied when that is asked for`() {
    let owner = Guest()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(owner, &Keys.plain, text, .OBJC_ASSOCIATION_COPY)
    text.append(" and after")
    #expect(objc_getAssociatedObject(owner, &Keys.plain) as? NSString == "before")
  }

  @Test func `what a dead owner of another kind leaves goes with anybody's next call`() {
    var owner: Guest? = Guest()
    weak var value: Guest?
    attach(to: owner as Any) { value = $0 }
    owner = nil
    #expect(value != nil)
    #expect(objc_getAssociatedObject(Guest(), &Keys.plain) == nil)
    #expect(value == nil)
  }

  @Test func `what a dead coordinator leaves goes before a check looks`() {
    let simulation = Simulation.ofTest()
    let stack = UINavigationController(rootViewController: UIViewController())
    simulation.show(stack)
    var coordinator: Guest? = Guest()
    weak var screen: Screen?
    do {
      let shown = Screen()
      screen = shown
      objc_setAssociatedObject(coordinator as Any, &Keys.plain, shown, .OBJC_ASSOCIATION_RETAIN)
      stack.pushViewController(shown, animated: false)
    }
    stack.popViewController(animated: false)
    coordinator = nil
    #expect(simulation.conclude().isClean)
    #expect(screen == nil)
  }

  @Test func `a value may attach and ask while it is released`() {
    @MainActor final class Busy {
      let owner: Guest
      init(_ owner: Guest) { self.owner = owner }
      isolated deinit {
        objc_setAssociatedObject(owner, &Keys.text, "bye", .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let other = Guest()
    let owner = Guest()
    objc_setAssociatedObject(owner, &Keys.plain, Busy(other), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &Keys.plain, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, &Keys.text) as? String == "bye")
  }

  private func attach(
    to owner: Any, _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN,
    _ look: (Guest) -> Void
  ) {
    let guest = Guest()
    look(guest)
    objc_setAssociatedObject(owner, &Keys.plain, guest, policy)
  }
}

/// A screen that an associated value of its own leads back to.
@Suite @MainActor struct AssociatedCycleTests {
  @Test func `a cycle through an associated value is found, with its path`() {
    let report = leaks { guest, screen in guest.screen = screen }
    #expect(
      report == """
        Screen#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 2 strong references
          Screen#1
            .associatedObjects[0]   → Guest
            .screen                 → Screen#1
          ~~~~~~~~~~~~~~~~~~~~~~~~ fix: make .screen weak
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.000 s, found at 2.000 s

        """)
  }

  @Test func `an associated value that leads nowhere is no leak`() {
    #expect(leaks { _, _ in } == "")
  }

  @Test func `a cycle that is broken late is not one any more`() throws {
    var held: Guest?
    let simulation = Simulation()
    visit(simulation) { guest, screen in
      guest.screen = screen
      held = guest
    }
    simulation.advance(by: .seconds(1))
    held?.screen = nil
    #expect(simulation.conclude().leaks.isEmpty)
  }

  private func leaks(_ tie: (Guest, Screen) -> Void) -> String {
    let simulation = Simulation()
    weak var left: Guest?
    visit(simulation) { guest, screen in
      left = guest
      tie(guest, screen)
    }
    let leaks = simulation.conclude().leaks
    left?.screen = nil
    return leaks.map { "\($0)" }.joined(separator: "\n")
  }

  private func visit(_ simulation: Simulation, _ tie: (Guest, Screen) -> Void) {
    simulation.perform {
      let stack = UINavigationController(rootViewController: UIViewController())
      simulation.show(stack)
      let screen = Screen()
      let guest = Guest()
      tie(guest, screen)
      objc_setAssociatedObject(screen, &Keys.plain, guest, .OBJC_ASSOCIATION_RETAIN)
      stack.pushViewController(screen, animated: false)
      stack.popViewController(animated: false)
    }
  }
}
