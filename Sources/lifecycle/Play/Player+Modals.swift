import LifecycleKit

extension Player {
  /// The screen on top of everything, which steps without a name are about.
  func visible() throws(StepFailure) -> UIViewController {
    guard let screen = trail.top ?? simulation.visibleViewController else {
      throw StepFailure(expected: "a screen in the window", found: "none: no line set a root")
    }
    return screen
  }

  func present(
    _ presenting: Script.Presenting, _ manner: Script.Manner
  ) throws(StepFailure) {
    let presenter = try visible()
    let screen = try screen(for: presenting.subject)
    var presented = screen
    if presenting.isWrapped {
      let wrapper = cast.make { UINavigationController() }
      wrapper.viewControllers = [screen]
      presented = wrapper
    }
    presented.modalPresentationStyle = presenting.style
    let isFree = presented.presentingViewController == nil
    presenter.present(presented, animated: manner.isAnimated)
    try finish(manner)
    if isFree, !manner.goesOn, presented.presentingViewController != nil,
      presented.isBare(with: screen)
    {
      trail.present(screen, over: presenter)
    } else {
      trail.forget()
    }
  }

  func dismiss(_ reference: Script.Reference?, _ manner: Script.Manner) throws(StepFailure) {
    let target = if let reference { try cast.living(reference) } else { try visible() }
    let isTop = trail.top === target
    // A presenter's own `dismiss` takes away what it presents; a script means the screen it names.
    (target.presentingViewController ?? target).dismiss(animated: manner.isAnimated)
    try finish(manner)
    if isTop, !manner.goesOn, target.presentingViewController == nil {
      trail.dismiss()
    } else {
      trail.forget()
    }
  }

  // MARK: - Alerts

  func showAlert(_ title: String, _ buttons: [String]) throws(StepFailure) {
    let presenter = try visible()
    let alert = cast.make { UIAlertController(title: title, message: nil) }
    for button in buttons { alert.addAction(UIAlertAction(title: button)) }
    presenter.present(alert, animated: true)
    try finish()
  }

  func tapButton(_ title: String) throws(StepFailure) {
    let screen = try visible()
    guard let alert = screen as? UIAlertController else {
      throw StepFailure(expected: "an alert on screen", found: screen.readableName)
    }
    guard alert.actions.contains(where: { $0.title == title }) else {
      let titles = alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", ")
      throw StepFailure(expected: "a button \"\(title)\" on the alert", found: titles)
    }
    simulation.user.tapAction(titled: title, in: alert)
    try finish()
  }

  // MARK: - Tabs

  func tabs() throws(StepFailure) -> UITabBarController {
    let root = simulation.window.rootViewController
    guard let tabs = root as? UITabBarController else {
      throw StepFailure(
        expected: "tabs at the window's root", found: root?.readableName ?? "no root")
    }
    return tabs
  }

  /// The position of a tab, counted from 0.
  func index(of tab: Script.Tab) throws(StepFailure) -> Int {
    let tabs = try tabs()
    let all = tabs.viewControllers ?? []
    switch tab {
    case .number(let number):
      guard number <= all.count else {
        throw StepFailure(expected: "a tab \(number)", found: "\(all.count) tabs")
      }
      return number - 1
    case .containing(let reference):
      let screen = try cast.living(reference)
      let index = all.firstIndex { $0 === screen || $0 === screen.navigationController }
      guard let index else {
        throw StepFailure(
          expected: "\(screen.readableName) in one of the tabs", found: "it is in none",
          column: reference.column)
      }
      return index
    }
  }

  func tapTab(at index: Int) throws(StepFailure) {
    simulation.user.tapTab(at: index, of: try tabs())
    try finish()
  }
}

extension UIViewController {
  /// Whether a screen is what one sees of this controller: itself or the top of the stack, and nothing above.
  fileprivate func isBare(with screen: UIViewController) -> Bool {
    presentedViewController == nil
      && (self === screen || (self as? UINavigationController)?.topViewController === screen)
  }
}
