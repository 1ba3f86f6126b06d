import LifecycleKit
import Testing

@MainActor struct ResponderTests {
  @Test func `the chain leads from a view by its controller to the application`() {
    let (app, nav) = App.stack(A())
    let label = UIView()
    nav.topViewController?.view.addSubview(label)
    var chain: [UIResponder] = []
    var next: UIResponder? = label
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    let a = nav.viewControllers[0]
    #expect(
      chain == [label, a.view, a, nav.view, nav, app.window, app.simulation.application])
  }

  @Test func `a controller whose view is nowhere leads to its parent`() {
    let (parent, child) = (A(), B())
    parent.addChild(child)
    #expect(child.next === parent)
    child.loadViewIfNeeded()
    #expect(child.next === parent)
  }

  @Test func `a controller that is linked to nothing ends the chain`() {
    #expect(A().next == nil)
    #expect(UIView().next == nil)
    #expect(UIResponder().next == nil)
  }

  @Test func `a root that has not loaded leads to its window`() {
    let simulation = Simulation()
    let root = A()
    simulation.window.rootViewController = root
    #expect(root.next === simulation.window)
  }
}
