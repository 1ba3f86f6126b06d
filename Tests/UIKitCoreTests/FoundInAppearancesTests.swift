import LifecycleKit
import Testing

@testable import UIKitCore

/// Faults that random worlds found where a callback begins an appearance before another one has ended.
@MainActor struct FoundInAppearancesTests {
  @Test func `an appearance that the last callback of a pop begins has an end of its own`() {
    let (a, b, c, d) = (A(), B(), C(), D())
    let nav = Nav(rootViewController: a)
    let (app, tabs) = App.tabs(nav, b)
    add(d, to: c)
    nav.pushViewController(c, animated: false)
    app.endTurn()
    a.on[.viewIsAppearing] = { [a, b] in
      a.on = [:]
      tabs.selectedViewController = b
    }
    d.on[.viewDidDisappear] = { [d, nav] in
      d.on = [:]
      tabs.selectedViewController = nav
    }
    let transcript = app.transcript { nav.popViewController(animated: false) }
    #expect(
      transcript == """
        0.000 s  C#1 willMove(toParent: nil)
        0.000 s  C#1 viewWillDisappear (moving from parent)
        0.000 s  D#1 viewWillDisappear
        0.000 s  A#1 viewWillAppear
        0.000 s  A#1 viewIsAppearing
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  Nav#1 viewWillDisappear
        0.000 s  A#1 viewWillDisappear
        0.000 s  C#1 viewDidDisappear (moving from parent)
        0.000 s  D#1 viewDidDisappear
        0.000 s  B#1 viewIsAppearing
        0.000 s  Nav#1 viewDidDisappear
        0.000 s  A#1 viewDidDisappear
        0.000 s  C#1 didMove(toParent: nil)
        0.000 s  B#1 viewDidAppear
        0.000 s  Nav#1 viewWillAppear
        0.000 s  A#1 viewWillAppear
        0.000 s  B#1 viewWillDisappear
        0.000 s  Nav#1 viewIsAppearing
        0.000 s  A#1 viewIsAppearing
        0.000 s  B#1 viewDidDisappear
        0.000 s  Nav#1 viewDidAppear
        0.000 s  A#1 viewDidAppear
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  Nav#1 viewWillLayoutSubviews
        0.000 s  Nav#1 viewDidLayoutSubviews

        """)
  }

  @Test
  func `a presenter that appears with its container is not there when its cover is dismissed`()
    throws
  {
    let simulation = Simulation()
    let split = simulation.perform { Split(style: .doubleColumn) }
    let (a, b, c) = simulation.perform { (A(), B(), C()) }
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    simulation.window.rootViewController = split
    simulation.window.makeKeyAndVisible()
    c.modalPresentationStyle = .overCurrentContext
    a.present(c, animated: false)
    simulation.window.isHidden = true
    simulation.window.makeKeyAndVisible()
    let start = simulation.log.count
    b.dismiss(animated: false)
    simulation.window.isHidden = true
    try simulation.settle()
    #expect(
      simulation.log.transcript(from: start) == """
        0.000 s  C#1 viewWillDisappear (being dismissed)
        0.000 s  C#1 viewDidDisappear (being dismissed)
        0.000 s  Split#1 viewWillDisappear
        0.000 s  UINavigationController#1 viewWillDisappear
        0.000 s  UINavigationController#2 viewWillDisappear
        0.000 s  B#1 viewWillDisappear
        0.000 s  Split#1 viewDidDisappear
        0.000 s  UINavigationController#1 viewDidDisappear
        0.000 s  UINavigationController#2 viewDidDisappear
        0.000 s  B#1 viewDidDisappear

        """)
  }
}
