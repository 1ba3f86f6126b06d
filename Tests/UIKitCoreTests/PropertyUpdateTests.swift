import LifecycleKit
import Observation
import Testing
import UIKitCore

@Observable @MainActor private final class Model {
  var name = "one"
  var other = "first"
}

/// A screen that updates as a test tells it to.
private final class Updating: UIViewController {
  var update: (Updating) -> Void = { _ in }

  override func updateProperties() {
    super.updateProperties()
    update(self)
  }
}

/// A view that counts its updates.
private final class CountingView: UIView {
  var updates = 0

  override func updateProperties() {
    super.updateProperties()
    updates += 1
  }
}

@MainActor struct PropertyUpdateTests {
  @Test func `an update that is asked for is in the log; the first one comes with the layout`() {
    let screen = Updating()
    let app = App(root: screen)
    app.simulation.endTurn()
    screen.setNeedsUpdateProperties()
    app.simulation.endTurn()
    #expect(
      app.log.events.filter { $0.controller == "Updating#1" }.map(\.line) == [
        "Updating#1 loadView", "Updating#1 viewDidLoad", "Updating#1 viewWillAppear",
        "Updating#1 viewIsAppearing", "Updating#1 viewWillLayoutSubviews",
        "Updating#1 viewDidLayoutSubviews", "Updating#1 viewDidAppear",
        "Updating#1 updateProperties",
      ])
  }

  @Test func `a property that the last update has not read is followed no more`() {
    let model = Model()
    let screen = Updating()
    var told: [String] = []
    var readsOther = false
    screen.update = { _ in told.append(readsOther ? model.other : model.name) }
    let app = App(root: screen)
    app.simulation.endTurn()
    readsOther = true
    screen.setNeedsUpdateProperties()
    app.simulation.endTurn()
    model.name = "two"
    app.simulation.endTurn()
    #expect(told == ["one", "first"])
    model.other = "second"
    app.simulation.endTurn()
    #expect(told == ["one", "first", "second"])
    screen.update = { _ in told.append("nothing") }
    model.other = "third"
    app.simulation.endTurn()
    model.other = "fourth"
    app.simulation.endTurn()
    #expect(told == ["one", "first", "second", "nothing"])
  }

  @Test func `a view is updated with its first layout, when asked for and not outside of a window`()
  {
    let screen = Updating()
    let view = CountingView()
    screen.view.addSubview(view)
    #expect(view.updates == 0)
    let app = App(root: screen)
    app.simulation.endTurn()
    #expect(view.updates == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    #expect(view.updates == 1)
    app.simulation.endTurn()
    #expect(view.updates == 2)
    view.removeFromSuperview()
    view.setNeedsUpdateProperties()
    app.simulation.endTurn()
    #expect(view.updates == 2)
    view.updatePropertiesIfNeeded()
    #expect(view.updates == 3)
  }

  @Test func `an update of a screen reaches what stands in its view`() {
    let screen = Updating()
    let child = Updating()
    var told: [String] = []
    screen.update = { _ in told.append("screen") }
    child.update = { _ in told.append("child") }
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    let app = App(root: screen)
    app.simulation.endTurn()
    #expect(told == ["screen", "child"])
    child.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(told == ["screen", "child", "child"])
    child.setNeedsUpdateProperties()
    screen.view.layoutIfNeeded()
    #expect(told == ["screen", "child", "child", "child"])
  }

  @Test func `updates that ask for the next one are given up, and reported`() {
    let screen = Updating()
    let app = App(root: screen)
    app.simulation.endTurn()
    screen.update = { $0.setNeedsUpdateProperties() }
    screen.setNeedsUpdateProperties()
    app.simulation.endTurn()
    #expect(app.simulation.misuses.map(\.kind) == [.timeStandsStill])
  }

  @Test func `an override without super is reported`() {
    final class Mute: UIViewController {
      override func updateProperties() {}
    }
    let app = App(root: Mute())
    app.simulation.endTurn()
    #expect(
      app.misuses == [
        "<Mute#1> overrides updateProperties() and does not call super, which it has to at some point"
      ])
  }
}

@MainActor @Suite struct OverriddenCallbackTests {
  class Plain: UIViewController {}
  class Updated: UIViewController {
    override func updateProperties() { super.updateProperties() }
  }
  class LaidOut: UIViewController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  }
  class LaidOutLate<Model>: UINavigationController {
    var model: Model?
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  }
  final class Below: LaidOutLate<Int> {}

  @Test func `what a class of screens overrides is known of it, so that nothing else is tracked`() {
    let types = [
      UIViewController.self, UINavigationController.self, Plain.self, Updated.self, LaidOut.self,
      LaidOutLate<String>.self, Below.self,
    ]
    #expect(
      types.map(OverriddenCallbacks.overridesUpdate) == [
        false, false, false, true, false, false, false,
      ])
    #expect(
      types.map(OverriddenCallbacks.overridesLayout) == [
        false, false, false, false, true, true, true,
      ])
  }
}
