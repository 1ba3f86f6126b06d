import LifecycleKit
import Testing

/// Every kind of misuse: its words, and that nothing else came of it.
@MainActor struct MisuseTests {
  @Test func `pushing an instance that is on the stack`() {
    let b = B()
    let (app, nav) = App.stack(A(), b)
    refused(
      .pushedTwice, app,
      "Pushing the same view controller instance more than once is not supported (<B#1>)"
    ) { nav.pushViewController(b, animated: true) }
  }

  @Test func `a stack with the same instance twice`() {
    let (app, nav) = App.stack(A())
    let b = B()
    refused(
      .pushedTwice, app,
      "All view controllers in a navigation controller must be distinct: <Nav#1> was given "
        + "the same instance more than once"
    ) { nav.setViewControllers([b, C(), b], animated: true) }
    #expect(b.parent == nil)
  }

  @Test func `pushing a navigation controller`() {
    let (app, nav) = App.stack(A())
    refused(
      .pushedNavigationController, app,
      "Pushing a navigation controller is not supported (<Nav#2>)"
    ) { nav.pushViewController(Nav(), animated: true) }
  }

  @Test func `a stack with a navigation controller leaves the others where they were`() {
    let b = B()
    let other = Nav(rootViewController: b)
    let nav = Nav(rootViewController: A())
    let (app, _) = App.tabs(nav, other)
    refused(
      .pushedNavigationController, app,
      "Pushing a navigation controller is not supported (<Nav#3>)"
    ) {
      nav.setViewControllers([b, Nav()], animated: true)
    }
    #expect(b.parent === other)
  }

  @Test func `pushing what is presented`() {
    let (app, nav) = App.stack(A())
    let presented = P()
    nav.present(presented, animated: false)
    refused(
      .pushedWhilePresented, app,
      "Pushing <P#1>, which <Nav#1> presents, is not supported: dismiss it first"
    ) { nav.pushViewController(presented, animated: true) }
  }

