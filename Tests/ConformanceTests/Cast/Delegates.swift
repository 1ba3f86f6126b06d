/// Tells what a navigation controller tells its delegate.
@MainActor final class NavDelegate: NSObject, UINavigationControllerDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    tell("willShow", navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    tell("didShow", navigationController, viewController, animated)
  }

  private func tell(
    _ call: String, _ nav: UINavigationController, _ screen: UIViewController, _ animated: Bool
  ) {
    stage.transcript.add(
      "\(name(of: nav)) delegate \(call)(\(name(of: screen)), \(animated))", reading: screen)
  }
}

/// Tells what a tab bar controller asks and tells its delegate; may veto.
@MainActor final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  private let stage: Stage
  private let allows: Bool

  init(_ stage: Stage, allows: Bool = true) {
    self.stage = stage
    self.allows = allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    stage.note("shouldSelect \(name(of: viewController)): \(allows)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    stage.note("didSelect \(name(of: viewController))")
  }
}
