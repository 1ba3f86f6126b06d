import LifecycleKit
import Testing

/// What holds what, judged by weak references alone.
@MainActor struct HoldingTests {
  @Test func `a popped screen is held by the transition and gone right after it`() {
    let (app, nav) = App.stack(A(), B())
    weak let popped = nav.topViewController
    nav.popViewController(animated: true)
    app.advance(by: .milliseconds(349))
    #expect(popped != nil)
    app.advance(by: .milliseconds(1))
    #expect(popped == nil)
  }

  @Test func `a screen popped without animation is gone at the end of the turn`() {
    let (app, nav) = App.stack(A(), B())
    weak let popped = nav.topViewController
    app.simulation.perform { _ = nav.popViewController(animated: false) }
    #expect(popped != nil)
    app.endTurn()
    #expect(popped == nil)
  }

  @Test func `a covered screen that is popped along is gone with the others`() {
    let (app, nav) = App.stack(A(), B(), C())
    weak let middle = nav.viewControllers[1]
    nav.popToRootViewController(animated: true)
    #expect(middle != nil)
    app.advance(by: .milliseconds(350))
    #expect(middle == nil)
  }

  @Test func `a replaced screen is gone when the transition is over`() {
    let (app, nav) = App.stack(A())
    weak let replaced = nav.topViewController
    nav.setViewControllers([B()], animated: true)
    #expect(replaced != nil)
    app.advance(by: .milliseconds(350))
    #expect(replaced == nil)
  }

  @Test func `a dismissed screen is alive in the completion and gone right after`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    app.endTurn()
    weak let presented = app.window.rootViewController?.presentedViewController
    var isAliveInCompletion: Bool?
    app.window.rootViewController?.dismiss(animated: true) {
      isAliveInCompletion = presented != nil
    }
    app.advance(by: .milliseconds(499))
    #expect(presented != nil)
    app.advance(by: .milliseconds(1))
    #expect(isAliveInCompletion == true)
    #expect(presented == nil)
  }

  @Test func `a dismissed chain is gone as a whole`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    weak let first = app.window.rootViewController?.presentedViewController
    app.endTurn()
    first?.present(Nav(rootViewController: Q()), animated: false)
    weak let second = first?.presentedViewController
    app.endTurn()
    app.window.rootViewController?.dismiss(animated: false)
    #expect(first != nil && second != nil)
    app.endTurn()
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test func `a removed child is gone when the caller lets go`() {
    let parent = A()
    let app = App(root: parent)
    var child: C? = C()
    weak let gone = child
    _ = app.transcript { [child] in
      child.map { add($0, to: parent) }
      child.map { remove($0) }
    }
    #expect(gone != nil)
    child = nil
    #expect(gone == nil)
  }

  @Test func `a removed tab is gone when its last callback is over`() {
    let (app, tabs) = App.tabs(A(), B())
    weak let tab = tabs.children[0]
    app.simulation.perform { tabs.viewControllers = [tabs.children[1]] }
    #expect(tab != nil)
    app.endTurn()
    #expect(tab == nil)
  }

  @Test func `a tab that is not selected is held all the same`() {
    let (app, tabs) = App.tabs(A(), B())
    weak let tab = tabs.children[0]
    _ = app.transcript { tabs.selectedIndex = 1 }
    #expect(tab != nil)
  }

  @Test func `a swapped root is gone when the swap returns`() {
    let app = App(root: A())
    weak let root = app.window.rootViewController
    app.simulation.perform { app.window.rootViewController = B() }
    #expect(root == nil)
  }

  @Test func `a child does not hold its parent`() {
    var parent: A? = A()
    let child = C()
    parent?.addChild(child)
    #expect(child.parent != nil)
    parent = nil
    #expect(child.parent == nil)
  }

  @Test func `a screen that is kept does not hold its navigation controller`() {
    let b = B()
    var nav: Nav? = Nav(rootViewController: b)
    weak let gone = nav
    nav = nil
    #expect(gone == nil)
    #expect(b.navigationController == nil)
  }

  @Test func `a presented one that is kept does not hold its presenter`() {
    let presented = P()
    var simulation: Simulation? = Simulation()
    simulation?.window.rootViewController = A()
    simulation?.window.makeKeyAndVisible()
    simulation?.window.rootViewController?.present(presented, animated: false)
    simulation?.endTurn()
    weak let presenter = simulation?.window.rootViewController
    #expect(presenter != nil)
    simulation = nil
    #expect(presenter == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func `a view holds its subviews and neither its superview nor its controller`() {
    var controller: A? = A()
    weak let gone = controller
    let view = controller?.view
    let subview = UIView()
    view?.addSubview(subview)
    controller = nil
    #expect(gone == nil)
    #expect(view?.next == nil)
    #expect(view?.subviews == [subview])
  }

  @Test func `completions are released when they have been called`() {
    let app = App(root: A())
    var token: Token? = Token()
    weak let gone = token
    app.window.rootViewController?.present(P(), animated: true) { [token] in _ = token }
    token = nil
    #expect(gone != nil)
    app.advance(by: .milliseconds(500))
    #expect(gone == nil)
  }

  @Test func `an alert's handlers live as long as the alert`() {
    let app = App(root: A())
    var token: Token? = Token()
    weak let gone = token
    weak var alert: UIAlertController?
    app.simulation.perform {
      let made = UIAlertController(title: "Sure?", message: nil)
      made.addAction(UIAlertAction(title: "Yes") { [token] _ in _ = token })
      alert = made
      app.window.rootViewController?.present(made, animated: false)
    }
    token = nil
    alert.map { app.simulation.user.tapAction(titled: "Yes", in: $0) }
    #expect(gone != nil)
    app.advance(by: .milliseconds(500))
    #expect(gone == nil)
    #expect(alert == nil)
  }

  @Test func `nothing is left on the clock after a transition`() {
    let (app, nav) = App.stack(A())
    let idle = app.simulation.clock.pendingWork.filter { !$0.isInBackground }
    #expect(idle == [])
    nav.pushViewController(B(), animated: true)
    nav.present(P(), animated: true)
    #expect(
      app.simulation.clock.pendingWork.filter { !$0.isInBackground }.map(\.name) == [
        "end of the turn"
      ])
    app.endTurn()
    #expect(
      app.simulation.clock.pendingWork.filter { !$0.isInBackground }.map(\.name) == [
        "navigation transition of Nav#1", "presentation of P#1",
      ])
    app.advance(by: .milliseconds(500))
    #expect(app.simulation.clock.pendingWork.filter { !$0.isInBackground } == [])
  }

  @Test func `an interrupted transition leaves nothing on the clock`() {
    let (app, nav) = App.stack(A())
    nav.pushViewController(B(), animated: true)
    app.endTurn()
    app.window.rootViewController = nil
    app.endTurn()
    #expect(app.simulation.clock.pendingWork.filter { !$0.isInBackground } == [])
  }

  private final class Token {}
}
