import LifecycleTesting
import Testing
import UIKit

/// Windows that a callback hides and shows again while tabs or presentations change.
@MainActor struct HiddenWindowTests {
  private let simulation = Simulation()

  /// The notes of the screens and containers of a test, in order.
  private final class Notes {
    var lines: [String] = []
  }

  /// Notes which callbacks come to a controller, and calls back.
  private final class Noting {
    var name = ""
    var notes: Notes?
    var on: [String: () -> Void] = [:]

    func note(_ callback: String) {
      notes?.lines.append("\(name) \(callback)")
      on[callback]?()
    }
  }

  private final class Screen: UIViewController {
    let noting = Noting()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      noting.note("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      noting.note("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      noting.note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      noting.note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      noting.note("didDisappear")
    }
  }

  private final class Tabs: UITabBarController {
    let noting = Noting()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      noting.note("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      noting.note("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      noting.note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      noting.note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      noting.note("didDisappear")
    }
  }

  private func show(_ root: UIViewController) {
    simulation.window.rootViewController = root
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
  }

  @Test func `a tab that comes with its window ends its appearance once, after its container`()
    throws
  {
    let (a, b, tabs, notes) = (Screen(), Screen(), Tabs(), Notes())
    tabs.viewControllers = [a, b]
    tabs.selectedViewController = b
    show(tabs)
    let window = simulation.window
    for (noting, name) in [(a.noting, "a"), (b.noting, "b"), (tabs.noting, "tabs")] {
      (noting.name, noting.notes) = (name, notes)
    }
    a.noting.on["willAppear"] = { [unowned a] in
      a.noting.on = [:]
      window.isHidden = true
    }
    b.noting.on["willDisappear"] = { [unowned b] in
      b.noting.on = [:]
      window.makeKeyAndVisible()
    }
    simulation.user.tapTab(at: 0, of: tabs)
    try simulation.settle()
    #expect(
      notes.lines == [
        "a willAppear", "tabs willDisappear", "a willDisappear", "tabs didDisappear",
        "a didDisappear", "b willDisappear", "tabs willAppear", "a willAppear", "b didDisappear",
        "tabs isAppearing", "a isAppearing", "tabs didAppear", "a didAppear",
      ])
  }

  @Test func `a dismissal that joins a turn leaves the presentation's old place empty`() throws {
    let (a, b, tabs, notes) = (Screen(), Screen(), Tabs(), Notes())
    tabs.viewControllers = [a]
    show(tabs)
    for (noting, name) in [(a.noting, "a"), (b.noting, "b"), (tabs.noting, "tabs")] {
      (noting.name, noting.notes) = (name, notes)
    }
    a.present(b, animated: false)
    simulation.window.isHidden = true
    simulation.window.makeKeyAndVisible()
    a.dismiss(animated: false)
    try simulation.settle()
    #expect(
      notes.lines == [
        "b willAppear", "b isAppearing", "b didAppear", "b willDisappear", "b didDisappear",
        "tabs willDisappear", "a willDisappear", "tabs didDisappear", "a didDisappear",
        "tabs willAppear", "a willAppear", "b willAppear", "tabs isAppearing", "a isAppearing",
        "tabs didAppear", "a didAppear", "b isAppearing", "b didAppear", "b willDisappear",
        "b didDisappear",
      ])
  }
}
