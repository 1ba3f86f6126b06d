import Foundation
import LifecycleKit
import ObjectGraph
import RuntimeLayout
import Testing

@Suite struct ObjectRoleTests {
  private func role(of object: AnyObject) throws -> ObjectRole? {
    try LiveHeap().describe(ObjectAddress(of: object)).role
  }

  @Test func `a timer is known by its class, not by its name`() throws {
    final class PollTimer {}
    final class Reminder: Timer {}
    #expect(try role(of: Timer(timeInterval: 1, repeats: true) { _ in }) == .keptTimer)
    let reminder = Reminder(timeInterval: 1, repeats: true) { _ in }
    #expect(try role(of: reminder) == .keptTimer)
    #expect(try role(of: PollTimer()) == nil)
  }

  @MainActor @Test func `animations, popovers and display links are known with their subclasses`()
    throws
  {
    final class Fade: CAAnimation {}
    let screen = UIViewController()
    #expect(try role(of: Fade()) == .animation)
    #expect(try role(of: CADisplayLink(target: screen, selector: Selector("tick"))) == .displayLink)
    #expect(
      try role(
        of: UIPopoverPresentationController(
          presentedViewController: screen, presenting: nil)) == .popover)
    #expect(try role(of: screen) == nil)
  }
}
