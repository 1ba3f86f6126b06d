import LifecycleKit
import Testing

@MainActor struct HierarchyTreeTests {
  @Test func `windows, containers, children and presentations stand below each other`() {
    let nav = Nav()
    nav.setViewControllers([A(), B()], animated: false)
    let (app, tabs) = App.tabs(nav, C())
    add(D(), to: nav.viewControllers[1])
    let wrapper = Nav(rootViewController: P())
    wrapper.modalPresentationStyle = .fullScreen
    tabs.present(wrapper, animated: false)
    wrapper.present(UIAlertController(title: "Sure?", message: nil), animated: false)
    app.endTurn()
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Tabs#1 disappeared
           ├─ Nav#1 disappeared, selected
           │  ├─ A#1 disappeared
           │  └─ B#1 disappeared
           │     └─ D#1 disappeared
           ├─ C#1 disappeared
           └─ presents Nav#2 (fullScreen) appeared
              ├─ P#1 appeared
              └─ presents UIAlertController#1 (overFullScreen) appeared

        """)
  }

  @Test func `each state has its word while a transition runs`() {
    let (app, nav) = App.stack(A())
    nav.pushViewController(B(), animated: true)
    app.endTurn()
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Nav#1 appeared
           ├─ A#1 disappearing
           └─ B#1 appearing

        """)
    app.advance(by: .milliseconds(350))
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ Nav#1 appeared
           ├─ A#1 disappeared
           └─ B#1 appeared

        """)
  }

  @Test func `hidden windows and windows without a root are shown`() {
    let app = App(root: A())
    let second = app.simulation.makeWindow()
    second.isHidden = false
    let third = app.simulation.makeWindow()
    third.rootViewController = B()
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ A#1 appeared
        UIWindow#2 (visible)
        UIWindow#3 (hidden)
        └─ B#1 disappeared

        """)
  }

  @Test func `a window that went is not shown`() {
    let app = App(root: A())
    _ = app.simulation.makeWindow()
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ A#1 appeared

        """)
  }

  @Test func `what is deeper than a hundred levels is drawn anew from the left`() {
    let app = App(root: A())
    app.simulation.perform {
      var top = app.window.rootViewController ?? A()
      for level in 2...205 {
        let child = B()
        add(child, to: top)
        if level == 100 { add(C(), to: top) }
        top = child
      }
    }
    app.advance(by: .zero)
    let lines = app.simulation.hierarchyTree().split(separator: "\n")
    #expect(lines.count == 1 + 205 + 1 + 2)
    let indent = String(repeating: "   ", count: 98)
    #expect(
      lines[99...105].joined(separator: "\n") == """
        \(indent)└─ B#98 appeared
        \(indent)   ├─ B#99 appeared …
        \(indent)   └─ C#1 appeared
        below B#99:
        └─ B#100 appeared
           └─ B#101 appeared
              └─ B#102 appeared
        """)
  }

  @Test func `ten thousand levels can be printed`() {
    let app = App(root: A())
    app.simulation.perform {
      var presenter = app.window.rootViewController
      for _ in 0..<10_000 {
        let presented = UIViewController()
        presenter?.present(presented, animated: false)
        presenter = presented
      }
    }
    let lines = app.simulation.hierarchyTree().split(separator: "\n")
    // One a controller, one for the window and one for each hundred levels but the first.
    #expect(lines.count == 10_001 + 1 + 100)
    #expect(lines.allSatisfy { $0.count < 400 })
  }
}
