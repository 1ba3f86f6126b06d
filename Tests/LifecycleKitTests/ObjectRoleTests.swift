import Foundation
import LifecycleKit
import ObjectGraph
import LiveObjects
import Testing

@Suite struct ObjectRoleTests {
  private func role(of object: AnyObject) throws -> ObjectRole? {
    try LiveHeap().describe(ObjectAddress(of: object)).role
  }

  private func mistake(of object: AnyObject) throws -> String? {
    try LiveHeap().describe(ObjectAddress(of: object)).mistake
  }

  @Test func `a timer is known by its class, not by its name`() throws {
    final class PollTimer {}
    final class Reminder: Timer {}
    #expect(try role(of: Timer(timeInterval: 1, repeats: true) { _ in }) == .keptTimer)
    let reminder = Reminder(timeInterval: 1, repeats: true) { _ in }
    #expect(try role(of: reminder) == .keptTimer)
    #expect(try role(of: PollTimer()) == nil)
  }

  @MainActor @Test
  func `presentation controllers and display links are known with their subclasses`()
    throws
  {
    final class Card: UIPresentationController {}
    final class Link: CADisplayLink {}
    let screen = UIViewController()
    #expect(try role(of: CADisplayLink(target: screen, selector: Selector("tick"))) == .displayLink)
    #expect(try role(of: Link(target: screen, selector: Selector("tick"))) == .displayLink)
    let popover = UIPopoverPresentationController(presentedViewController: screen, presenting: nil)
    let card = Card(presentedViewController: screen, presenting: nil)
    #expect(try mistake(of: popover)?.hasPrefix("asked for popoverPresentationController") == true)
    #expect(try mistake(of: card)?.hasPrefix("asked for presentationController") == true)
    #expect(try role(of: screen) == nil)
    #expect(try mistake(of: screen) == nil)
  }
}
