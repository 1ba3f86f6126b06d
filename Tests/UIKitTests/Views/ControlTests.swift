import LifecycleTesting
import Testing
import UIKit

/// A screen as apps write it.
private final class SignInScreen: UIViewController, UITextFieldDelegate {
  let stack = UIStackView()
  let name = UITextField()
  let agrees = UISwitch()
  let signIn = UIButton(type: .system)
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Welcome"
    title.font = .preferredFont(forTextStyle: .title1)
    title.textAlignment = .center
    name.placeholder = "Name"
    name.delegate = self
    name.addAction(UIAction { [weak self] _ in self?.hear("changed") }, for: .editingChanged)
    agrees.addAction(
      UIAction { [weak self] in self?.hear("agrees: \(($0.sender as? UISwitch)?.isOn == true)") },
      for: .valueChanged)
    signIn.setTitle("Sign in", for: .normal)
    signIn.setTitleColor(.white, for: .normal)
    signIn.addAction(UIAction { [weak self] _ in self?.hear("sign in") }, for: .touchUpInside)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    for item in [title, name, agrees, signIn] { stack.addArrangedSubview(item) }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func hear(_ word: String) { heard.append(word) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    hear("return")
    textField.resignFirstResponder()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { hear("began") }
  func textFieldDidEndEditing(_ textField: UITextField) { hear("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string != "!"
  }
}

@MainActor @Suite(.checksDeallocation) struct ControlTests {
  let simulation = Simulation.ofTest()
  private let screen = SignInScreen()
  var user: SimulatedUser { simulation.application.user }

  init() {
    simulation.show(screen)
    simulation.advance(by: .seconds(1))
  }

  @Test func `a test sets off a button's actions`() {
    screen.signIn.sendActions(for: .touchUpInside)
    screen.signIn.sendActions(for: .touchDown)
    #expect(screen.heard == ["sign in"])
    #expect(screen.signIn.currentTitle == "Sign in")
    #expect(screen.signIn.titleLabel?.text == "Sign in")
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `code sends a disabled button's actions, a user does not`() {
    screen.signIn.isEnabled = false
    user.tap(screen.signIn)
    #expect(screen.heard == [])
    #expect(
      simulation.misuses.map(\.message) == [
        "Tapping <UIButton> in <SignInScreen#1> is not possible: it is disabled"
      ])
    screen.signIn.sendActions(for: .touchUpInside)
    #expect(screen.heard == ["sign in"])
  }

  @Test func `a primary action has its title on the button and is performed by a tap`() {
    let action = UIAction(title: "More", image: UIImage(systemName: "plus")) { [weak screen] in
      screen?.hear("more from \($0.sender is UIButton)")
    }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    screen.stack.addArrangedSubview(button)
    user.tap(button)
    #expect(screen.heard == ["more from true"])
    #expect(button.configuration?.title == "More")
    button.removeAction(action, for: .allEvents)
    user.tap(button)
    #expect(screen.heard == ["more from true"])
  }

  @Test func `an action takes the place of one with the same identifier`() {
    let identifier = UIAction.Identifier("go")
    for word in ["first", "second"] {
      let action = UIAction(identifier: identifier) { [weak screen] _ in screen?.hear(word) }
      screen.signIn.addAction(action, for: .primaryActionTriggered)
    }
    screen.signIn.sendActions(for: .primaryActionTriggered)
    #expect(screen.heard == ["second"])
  }

  @Test func `a target with a selector is kept and not held`() {
    final class Target: NSObject {}
    var target: Target? = Target()
    screen.signIn.addTarget(target, action: Selector("go:"), for: .touchUpInside)
    #expect(screen.signIn.actions(forTarget: target, forControlEvent: .touchUpInside) == ["go:"])
    #expect(screen.signIn.allTargets.count == 1)
    target = nil
    #expect(screen.signIn.allTargets == [])
  }

  @Test func `a user turns a switch, code does so silently`() {
    screen.agrees.isOn = true
    #expect(screen.heard == [])
    user.tap(screen.agrees)
    #expect(screen.heard == ["agrees: false"])
  }

  @Test func `a user types where the delegate lets them`() {
    user.type("ab!", into: screen.name)
    #expect(screen.name.text == "ab")
    #expect(screen.name.isEditing)
    user.pressReturn(in: screen.name)
    #expect(screen.heard == ["began", "changed", "changed", "return", "ended"])
    #expect(!screen.name.isEditing)
    screen.name.becomeFirstResponder()
    screen.view.endEditing(true)
    #expect(screen.heard.suffix(2) == ["began", "ended"])
    #expect(screen.name.delegate?.textFieldShouldReturn?(screen.name) == true)
    #expect(
      screen.name.delegate?.textField?(
        screen.name, shouldChangeCharactersIn: NSRange(), replacementString: "!") == false)
  }

  @Test func `a disabled text field cannot be edited`() {
    screen.name.isEnabled = false
    #expect(!screen.name.becomeFirstResponder())
    screen.name.isEnabled = true
    #expect(screen.name.becomeFirstResponder())
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `no finger reaches what is hidden or covered`() {
    screen.stack.isHidden = true
    user.tap(screen.signIn)
    screen.stack.isHidden = false
    screen.present(UIViewController(), animated: false)
    user.tap(screen.signIn)
    #expect(screen.heard == [])
    #expect(
      simulation.misuses.map(\.message) == [
        "Tapping <UIButton> in <SignInScreen#1> is not possible: <UIStackView> around it is hidden",
        "Tapping <UIButton> in <SignInScreen#1> is not possible: <UIViewController#1> is presented over it",
      ])
  }

  @Test func `a view that leaves a stack is arranged no longer`() {
    screen.stack.removeArrangedSubview(screen.agrees)
    #expect(screen.agrees.superview === screen.stack)
    screen.signIn.removeFromSuperview()
    #expect(screen.stack.arrangedSubviews.count == 2)
    #expect(screen.stack.subviews.count == 3)
  }

  @Test func `a wheel is hidden while it rests`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
  }

  @Test func `the delegate of a scroll view hears of code's scrolling`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var heard: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard.append(scrollView.contentOffset.y)
      }
    }
    let (listener, scroll) = (Listener(), UIScrollView())
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scroll.contentOffset.y = 30
    #expect(listener.heard == [30])
    #expect(scroll.bounds.origin.y == 30)
  }
}
