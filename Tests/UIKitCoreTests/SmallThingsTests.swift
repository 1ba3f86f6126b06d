import Foundation
import LifecycleKit
import Testing

/// What flow code asks of a controller or a view now and then.
@MainActor struct SmallThingsTests {
  @Test func `a version of iOS that does not exist is refused in words`() async {
    let ended = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SystemVersion.iOS(20)
    }
    let words = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("there is no iOS 20: iOS 26 came after iOS 18"))
    #expect([12, 18, 26, 27].map { SystemVersion.iOS($0).major } == [12, 18, 26, 27])
  }

  @Test func `a stale layout is done once, in a window only`() {
    let app = App(root: A())
    let view = app.window.rootViewController?.view
    let start = app.log.count
    view?.layoutIfNeeded()
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
    view?.layoutIfNeeded()
    #expect(
      app.log.transcript(from: start) == """
        0.000 s  A#1 viewWillLayoutSubviews
        0.000 s  A#1 viewDidLayoutSubviews

        """)
    let outside = UIView()
    outside.setNeedsLayout()
    outside.layoutIfNeeded()
    #expect(outside.window == nil)
  }

  @Test func `the navigation item is made once, with the title the controller has then`() {
    let controller = UIViewController()
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox")
    #expect(controller.navigationItem === controller.navigationItem)
  }

  @Test func `a controller that asks for its view inside loadView gets a plain one`() {
    final class Asking: UIViewController {
      override func loadView() { view.tag = 7 }
    }
    let controller = Asking()
    #expect(controller.view.tag == 7)
  }

  @Test func `a controller and a view can be made from a coder`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIViewController(coder: coder) != nil)
    #expect(UINavigationController(coder: coder)?.viewControllers.isEmpty == true)
    #expect(UIView(coder: coder)?.frame == .zero)
  }

  @Test func `the tree shows what a window still holds of a root that was swapped away`() {
    let app = App(root: A())
    app.window.rootViewController?.present(B(), animated: false)
    app.endTurn()
    app.window.rootViewController = C()
    app.endTurn()
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ C#1 appeared
        still held by UIWindow#1 for what it presents:
        └─ A#1 disappeared
           └─ presents B#1 (pageSheet) appeared

        """)
  }

  @Test func `show pushes where there is a stack and presents where there is none`() {
    let (app, nav) = App.stack(A())
    nav.topViewController?.show(B(), sender: nil)
    #expect(nav.viewControllers.count == 2)
    let bare = App(root: A())
    bare.window.rootViewController?.show(B(), sender: nil)
    #expect(bare.window.rootViewController?.presentedViewController is B)
    withExtendedLifetime(app) {}
  }

  @Test func `a memory warning reaches every controller that is reachable from a window`() {
    let (app, nav) = App.stack(A(), B())
    nav.present(C(), animated: false)
    let start = app.log.count
    app.simulation.application.sendMemoryWarning()
    #expect(
      app.log.events(from: start).map(\.line) == [
        "Nav#1 didReceiveMemoryWarning", "A#1 didReceiveMemoryWarning",
        "B#1 didReceiveMemoryWarning", "C#1 didReceiveMemoryWarning",
      ])
  }
}
