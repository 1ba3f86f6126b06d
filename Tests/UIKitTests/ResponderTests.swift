import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation) @MainActor struct ResponderTests {
  let simulation = Simulation.ofTest()

  private final class Screen: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: Selector(("add")))]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("touches began")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
      if motion == .motionShake { heard.append("shake") }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(("paste:"))
    }
  }

  @Test func `an event goes up the chain until somebody takes it`() throws {
    let screen = Screen()
    let label = UIView()
    screen.view.addSubview(label)
    label.touchesBegan([], with: nil)
    label.motionEnded(.motionShake, with: nil)
    #expect(screen.heard == ["touches began", "shake"])
    let target = label.target(forAction: Selector(("paste:")), withSender: nil)
    #expect(target as? Screen === screen)
    #expect(label.target(forAction: Selector(("cut:")), withSender: nil) == nil)
    #expect(screen.keyCommands?.first?.modifierFlags.contains(.shift) == true)
  }

  @Test func `the action that hides the keyboard reaches the first responder`() {
    let screen = Screen()
    simulation.window.rootViewController = screen
    simulation.window.makeKeyAndVisible()
    let hide = Selector(("resignFirstResponder"))
    #expect(!simulation.application.sendAction(hide, to: nil, from: nil, for: nil))
    screen.becomeFirstResponder()
    #expect(simulation.application.sendAction(hide, to: nil, from: nil, for: nil))
    #expect(!screen.isFirstResponder)
  }
}
