import Foundation
import LifecycleKit
import Testing

/// Overrides that do not call `super`, and those that do it in ways of their own.
@MainActor struct SuperCallTests {
  @Test func `every callback that needs super is told of, once for each type`() {
    let (app, nav) = App.stack(A())
    for _ in 1...2 {
      nav.pushViewController(Mute(), animated: true)
      app.advance(by: .seconds(1))
      app.simulation.application.sendMemoryWarning()
      nav.popViewController(animated: true)
      app.advance(by: .seconds(1))
    }
    let names = [
      "willMove(toParent:)", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      "didMove(toParent:)", "didReceiveMemoryWarning()", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)",
    ]
    #expect(
      app.misuses
        == names.map {
          "<Mute#1> overrides \($0) and does not call super, which it has to at some point"
        })
    #expect(app.simulation.misuses.allSatisfy { $0.kind == .superNotCalled })
    #expect(app.simulation.leaks.isEmpty)
  }

  @Test func `it is told after the callback, and another type is another mistake`() {
    let app = App(root: A())
    #expect(
      app.transcript {
        app.window.rootViewController = MuteOnReturn()
        app.endTurn()
        app.window.rootViewController = MuteToo()
      }.split(separator: "\n").filter { $0.contains("Mute") }.map { String($0.dropFirst(9)) } == [
        "MuteOnReturn#1 loadView", "MuteOnReturn#1 viewDidLoad",
        "MuteOnReturn#1 viewWillAppear", message("MuteOnReturn#1"),
        "MuteOnReturn#1 viewIsAppearing", "MuteOnReturn#1 viewWillLayoutSubviews",
        "MuteOnReturn#1 viewDidLayoutSubviews", "MuteOnReturn#1 viewDidAppear",
        "MuteOnReturn#1 viewWillDisappear", "MuteOnReturn#1 viewDidDisappear",
        "MuteToo#1 loadView", "MuteToo#1 viewDidLoad",
        "MuteToo#1 viewWillAppear", message("MuteToo#1"), "MuteOnReturn#1 deallocated",
        "MuteToo#1 viewIsAppearing",
        "MuteToo#1 viewWillLayoutSubviews", "MuteToo#1 viewDidLayoutSubviews",
        "MuteToo#1 viewDidAppear",
      ])
  }

  @Test func `super may come late, in a nested function, and twice`() {
    let (app, nav) = App.stack(A(), Roundabout())
    nav.popViewController(animated: false)
    #expect(app.misuses == [])
  }

  @Test
  func `callbacks sent inside a callback do not hide the one without super, nor blame others`() {
    let child = C()
    let busy = Busy(child: child)
    let app = App(root: busy)
    #expect(
      app.misuses == [
        "<Busy#1> overrides viewDidAppear(_:) and does not call super, which it has to at some point"
      ])
    #expect(child.appearance.state == .appeared)
  }

  @Test func `loadView, viewDidLoad and layout need no super`() {
    let app = App(root: Plain())
    #expect(app.misuses == [])
  }

  @Test func `a move that the framework announces is one without super too`() {
    let app = App(root: A())
    guard let root = app.window.rootViewController else { return }
    let (child, other) = (Vanishing(), C())
    add(child, to: root)
    add(other, to: root)
    app.advance()
    _ = app.transcript { other.addChild(child) }
    #expect(
      app.log.events.last { $0.kind == .viewWillDisappear }?.line
        == "Vanishing#1 viewWillDisappear (moving from parent)")
  }

  private func message(_ name: String) -> String {
    "\(name) misuse: <\(name)> overrides viewWillAppear(_:) and does not call super, which it has "
      + "to at some point"
  }
}

private final class Mute: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewIsAppearing(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func willMove(toParent parent: UIViewController?) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func didReceiveMemoryWarning() {}
}

/// Takes its own view away when it is told to go, and tells nobody above.
private final class Vanishing: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { view.removeFromSuperview() }
  }
}

private class MuteOnReturn: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
}

private final class MuteToo: MuteOnReturn {}

/// Calls super, but not as its first line.
private final class Roundabout: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    func callSuper() { super.viewWillAppear(animated) }
    _ = navigationController?.title
    callSuper()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    super.viewDidAppear(animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    defer { super.willMove(toParent: parent) }
    loadViewIfNeeded()
  }

  override func viewDidDisappear(_ animated: Bool) {
    let child = C()
    add(child, to: self)
    remove(child)
    super.viewDidDisappear(animated)
  }
}

/// Adds a child inside a callback whose super it does not call.
private final class Busy: UIViewController {
  private let child: UIViewController

  init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    add(child, to: self)
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
  }
}

private final class Plain: UIViewController {
  override func loadView() { view = UIView() }
  override func viewDidLoad() {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
}
