extension UINavigationController {
  /// Refuses what UIKit refuses to push, and reports it.
  func canPush(_ controller: UIViewController) -> Bool {
    if controller.parent === self, leaving.lastPosition(of: controller) == nil {
      report(
        .pushedTwice,
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(controller.readableName)>)")
      return false
    }
    guard canHold(controller) else { return false }
    takeFromOtherParent(controller, before: "is pushed on")
    return true
  }

  /// Refuses a stack with a screen twice or with one that cannot be on it.
  func canStack(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      report(
        .pushedTwice,
        "All view controllers in a navigation controller must be distinct: <\(readableName)> was given "
          + "the same instance more than once")
      return false
    }
    let added = controllers.filter { $0.parent !== self }
    guard added.allSatisfy(canHold) else { return false }
    for controller in added { takeFromOtherParent(controller, before: "is pushed on") }
    return true
  }

  private func canHold(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      report(
        .pushedNavigationController,
        "Pushing a navigation controller is not supported (<\(controller.readableName)>)")
      return false
    }
    if isBelow(controller) {
      report(
        .childIsOwnAncestor,
        "Pushing <\(controller.readableName)>, which contains <\(readableName)>, is not supported")
      return false
    }
    if let presenter = controller.presenterReference?.object {
      report(
        .pushedWhilePresented,
        "Pushing <\(controller.readableName)>, which <\(presenter.readableName)> presents, is not "
          + "supported: dismiss it first")
      return false
    }
    return true
  }

  /// Reports an animated change during an animated one; it is done all the same, after the first.
  func reportIfNested(_ operation: Operation, animated: Bool) {
    guard animated, transition?.isAnimated == true else { return }
    switch machine {
    case .idle, .ending: return
    case .beginning, .running: break
    }
    report(
      .nestedTransition,
      "nested \(operation.rawValue) animation can result in corrupted navigation bar: "
        + "<\(readableName)> is still in a transition")
  }
}