  @Test func `popping the root`() {
    let (app, nav) = App.stack(A())
    refused(
      .popAtRoot, app,
      "<Nav#1> has no view controller to pop: the root is on top"
    ) { #expect(nav.popViewController(animated: true) == nil) }
  }

  @Test func `popping an empty stack`() {
    let (app, nav) = App.stack()
    refused(
      .popAtRoot, app,
      "<Nav#1> has no view controller to pop: the root is on top"
    ) { #expect(nav.popViewController(animated: true) == nil) }
  }

  @Test func `popping to a screen that is not on the stack`() {
    let (app, nav) = App.stack(A(), B())
    let elsewhere = app.simulation.perform { C() }
    refused(
      .popTargetNotOnStack, app,
      "Tried to pop to a view controller that doesn't exist: <C#1> is not on the stack of "
        + "<Nav#1>"
    ) {
      #expect(nav.popToViewController(elsewhere, animated: true) == nil)
    }
  }

  @Test func `presenting while presenting`() {
    let app = App(root: A())
    app.window.rootViewController?.present(P(), animated: false)
    refused(
      .alreadyPresenting, app,
      "Attempt to present <Q#1> on <A#1> which is already presenting <P#1>"
    ) { completion in
      app.window.rootViewController?.present(Q(), animated: true, completion: completion)
    }
  }

  @Test func `presenting what is presented already`() {
    let app = App(root: A())
    let presented = P()
    app.window.rootViewController?.present(presented, animated: false)
    refused(
      .alreadyPresented, app,
      "Application tried to present modally a view controller <P#1> that is already being "
        + "presented"
    ) { completion in
      presented.present(presented, animated: true, completion: completion)
    }
  }

  @Test func `presenting what has a parent`() {
    let (app, nav) = App.stack(A(), B())
    refused(
      .presentedActiveController, app,
      "Application tried to present modally an active controller <A#1>"
    ) { completion in
      nav.present(nav.viewControllers[0], animated: true, completion: completion)
    }
  }

  @Test func `presenting a window's root`() {
    let app = App(root: A())
    refused(
      .presentedActiveController, app,
      "Application tried to present modally an active controller <A#1>"
    ) { completion in
      app.window.rootViewController.map { $0.present($0, animated: true, completion: completion) }
    }
  }

  @Test func `presenting outside of the window`() {
    let app = App(root: A())
    let elsewhere = app.simulation.perform { C() }
    refused(
      .presenterOutsideWindow, app,
      "Attempt to present <P#1> on <C#1> whose view is not in the window hierarchy!"
    ) { completion in
      elsewhere.present(P(), animated: true, completion: completion)
    }
    #expect(elsewhere.presentedViewController == nil)
  }

  @Test func `presenting from a screen that is covered`() {
    let (app, nav) = App.stack(A())
    let full = P()
    full.modalPresentationStyle = .fullScreen
    nav.present(full, animated: false)
    refused(
      .alreadyPresenting, app,
      "Attempt to present <Q#1> on <Nav#1> which is already presenting <P#1>"
    ) { completion in
      nav.viewControllers[0].present(Q(), animated: true, completion: completion)
    }
  }

  @Test func `presenting from what is being dismissed`() {
    let app = App(root: A())
    let presented = P()
    app.window.rootViewController?.present(presented, animated: false)
    app.endTurn()
    app.window.rootViewController?.dismiss(animated: true)
    presented.present(Q(), animated: true)
    #expect(app.simulation.misuses.map(\.kind) == [.presenterBeingDismissed])
    #expect(
      app.misuses == ["Attempt to present <Q> on <P#1> while a dismiss is in progress!"])
    #expect(presented.presentedViewController == nil)
  }

  @Test func `dismissing where nothing is presented`() {
    let app = App(root: A())
    refused(
      .nothingToDismiss, app,
      "<A#1> presents nothing and is not presented: there is nothing to dismiss"
    ) {
      app.window.rootViewController?.dismiss(animated: true)
    }
  }

  @Test func `dismissing where nothing is presented calls the completion, in the same turn`() {
    let app = App(root: A())
    app.endTurn()
    #expect(
      app.transcript { app.window.rootViewController?.dismiss(animated: true) {} } == """
        0.000 s  A#1 misuse: <A#1> presents nothing and is not presented: there is nothing to dismiss
        0.000 s  A#1 completion

        """)
  }

  @Test func `beginning an appearance that has been`() {
    let app = App(root: A())
    refused(
      .unbalancedAppearance, app,
      "Unbalanced calls to begin/end appearance transitions for <A#1>"
    ) {
      app.window.rootViewController?.beginAppearanceTransition(true, animated: true)
    }
  }

  @Test func `ending an appearance that never began`() {
    let app = App(root: A())
    refused(
      .unbalancedAppearance, app,
      "Unbalanced calls to begin/end appearance transitions for <A#1>"
    ) {
      app.window.rootViewController?.endAppearanceTransition()
    }
  }

  @Test func `adding a controller to itself, or to what it contains`() {
    let (parent, child) = (A(), C())
    let app = App(root: parent)
    add(child, to: parent)
    app.advance()
    refused(
      .childIsOwnAncestor, app,
      "Adding <A#1> as a child of <C#1>, which it contains, is not supported"
    ) { child.addChild(parent) }
    refused(
      .childIsOwnAncestor, app,
      "Adding <A#1> as a child of <A#1>, which it contains, is not supported"
    ) { parent.addChild(parent) }
  }

  @Test func `pushing what contains the navigation controller`() {
    let parent = A()
    let app = App(root: parent)
    let nav = Nav(rootViewController: B())
    add(nav, to: parent)
    app.advance()
    refused(
      .childIsOwnAncestor, app,
      "Pushing <A#1>, which contains <Nav#1>, is not supported"
    ) { nav.pushViewController(parent, animated: true) }
  }

