/// Tells what a navigation controller tells its delegate.
@MainActor final class NavDelegate: NSObject, UINavigationControllerDelegate {
  private let bed: TestBed

  init(_ bed: TestBed) { self.bed = bed }

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
    bed.transcript.add(
      "\(name(of: nav)) delegate \(call)(\(name(of: screen)), \(animated))", reading: screen)
  }
}

/// Tells what a tab bar controller asks and tells its delegate; may veto.
@MainActor final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  private let bed: TestBed
  private let allows: Bool

  init(_ bed: TestBed, allows: Bool = true) {
    self.bed = bed
    self.allows = allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    bed.note("shouldSelect \(name(of: viewController)): \(allows)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    bed.note("didSelect \(name(of: viewController))")
  }
}
