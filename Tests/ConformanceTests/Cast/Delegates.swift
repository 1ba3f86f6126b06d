/// Tells what a navigation controller tells its delegate.
@MainActor final class NavDelegate: NSObject, NavigationControllerDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    tell("willShow", navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    tell("didShow", navigationController, viewController, animated)
  }

  private func tell(
    _ call: String, _ nav: NavigationController, _ screen: ViewController, _ animated: Bool
  ) {
    stage.transcript.add(
      "\(name(of: nav)) delegate \(call)(\(name(of: screen)), \(animated))", reading: screen)
  }
}

/// Tells what a tab bar controller asks and tells its delegate; may veto.
@MainActor final class TabsDelegate: NSObject, TabBarControllerDelegate {
  private let stage: Stage
  private let allows: Bool

  init(_ stage: Stage, allows: Bool = true) {
    self.stage = stage
    self.allows = allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    stage.note("shouldSelect \(name(of: viewController)): \(allows)")
    return allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    stage.note("didSelect \(name(of: viewController))")
  }
}
