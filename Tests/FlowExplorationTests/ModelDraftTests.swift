import FlowExploration
import ExampleKiosk
import LifecycleKit
import Testing

/// The draft of a model that an exploration of an app writes.
@MainActor @Suite struct ModelDraftTests {
  private func differences(_ explorer: FlowExplorer<some Any>, depth: Int) throws -> [String] {
    let model = try FlowModel(parsing: explorer.modelDraft(depth: depth))
    return try explorer.conforms(to: model, depth: depth).differences.map { "\($0)" }
  }

  @Test func `the draft of the kiosk is a model of it, which the kiosk conforms to`() throws {
    let draft = try KioskCoordinator.explorer().modelDraft()
    let explorer = KioskCoordinator.explorer()
    #expect(
      draft == """
        # A first draft, of what an exploration saw within 6 actions of the start.
        # Left out: what comes by itself after some time.
        # The app promises always: the badge tells of orders that wait
        # The app promises eventually: what is loading comes
        # The app's home: the shop

        screen Shop
          on "Lamp" push Lamp
          on "Chair" push Chair
        screen Orders
          on "Refresh"
          on "Help" present Help
        screen Lamp
          on "Buy" present Address as sheet wrapped
        screen Chair
          on "Buy" present Address as sheet wrapped
        alert Help
          on "Close"
          on "Call"
        screen Address
          on "Next" push Payment
          on "Cancel" dismiss
        screen Payment
          on "Pay" dismiss

        root tabs Shop Orders

        """)
    #expect(try differences(explorer, depth: 6) == [])
    let flows = try FlowModel(parsing: draft).explorer
      .explore(.breadthFirst(depth: 3))
    #expect(flows.isClean, "\(flows)")
  }

  /// A stack whose screens do what a table says: the buttons of each, and what a tap does.
  @MainActor private final class Desk {
    let stack = UINavigationController()
    let window: UIWindow
    var isUnlocked = false
    var isDark = false

    init(in simulation: Simulation) {
      window = simulation.window
      stack.viewControllers = [screen("Desk")]
      simulation.show(stack)
    }

    private func screen(_ title: String) -> UIViewController {
      let screen = UIViewController()
      screen.title = title
      update(screen)
      return screen
    }

    private func update(_ screen: UIViewController) {
      screen.navigationItem.rightBarButtonItems = names(screen.title ?? "").map { name in
        UIBarButtonItem(
          title: name,
          primaryAction: UIAction { [weak self, weak screen] _ in
            guard let self, let screen else { return }
            tap(name, screen)
            update(screen)
          })
      }
    }

    private func names(_ title: String) -> [String] {
      switch title {
      case "Desk": ["Drawer", isUnlocked ? "Lock" : "Unlock"]
      case "Drawer": isUnlocked ? ["Letter", "Two deep"] : ["Two deep"]
      case "Letter": ["All the way", "Burn", "Sheet"]
      default: ["Close", "Deeper"]
      }
    }

    private func tap(_ name: String, _ screen: UIViewController) {
      switch name {
      case "Unlock", "Lock": isUnlocked.toggle()
      case "Drawer", "Letter", "Deeper":
        stack.pushViewController(self.screen(name == "Deeper" ? "Deep" : name), animated: true)
      case "Two deep":
        stack.setViewControllers(
          [stack.viewControllers[0], self.screen("Letter"), self.screen("Deep")], animated: true)
      case "All the way": stack.popToRootViewController(animated: true)
      case "Burn":
        let ashes = self.screen("Ashes")
        window.rootViewController = ashes
      case "Sheet":
        let sheet = UINavigationController(rootViewController: self.screen("Sheet"))
        sheet.modalPresentationStyle = .formSheet
        stack.present(sheet, animated: true)
      default:
        if stack.presentedViewController != nil {
          stack.dismiss(animated: true)
        } else {
          stack.popViewController(animated: true)
        }
      }
    }
  }

  private func desk() -> FlowExplorer<Desk> {
    FlowExplorer { Desk(in: $0) }
      .excluding(.rotation, .application, .memoryWarning, .swipeBack)
      .fingerprint { desk, _ in desk.isUnlocked ? "unlocked" : "" }
  }

  @Test func `pushes, pops, sheets, new roots and what is open at times are seen`() throws {
    let draft = try desk().modelDraft(depth: 5)
    #expect(
      draft == """
        # A first draft, of what an exploration saw within 5 actions of the start.
        # Left out: what comes by itself after some time.

        value unlock closed
        value lock open
        value letter open
        value all the way otherwise

        screen Desk
          on "Drawer" push Drawer
          on "Unlock" when not unlock closed set unlock closed then set lock open then set letter open then set all the way otherwise
          on "Lock" when lock open set not unlock closed then set not lock open then set not letter open
        screen Drawer
          on "Two deep" set not all the way otherwise then pop then push Letter then push Deep
          on "Letter" when letter open push Letter
        screen Deep
          on "Close" pop
          on "Deeper" push Deep
        screen Letter
          on "All the way" when not all the way otherwise set all the way otherwise then pop
          on "All the way" when all the way otherwise pop to root
          on "Burn" root screen Ashes
          on "Sheet" present Sheet as formSheet wrapped
        screen Ashes
        screen Sheet
          on "Close" dismiss
          on "Deeper"

        root stack Desk
        without swipeBack rotation application memoryWarning

        """)
    let differences = try differences(desk(), depth: 5)
    #expect(differences == [])
  }
}
