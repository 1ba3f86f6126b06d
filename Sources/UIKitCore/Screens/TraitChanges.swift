/// A handler that a screen has registered for changes of some traits.
@MainActor struct TraitChangeHandler {
  let registration: UITraitChangeRegistration
  let traits: [any UITraitDefinition.Type]
  let call: (UIViewController, UITraitCollection) -> Void
}

/// The token that `registerForTraitChanges` returns, for `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public final class UITraitChangeRegistration {
  init() {}
}

extension UIViewController {
  /// Has `handler` called with this screen and the old traits whenever one of these traits has changed, right
  /// after `traitCollectionDidChange(_:)`. Held until taken back or the screen goes. (iOS 17. Documented; the
  /// place: unverified.)
  @discardableResult
  public func registerForTraitChanges<Screen: UIViewController>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ screen: Screen, _ previous: UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration()
    values.traitChangeHandlers.append(
      TraitChangeHandler(registration: registration, traits: traits) { screen, previous in
        if let screen = screen as? Screen { handler(screen, previous) }
      })
    return registration
  }

  /// Takes a registration back; one of another screen is ignored.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    values.traitChangeHandlers.removeAll { $0.registration === registration }
  }

  func callTraitChangeHandlers(from old: UITraitCollection, to new: UITraitCollection) {
    for handler in kept?.traitChangeHandlers ?? []
    where handler.traits.contains(where: { $0.differs(between: old, and: new) }) {
      handler.call(self, old)
    }
  }
}
