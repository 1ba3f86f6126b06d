import LifecycleKit
import Testing

@MainActor struct NavigationDelegateTests {
  @Test func `the delegate is told before the view is in the window and after all moves`() {
    let (app, nav) = App.stack(A())
    let delegate = Listener()
    nav.delegate = delegate
    #expect(
      app.timeline { nav.pushViewController(B(), animated: true) } == """
        time  0.000    0.350
              |        |
        B#1   mlL·a~iyY~AM─
        A#1   ───d~~~~~D···
        Nav#1      s······S

        """)
    #expect(
      app.timeline { nav.popViewController(animated: true) } == """
        time  0.350  0.700
              |      |
        B#1   xd~~~~~D·X·†
        A#1     a~iyY~A───
        Nav#1    s······S·

        """)
    #expect(
      delegate.heard == [
        "willShow B#1 animated, in Nav#1", "didShow B#1 animated, in Nav#1",
        "willShow A#1 animated, in Nav#1", "didShow A#1 animated, in Nav#1",
      ])
  }

  @Test func `without animation the delegate hears so`() {
    let (app, nav) = App.stack(A())
    let delegate = Listener()
    nav.delegate = delegate
    _ = app.transcript { nav.pushViewController(B(), animated: false) }
    #expect(
      delegate.heard == ["willShow B#1 at once, in Nav#1", "didShow B#1 at once, in Nav#1"])
  }

  @Test
  func `a popped screen has left its navigation controller when the delegate hears of the next`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    let delegate = Listener()
    nav.delegate = delegate
    var containers: [UINavigationController?] = []
    delegate.onDidShow = { containers.append(b.navigationController) }
    _ = app.transcript { nav.popViewController(animated: true) }
    #expect(containers == [nil])
  }

  @Test func `the delegate hears of the first screen when that appears`() {
    let nav = Nav()
    let delegate = Listener()
    nav.delegate = delegate
    nav.pushViewController(A(), animated: false)
    #expect(delegate.heard == [])
    let app = App()
    _ = app.transcript { app.window.rootViewController = nav }
    #expect(
      delegate.heard == ["willShow A#1 at once, in Nav#1", "didShow A#1 at once, in Nav#1"])
  }

  @Test func `a change of the stack below the same top is not told`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    let delegate = Listener()
    nav.delegate = delegate
    _ = app.transcript { nav.setViewControllers([b], animated: true) }
    #expect(delegate.heard == [])
  }

  @Test func `a push from didShow comes after the change that was told`() {
    let (app, nav) = App.stack(A())
    let delegate = Listener()
    nav.delegate = delegate
    delegate.onDidShow = { [unowned delegate] in
      delegate.onDidShow = {}
      nav.pushViewController(C(), animated: false)
    }
    #expect(
      app.timeline { nav.pushViewController(B(), animated: true) } == """
        time  0.000    0.350
              |        |
        B#1   mlL·a~iyY~AM────d~~~D·····
        A#1   ───d~~~~~D················
        Nav#1      s······S·····s····S··
        C#1                mlL·a~i~AM─yY

        """)
  }

  @Test func `the delegate is not held`() {
    let nav = Nav()
    var delegate: Listener? = Listener()
    nav.delegate = delegate
    delegate = nil
    #expect(nav.delegate == nil)
  }

  @Test func `a delegate need not implement anything`() {
    final class Indifferent: UINavigationControllerDelegate {}
    let (app, nav) = App.stack(A())
    let delegate = Indifferent()
    nav.delegate = delegate
    #expect(
      app.timeline { nav.pushViewController(B(), animated: false) } == """
        time  0.000
              |
        B#1   mlL·a~i~AM─yY
        A#1   ───d~~~D·····
        Nav#1      s····S··

        """)
  }
}

/// Writes down what it hears.
@MainActor private final class Listener: UINavigationControllerDelegate {
  var heard: [String] = []
  var onDidShow: @MainActor () -> Void = {}

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    hear("willShow", viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    hear("didShow", viewController, animated)
    onDidShow()
  }

  private func hear(_ what: String, _ screen: UIViewController, _ animated: Bool) {
    let container = screen.navigationController?.readableName ?? "nothing"
    heard.append(
      "\(what) \(screen.readableName) \(animated ? "animated" : "at once"), in \(container)")
  }
}
