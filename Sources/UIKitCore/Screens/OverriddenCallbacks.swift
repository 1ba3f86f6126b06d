import SwiftRuntime

/// The callbacks that UIKit tracks what is read in: a class that overrides none of them reads nothing there, and to
/// track it all the same would make a push and a pop 3 % dearer.
@MainActor package enum OverriddenCallbacks {
  private class PlainScreen: UIViewController {}
  private class OtherPlainScreen: UIViewController {}
  private class UpdatedScreen: UIViewController {
    override func updateProperties() {}
  }
  private class LaidOutScreen: UIViewController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  private static let updates = slots(UpdatedScreen.self)
  private static let layouts = slots(LaidOutScreen.self)

  private static func slots(_ overriding: UIViewController.Type) -> MethodSlots? {
    MethodSlots(
      of: UIViewController.self, plain: (PlainScreen.self, OtherPlainScreen.self),
      overriding: overriding)
  }

  /// Whether a class overrides `updateProperties()`; `true` where that is not known.
  package static func overridesUpdate(_ type: UIViewController.Type) -> Bool {
    updates?.areOverridden(in: type) ?? true
  }

  /// Whether a class overrides one of the two layout callbacks; `true` where that is not known.
  package static func overridesLayout(_ type: UIViewController.Type) -> Bool {
    layouts?.areOverridden(in: type) ?? true
  }
}
