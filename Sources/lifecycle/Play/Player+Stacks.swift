import LifecycleKit

extension Player {
  func make(_ name: String) -> UIViewController {
    cast.make(name, leak: leaks[name])
  }

  /// Makes the window's root; the first one also shows the window.
  func showRoot(_ root: Script.Root) {
    simulation.window.rootViewController = rootController(root)
    if !simulation.window.isKeyWindow { simulation.window.makeKeyAndVisible() }
  }

  private func rootController(_ root: Script.Root) -> UIViewController {
    switch root {
    case .screen(let name): return make(name)
    case .pages(let names): return pages(of: names)
    case .split(let primary, let secondary): return split(primary, secondary)
    case .stack(let names):
      return stack(of: names.map(make))
    case .tabs(let names):
      let tabs = cast.make { UITabBarController() }
      tabs.viewControllers = names.map { stack(of: [make($0)]) }
      return tabs
    }
  }

  private func stack(of screens: [UIViewController]) -> UINavigationController {
    let stack = cast.make { UINavigationController() }
    stack.viewControllers = screens
    return stack
  }

  /// A new screen for a step, or the one there was.
  func screen(for subject: Script.Subject) throws(StepFailure) -> UIViewController {
    subject.isAgain ? try cast.living(subject.reference) : make(subject.reference.name)
  }

  /// The navigation controller around a named screen, or around the visible one.
  func navigation(_ reference: Script.Reference?) throws(StepFailure) -> UINavigationController {
    let screen = if let reference { try cast.living(reference) } else { try visible() }
    let stack = screen as? UINavigationController ?? screen.navigationController
    guard let stack else {
      throw StepFailure(
        expected: "a navigation controller around \(screen.readableName)", found: "none",
        column: reference?.column)
    }
    return stack
  }

  func changeStack(_ step: Script.Step) throws(StepFailure) {
    switch step {
    case .push(let subject, let place, let manner):
      let stack = try navigation(place)
      stack.pushViewController(try screen(for: subject), animated: manner.isAnimated)
      try finish(manner)
    case .pop(let target, let place, let manner):
      try pop(target, place, animated: manner.isAnimated)
      try finish(manner)
    case .replaceStack(let references, let place, let manner):
      let stack = try navigation(place)
      stack.setViewControllers(
        try members(references, of: stack), animated: manner.isAnimated)
      try finish(manner)
    default: break
    }
  }

  private func pop(
    _ target: Script.PopTarget, _ place: Script.Reference?, animated: Bool
  ) throws(StepFailure) {
    switch target {
    case .previous: try navigation(place).popViewController(animated: animated)
    case .root: try navigation(place).popToRootViewController(animated: animated)
    case .screen(let reference):
      let screen = try cast.living(reference)
      try navigation(place).popToViewController(screen, animated: animated)
    }
  }

  /// The screens of a new stack: those already on it stay, the others are made.
  private func members(
    _ references: [Script.Reference], of stack: UINavigationController
  ) throws(StepFailure) -> [UIViewController] {
    var kept = stack.viewControllers
    var members: [UIViewController] = []
    for reference in references {
      let index = kept.firstIndex { reference.matches($0.readableName) }
      if let index {
        members.append(kept.remove(at: index))
      } else if reference.number != nil || Grammar.containers.contains(reference.name) {
        members.append(try cast.living(reference))
      } else {
        members.append(make(reference.name))
      }
    }
    return members
  }
}

extension Script.Reference {
  /// Whether a readable name is the one meant, by its number if there is one, else by the name alone.
  func matches(_ readableName: String) -> Bool {
    number.map { readableName == "\(name)#\($0)" } ?? readableName.hasPrefix("\(name)#")
  }

  /// As scripts write it.
  var words: String {
    number.map { "\(name)#\($0)" } ?? name
  }
}
