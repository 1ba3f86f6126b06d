/// Told when a navigation controller shows another screen. (`UINavigationControllerDelegate`.)
///
/// Both methods have an empty default, as UIKit's are optional.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the screen's `viewWillAppear` and before its `viewIsAppearing`. (Place: observed.)
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called after the screen's `viewDidAppear` and after all `didMove(toParent:)`; a popped screen has no
  /// `navigationController` any more. (Place: observed.)
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
