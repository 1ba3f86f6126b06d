import LifecycleKit
import Testing

@MainActor struct AlertTests {
  @Test func `an alert leaves its presenter without callbacks`() {
    let app = App(root: A())
    let alert = UIAlertController(title: "Delete?", message: "For good.")
    #expect(
      app.timeline { app.window.rootViewController?.present(alert, animated: true) } == """
        time                0.000 0.500
                            |     |
        UIAlertController#1 lLaiyYA

        """)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.message == "For good.")
  }

  @Test func `a tapped button dismisses the alert and then calls its handler`() {
    let app = App(root: A())
    let alert = UIAlertController(title: "Delete?", message: nil)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        app.simulation.application.environment.record(.note, note: "deleted")
      })
    _ = app.transcript { app.window.rootViewController?.present(alert, animated: true) }
    #expect(
      app.transcript { app.simulation.user.tapAction(titled: "Delete", in: alert) } == """
        0.500 s  UIAlertController#1 tap "Delete"
        0.500 s  UIAlertController#1 viewWillDisappear (being dismissed, animated)
        1.000 s  UIAlertController#1 viewDidDisappear (being dismissed, animated)
        1.000 s  A#1 completion
        1.000 s  deleted

        """)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `a button without a handler dismisses the alert`() {
    let app = App(root: A())
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK"))
    _ = app.transcript { app.window.rootViewController?.present(alert, animated: true) }
    #expect(
      app.timeline { app.simulation.user.tap(alert.actions[0], in: alert) } == """
        time                0.500
                            | |
        UIAlertController#1 tdD·
        A#1                    c

        """)
  }

  @Test func `a handler gets its own action and can present the next alert`() {
    let app = App(root: A())
    let (first, second) = (UIAlertController(), UIAlertController())
    var tapped: String?
    first.addAction(
      UIAlertAction(title: "More") { action in
        tapped = action.title
        app.window.rootViewController?.present(second, animated: true)
      })
    _ = app.transcript { app.window.rootViewController?.present(first, animated: true) }
    _ = app.transcript { app.simulation.user.tapAction(titled: "More", in: first) }
    #expect(tapped == "More")
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ A#1 appeared
           └─ presents UIAlertController#2 (overFullScreen) appeared

        """)
  }

  @Test func `an alert over a sheet leaves the sheet`() {
    let app = App(root: A())
    let sheet = P()
    _ = app.transcript { app.window.rootViewController?.present(sheet, animated: true) }
    let alert = UIAlertController(title: "Sure?", message: nil)
    alert.addAction(UIAlertAction(title: "Yes"))
    _ = app.transcript { sheet.present(alert, animated: true) }
    _ = app.transcript { app.simulation.user.tapAction(titled: "Yes", in: alert) }
    #expect(
      app.simulation.hierarchyTree() == """
        UIWindow#1 (key, visible)
        └─ A#1 appeared
           └─ presents P#1 (pageSheet) appeared

        """)
  }
}