  @Test func `a tab that contains its tab bar`() {
    let (app, tabs) = App.tabs(A())
    refused(
      .childIsOwnAncestor, app,
      "<Tabs#1> contains <Tabs#1> and cannot be one of its tabs"
    ) { tabs.viewControllers = [tabs] }
  }

  @Test func `selecting what is no tab`() {
    let (app, tabs) = App.tabs(A(), B())
    let elsewhere = app.simulation.perform { C() }
    refused(
      .selectedNoTab, app,
      "only a view controller in the tab bar controller's list of view controllers can be selected: "
        + "<C#1> is no tab of <Tabs#1>"
    ) { tabs.selectedViewController = elsewhere }
  }

  @Test func `the same instance for two tabs`() {
    let (app, tabs) = App.tabs(A())
    let b = B()
    refused(
      .tabTwice, app,
      "<Tabs#1> was given the same view controller for two tabs"
    ) { tabs.viewControllers = [b, b] }
  }

  @Test func `tapping a tab that does not exist`() {
    let (app, tabs) = App.tabs(A())
    refused(
      .tappedMissingTab, app,
      "Tab 1 of <Tabs#1> cannot be tapped: it has 1 tabs"
    ) { app.simulation.user.tapTab(at: 1, of: tabs) }
  }

  @Test func `tapping what no user could tap`() {
    let app = App(root: A())
    let alert = app.simulation.perform { UIAlertController(title: "Sure?", message: nil) }
    let (yes, no) = (UIAlertAction(title: "Yes"), UIAlertAction(title: "No"))
    alert.addAction(yes)
    alert.addAction(no)
    refused(
      .tappedUnavailableAction, app,
      "The action \"Yes\" of <UIAlertController#1> cannot be tapped: the alert is not on "
        + "screen"
    ) { app.simulation.user.tap(yes, in: alert) }
    app.window.rootViewController?.present(alert, animated: false)
    no.isEnabled = false
    refused(
      .tappedUnavailableAction, app,
      "The action \"No\" of <UIAlertController#1> cannot be tapped: it is disabled"
    ) { app.simulation.user.tap(no, in: alert) }
    refused(
      .tappedUnavailableAction, app,
      "<UIAlertController#1> has no action titled \"Perhaps\"; it has \"Yes\", \"No\""
    ) { app.simulation.user.tapAction(titled: "Perhaps", in: alert) }
    refused(
      .tappedUnavailableAction, app,
      "The action \"\" of <UIAlertController#1> cannot be tapped: it is not one of its "
        + "actions"
    ) { app.simulation.user.tap(UIAlertAction(title: nil), in: alert) }
  }

  /// Checks that a call was refused as one misuse with this message, and left all as it was.
  private func refused(
    _ kind: UIKitMisuse.Kind, _ app: App, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: (@escaping @MainActor () -> Void) -> Void
  ) {
    var heard: [UIKitMisuse] = []
    app.simulation.misuseResponse = .call { heard.append($0) }
    app.endTurn()
    let (tree, known) = (app.simulation.hierarchyTree(), app.misuses)
    var isComplete = false
    let steps = app.transcript(sourceLocation: sourceLocation) { call { isComplete = true } }
    let misuse = heard.first
    #expect(heard.map(\.message) == [message], sourceLocation: sourceLocation)
    #expect(heard.map(\.kind) == [kind], sourceLocation: sourceLocation)
    #expect(app.misuses == known + [message], sourceLocation: sourceLocation)
    #expect(
      steps.split(separator: "\n").filter { !$0.hasSuffix(" deallocated") }
        == misuse.map { ["\($0.instant)  \($0.controller) misuse: \(message)"] },
      sourceLocation: sourceLocation)
    #expect(app.simulation.hierarchyTree() == tree, sourceLocation: sourceLocation)
    #expect(!isComplete, sourceLocation: sourceLocation)
  }

  private func refused(
    _ kind: UIKitMisuse.Kind, _ app: App, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation, _ call: () -> Void
  ) {
    refused(kind, app, message, sourceLocation: sourceLocation) { _ in call() }
  }
}
