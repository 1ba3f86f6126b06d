import Foundation

/// A name under which a test registers how screens are made, by `register(name:identifier:make:)`. Nothing is read
/// from files.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String

  /// The bundle is of no consequence.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// `nil` when no initial screen was registered.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }

  /// Ends the process when none was registered, in UIKit's words, because there is nothing to return; UIKit raises
  /// an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = make(identifier) { return controller }
    refuse(identifier)
  }

  public func instantiateInitialViewController<Screen: UIViewController>(
    creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let controller = creator?(EmptyCoder()) { return adopted(controller) }
    return make(nil) as? Screen
  }

  /// A screen that `creator` makes needs no registration.
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

extension UIStoryboard {
  /// Says how the screen of an identifier is made, in every storyboard of that name; without an identifier, the
  /// initial screen. Put once into the test target: there are no storyboards to read. Kept until another is
  /// registered for the same place, or `unregisterAll()`.
  public static func register(
    name: String, identifier: String? = nil,
    make: @escaping @MainActor (NSCoder) -> UIViewController?
  ) {
    StoryboardRegistry.screens[.init(storyboard: name, identifier: identifier)] = make
  }

  /// Registers a class whose screens are made by `init(coder:)`, as UIKit does.
  public static func register(
    _ type: UIViewController.Type, name: String, identifier: String? = nil
  ) {
    register(name: name, identifier: identifier) { type.init(coder: $0) }
  }

  /// Says where a segue of a storyboard of that name leads. `show` performs it, by default as
  /// `UIViewController.show(_:sender:)` does.
  public static func registerSegue(
    name: String, identifier: String,
    show: @escaping @MainActor (UIViewController, UIViewController) -> Void = {
      $0.show($1, sender: nil)
    },
    make: @escaping @MainActor (NSCoder) -> UIViewController?
  ) {
    StoryboardRegistry.segues[.init(storyboard: name, identifier: identifier)] = .init(
      makeDestination: make, show: show)
  }

  public static func unregisterAll() {
    StoryboardRegistry.screens = [:]
    StoryboardRegistry.segues = [:]
    StoryboardRegistry.unwindActions = [:]
  }

  static func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) {
    let place = source.storyboard.map {
      StoryboardRegistry.Place(storyboard: $0.name, identifier: identifier)
    }
    if let place, let action = StoryboardRegistry.unwindActions[place] {
      return unwind(identifier, by: action, from: source, sender: sender)
    }
    guard let storyboard = source.storyboard, let place,
      let entry = StoryboardRegistry.segues[place],
      let destination = entry.makeDestination(EmptyCoder())
    else {
      return source.report(
        .segueMissing,
        "Receiver (<\(source.readableName)>) has no segue with identifier '\(identifier)'")
    }
    destination.values.storyboard = storyboard
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) { entry.show(source, destination) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}

/// One for the process, because a storyboard is found by its name alone.
@MainActor enum StoryboardRegistry {
  typealias Maker = @MainActor (NSCoder) -> UIViewController?

  struct SegueEntry {
    let makeDestination: Maker
    let show: @MainActor (UIViewController, UIViewController) -> Void
  }

  /// Without an identifier, the place of the initial screen.
  struct Place: Hashable {
    let storyboard: String
    let identifier: String?
  }

  static var screens: [Place: Maker] = [:]
  static var segues: [Place: SegueEntry] = [:]
  static var unwindActions: [Place: Selector] = [:]
}

/// A coder of an empty archive.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  /// Retained, as `destination`.
  public let source: UIViewController
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Holds the closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  open func perform() { performHandler?() }
}
