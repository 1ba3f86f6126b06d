import LifecycleKit
import Testing

@testable import UIKitCore

/// Faults that random worlds found in tabs whose callbacks hide and show the window.
@MainActor struct FoundInTabsTests {
  private let a = A()
  private let b = B()
  private let c = C()

  /// Tabs of A and B, with B shown. When A is tapped, A hides the window, and B shows it again.
  private func tabsThatHideTheirWindow() -> (app: App, tabs: Tabs) {
    let (app, tabs) = App.tabs(a, b)
    tabs.selectedViewController = b
    app.simulation.endTurn()
    a.on[.viewWillAppear] = { [a] in
      a.on[.viewWillAppear] = nil
      app.window.isHidden = true
    }
    b.on[.viewWillDisappear] = { [b] in
      b.on = [:]
      app.window.makeKeyAndVisible()
    }
    return (app, tabs)
  }

  @Test func `a tab that comes with its window is told once that its view is there`() throws {
    let (app, tabs) = tabsThatHideTheirWindow()
    let start = app.log.count
    let transcript = app.transcript { app.simulation.user.tapTab(at: 0, of: tabs) }
    #expect(
      app.callbacks(of: a, from: start) == [
        .viewWillAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewIsAppearing,
        .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ], "\(transcript)")
    #expect([a, b].map(\.appearance.state) == [.appeared, .disappeared])
  }

  @Test func `a tab that is replaced inside its own change does not come back`() {
    let (app, tabs) = tabsThatHideTheirWindow()
    a.on[.viewDidDisappear] = { [a, b, c] in
      a.on = [:]
      tabs.viewControllers = [b, c]
    }
    let transcript = app.transcript { app.simulation.user.tapTab(at: 0, of: tabs) }
    #expect(transcript.components(separatedBy: "A#1 viewWillAppear").count == 2, "\(transcript)")
    #expect([a, b].map(\.appearance.state) == [.disappeared, .appeared])
    #expect(a.parent == nil && tabs.selectedViewController === b)
  }

  @Test func `a dismissal that joins a turn comes after what waits there already`() {
    let (app, tabs) = App.tabs(a)
    app.simulation.endTurn()
    let transcript = app.transcript {
      a.present(b, animated: false)
      app.window.isHidden = true
      app.window.makeKeyAndVisible()
      a.dismiss(animated: false)
    }
    #expect(
      app.callbacks(of: tabs).suffix(5) == [
        .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
        .viewDidAppear,
      ], "\(transcript)")
    #expect([a, b].map(\.appearance.state) == [.appeared, .disappeared])
  }

  @Test func `a tab ends its appearance after a container that is brought back by hand`() {
    let app = App()
    let (parent, tabs) = app.simulation.perform { (ByHand(), Tabs()) }
    tabs.viewControllers = [a, b]
    tabs.selectedViewController = b
    parent.addChild(tabs)
    app.simulation.show(parent)
    tabs.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(tabs.view)
    tabs.endAppearanceTransition()
    tabs.didMove(toParent: parent)
    app.simulation.endTurn()
    a.on[.viewWillAppear] = { [a] in
      a.on = [:]
      tabs.beginAppearanceTransition(false, animated: false)
      tabs.view.removeFromSuperview()
      tabs.endAppearanceTransition()
    }
    b.on[.viewWillDisappear] = { [b] in
      b.on = [:]
      tabs.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(tabs.view)
    }
    let transcript = app.transcript {
      tabs.selectedViewController = a
      app.simulation.endTurn()
      tabs.endAppearanceTransition()
    }
    #expect(
      transcript == """
        0.000 s  A#1 loadView
        0.000 s  A#1 viewDidLoad
        0.000 s  A#1 viewWillAppear
        0.000 s  Tabs#1 viewWillDisappear
        0.000 s  A#1 viewWillDisappear
        0.000 s  Tabs#1 viewDidDisappear
        0.000 s  A#1 viewDidDisappear
        0.000 s  B#1 viewWillDisappear
        0.000 s  Tabs#1 viewWillAppear
        0.000 s  A#1 viewWillAppear
        0.000 s  Tabs#1 viewIsAppearing
        0.000 s  A#1 viewIsAppearing
        0.000 s  Tabs#1 viewWillLayoutSubviews
        0.000 s  Tabs#1 viewDidLayoutSubviews
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews
        0.000 s  B#1 viewDidDisappear
        0.000 s  Tabs#1 viewDidAppear
        0.000 s  A#1 viewDidAppear

        """)
  }
}
