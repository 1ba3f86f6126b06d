extension UIStoryboard {
  /// Says that a segue of a storyboard of that name unwinds by an action.
  ///
  /// It leads to the nearest screen back that says yes in `canPerformUnwindSegueAction(_:from:sender:)`; without one
  /// nothing happens. The source prepares, the destination performs the action, if it is `SelectorPerforming`, what is
  /// presented in between is dismissed, and each container on the way is called by `unwind(for:towards:)`.
  public static func registerUnwindSegue(name: String, identifier: String, action: Selector) {
    StoryboardRegistry.unwindActions[.init(storyboard: name, identifier: identifier)] = action
  }

  static func unwind(
    _ identifier: String, by action: Selector, from source: UIViewController, sender: Any?
  ) {
    let origin = UIStoryboardUnwindSegueSource(source, action, sender: sender)
    guard let destination = origin.destination else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    (destination as? any SelectorPerforming)?.perform(action, with: segue)
    source.goBack(to: destination, by: segue)
  }
}

extension UIViewController {
  /// The controllers above, the nearest first, each with whether it presents the one below.
  private var controllersAbove: [(controller: UIViewController, presents: Bool)] {
    var above: [(controller: UIViewController, presents: Bool)] = []
    var current = self
    while let next = current.parent ?? current.presenterReference?.object {
      above.append((next, current.parent == nil))
      current = next
    }
    return above
  }

  fileprivate func goBack(to destination: UIViewController, by segue: UIStoryboardSegue) {
    let way = [destination] + destination.controllersAbove.map(\.controller)
    var presenter: UIViewController?
    for (controller, presents) in controllersAbove {
      if presents { presenter = controller }
      guard let position = way.firstIndex(where: { $0 === controller }) else { continue }
      presenter?.dismiss(animated: true)
      for index in stride(from: position, to: 0, by: -1)
      where way[index - 1].parent === way[index] {
        way[index].unwind(for: segue, towards: way[index - 1])
        way[index].bring(way[index - 1])
      }
      return
    }
  }

  /// Shows a child, which UIKit's containers do in `unwind(for:towards:)`: a stack pops to it, tabs select it.
  private func bring(_ child: UIViewController) {
    switch self {
    case let stack as UINavigationController: stack.popToViewController(child, animated: true)
    case let tabs as UITabBarController: tabs.selectedViewController = child
    default: break
    }
  }
}
