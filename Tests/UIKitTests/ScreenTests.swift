import LifecycleTesting
import Testing
import UIKit

/// A screen as apps write them: everything that UIKit asks is answered by overriding.
private class Form: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { false }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { accessory }
  let accessory = UIView()
  var edits: [Bool] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append(editing)
  }

  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
}

@Suite(.checksDeallocation) @MainActor struct ScreenTests {
  let simulation = Simulation.ofTest()

  private func show(_ screen: UIViewController) {
    simulation.window.rootViewController = screen
    simulation.window.makeKeyAndVisible()
  }

  @Test func `a screen answers what it overrides and keeps what it is given`() {
    let form = Form(nibName: "Form", bundle: .main)
    let plain = UIViewController()
    #expect(form.preferredStatusBarStyle == .lightContent)
    #expect(plain.preferredStatusBarStyle == .default)
    #expect(form.nibName == "Form")
    #expect(plain.nibName == nil)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(plain.edgesForExtendedLayout == .all)
    plain.edgesForExtendedLayout = []
    plain.overrideUserInterfaceStyle = .dark
    plain.restorationIdentifier = "plain"
    plain.setOverrideTraitCollection(.init(), forChild: form)
    #expect(plain.edgesForExtendedLayout == [])
    #expect(plain.overrideUserInterfaceStyle == .dark)
    #expect(plain.restorationIdentifier == "plain")
    #expect(plain.overrideTraitCollection(forChild: form) == UITraitCollection())
    #expect(form.overrideTraitCollection(forChild: plain) == nil)
    form.isEditing = true
    form.isEditing = true
    #expect(form.edits == [true, true])
  }

  @Test func `a container hears of the size that its child would like`() {
    final class Container: UIViewController {
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
      }
    }
    let container = Container()
    let child = UIViewController()
    container.addChild(child)
    child.didMove(toParent: container)
    child.preferredContentSize = CGSize(width: 20, height: 40)
    #expect(container.preferredContentSize == CGSize(width: 20, height: 40))
  }

  @Test func `there is one first responder, on screen, and it is not held`() {
    final class Field: UIView {
      var letsGo = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { letsGo }
    }
    let form = Form()
    let field = Field()
    #expect(!field.becomeFirstResponder(), "its view is in no window")
    show(form)
    form.view.addSubview(field)
    #expect(!UIView().becomeFirstResponder())
    #expect(form.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(!form.isFirstResponder)
    #expect(simulation.application.firstResponder === field)
    field.letsGo = false
    #expect(!form.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(!field.resignFirstResponder())
    field.letsGo = true
    #expect(field.resignFirstResponder())
    #expect(simulation.application.firstResponder == nil)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(form.becomeFirstResponder())
  }

  @Test func `what the user does is kept with the screen`() {
    let screen = UIViewController()
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Chapter 1"
    activity.addUserInfoEntries(from: ["chapter": 1])
    activity.becomeCurrent()
    screen.userActivity = activity
    #expect(screen.userActivity?.userInfo?["chapter"] as? Int == 1)
    #expect(activity.isCurrent)
  }
}
