import Foundation

/// Where screens are drawn on iOS: here a name, under which a test registers how they are made.
///
/// Nothing is read from files. See `register(name:identifier:make:)`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name of the file.
  let name: String

  /// Makes the storyboard of that name; the bundle is of no consequence.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
  }

  /// Makes the initial screen; `nil` when none was registered.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  /// Makes the screen of an identifier.
  ///
  /// Ends the process when none was registered, in UIKit's words, because there is nothing to return;
  /// UIKit raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = make(identifier) { return controller }
    refuse(identifier)
  }

  /// Makes the initial screen, by `creator` where it makes one.
  public func instantiateInitialViewController<Screen: UIViewController>(
    creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let controller = creator?(EmptyCoder()) { return adopted(controller) }
    return make(nil) as? Screen
  }

  /// Makes the screen of an identifier, by `creator` where it makes one: that needs no registration.
  /// Ends the process where there is neither.
  public func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen {
    if let controller = creator?(EmptyCoder()) { return adopted(controller) }
    if let controller = make(identifier) as? Screen { return controller }
    refuse(identifier)
  }

  private func make(_ identifier: String?) -> UIViewController? {
    let place = StoryboardRegistry.Place(storyboard: name, identifier: identifier)
    return StoryboardRegistry.screens[place]?(EmptyCoder()).map(adopted)
  }

  private func adopted<Screen: UIViewController>(_ controller: Screen) -> Screen {
    controller.values.storyboard = self
    return controller
  }

  private func refuse(_ identifier: String) -> Never {
    fatalError(
      "UIStoryboard (<UIStoryboard \"\(name)\">) doesn't contain a view controller with identifier "
        + "'\(identifier)'. Storyboards are not read here: say how it is made with "
        + "UIStoryboard.register(name: \"\(name)\", identifier: \"\(identifier)\") { coder in … }")
  }
}
