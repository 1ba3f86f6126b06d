import Foundation

extension UIStoryboard {
  /// Says how the screen of an identifier is made, in every storyboard of that name. Put once into the test
  /// target, where the file would be: there are no storyboards to read. Kept until another is registered for
  /// the same place, or `unregisterAll()`.
  ///
  /// Without an identifier it is the initial screen.
  public static func register(
    name: String, identifier: String? = nil,
    make: @escaping @MainActor (NSCoder) -> UIViewController?
  ) {
    StoryboardRegistry.screens[.init(storyboard: name, identifier: identifier)] = make
  }

  /// The same for a class that is made by `init(coder:)`, as UIKit does.
  public static func register(
    _ type: UIViewController.Type, name: String, identifier: String? = nil
  ) {
    register(name: name, identifier: identifier) { type.init(coder: $0) }
  }

  /// Says where a segue of a storyboard of that name leads. `show` is what it does, by default to show the
  /// destination as `UIViewController.show(_:sender:)` does.
  public static func registerSegue(
    name: String, identifier: String,
    show:
      @escaping @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void = {
        $0.show($1, sender: nil)
      },
    make: @escaping @MainActor (NSCoder) -> UIViewController?
  ) {
    StoryboardRegistry.segues[.init(storyboard: name, identifier: identifier)] = .init(
      makeDestination: make, show: show)
  }

  /// Forgets all that was registered.
  public static func unregisterAll() {
    StoryboardRegistry.screens = [:]
    StoryboardRegistry.segues = [:]
  }

  /// What `UIViewController.performSegue(withIdentifier:sender:)` does.
  static func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) {
    let place = source.storyboard.map {
      StoryboardRegistry.Place(storyboard: $0.name, identifier: identifier)
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
