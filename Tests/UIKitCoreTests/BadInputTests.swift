import LifecycleKit
import SeededRandom
import Synchronization
import Testing

/// Sizes and threads that no app should reach, and that must not end the program.
@MainActor struct BadInputTests {
  @Test func `far too many screens are pushed and popped`() {
    let count = Campaign.size(10_000, full: 100_000)
    let (app, nav) = App.stack(A())
    app.log.isEnabled = false
    app.simulation.perform {
      for _ in 0..<count { nav.pushViewController(UIViewController(), animated: false) }
    }
    app.endTurn()
    #expect(nav.viewControllers.count == count + 1)
    #expect(app.simulation.aliveCount == count + 2)
    app.simulation.perform { _ = nav.popToRootViewController(animated: false) }
    app.endTurn()
    #expect(app.simulation.aliveCount == 2)
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Nav#1 appeared
           └─ A#1 appeared

        """)
  }

  @Test func `ten thousand pushes during one animation`() {
    let (app, nav) = App.stack(A())
    app.log.isEnabled = false
    app.simulation.perform {
      nav.pushViewController(UIViewController(), animated: true)
      app.endTurn()
      for _ in 0..<10_000 { nav.pushViewController(UIViewController(), animated: true) }
      nav.popToRootViewController(animated: true)
    }
    app.advance(by: .seconds(1))
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Nav#1 appeared
           └─ A#1 appeared

        """)
    #expect(app.simulation.aliveCount == 2)
  }

  @Test func `a chain of ten thousand presentations is dismissed from the bottom`() {
    let app = App(root: A())
    let start = app.log.count
    present(10_000, in: app)
    var completions = 0
    app.window.rootViewController?.dismiss(animated: true) { completions += 1 }
    app.advance(by: .milliseconds(500))
    #expect(completions == 1)
    #expect(app.simulation.aliveCount == 1)
    let kinds = app.log.events(from: start).map(\.kind)
    for kind in [LifecycleEvent.Kind.viewWillAppear, .viewDidAppear, .viewWillDisappear]
      + [.viewDidDisappear, .deallocated]
    {
      #expect(kinds.count { $0 == kind } == 10_000, "\(kind)")
    }
  }

  @Test func `a chain of ten thousand presentations goes with its window`() {
    var app: App? = App(root: A())
    let log = app?.log
    app.map { present(10_000, in: $0) }
    weak let root = app?.window.rootViewController
    weak let first = root?.presentedViewController
    app = nil
    #expect(root == nil)
    #expect(first == nil)
    #expect(log?.count == 8 + 8 * 10_000)
  }

  @Test func `a stack of ten thousand screens goes with its window`() {
    var app: App? = App.stack().app
    weak let nav = app?.window.rootViewController as? Nav
    app?.simulation.perform {
      for _ in 0..<10_000 { nav?.pushViewController(UIViewController(), animated: false) }
    }
    weak let top = nav?.topViewController
    #expect(top != nil)
    app = nil
    #expect(top == nil)
  }

  @Test func `the last release of a screen may come on another thread`() async {
    let (app, nav) = App.stack(A())
    let kept = Mutex<UIViewController?>(nil)
    app.simulation.perform {
      nav.pushViewController(B(), animated: false)
      app.endTurn()
      let popped = nav.popViewController(animated: false)
      kept.withLock { $0 = popped }
    }
    app.endTurn()
    let start = app.log.count
    await onAnotherThread { kept.withLock { $0 = nil } }
    #expect(
      app.log.transcript(from: start) == """
        0.000 s  B#1 deallocated

        """)
    #expect(app.simulation.aliveCount == 2)
  }

  @Test func `the last release of a whole stack may come on another thread`() async {
    let app = App(root: A())
    let kept = Mutex<Nav?>(nil)
    app.simulation.perform {
      let nav = Nav()
      for _ in 0..<1_000 { nav.pushViewController(UIViewController(), animated: false) }
      kept.withLock { $0 = nav }
    }
    #expect(app.simulation.aliveCount == 1_002)
    await onAnotherThread { kept.withLock { $0 = nil } }
    #expect(app.simulation.aliveCount == 1)
  }

  private func present(_ count: Int, in app: App) {
    app.simulation.perform {
      var presenter = app.window.rootViewController
      for _ in 0..<count {
        let presented = UIViewController()
        presenter?.present(presented, animated: false)
        presenter = presented
      }
    }
    app.endTurn()
  }

  private nonisolated func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    await Task.detached { body() }.value
  }

  @Test func `a loadView that sets no view is told, with what UIKit would do`() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let app = App(root: Empty())
    #expect(
      app.misuses == ["<Empty#1> overrides loadView() and sets no view; it gets a plain one"])
    #expect(app.simulation.misuses.map(\.reaction) == [.exception])
    #expect(app.window.rootViewController?.viewIfLoaded?.window === app.window)
  }
}
