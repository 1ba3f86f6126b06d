/// A handler that a screen or a view has registered for changes of some traits.
@MainActor struct TraitChangeHandler {
  let registration: UITraitChangeRegistration
  let traits: [any UITraitDefinition.Type]
  let call: (UIResponder, UITraitCollection) -> Void

  init<Observer: UIResponder>(
    for traits: [any UITraitDefinition.Type],
    _ handler: @escaping (Observer, UITraitCollection) -> Void
  ) {
    registration = UITraitChangeRegistration()
    self.traits = traits
    call = { observer, previous in
      if let observer = observer as? Observer { handler(observer, previous) }
    }
  }
}

/// The token that `registerForTraitChanges` returns, for `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public final class UITraitChangeRegistration {
  init() {}
}

extension UIView {
  /// Same as for a screen: called with this view and the old traits after one of these traits has changed.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ view: View, _ previous: UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let made = TraitChangeHandler(for: traits, handler)
    values.traitChangeHandlers.append(made)
    return made.registration
  }

  /// Takes a registration back; one of another view is ignored.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    values.traitChangeHandlers.removeAll { $0.registration === registration }
  }
}

extension [TraitChangeHandler] {
  /// Calls those that were registered for a trait that differs.
  @MainActor func call(
    _ observer: UIResponder, from old: UITraitCollection, to new: UITraitCollection
  ) {
    for handler in self
    where handler.traits.contains(where: { $0.differs(between: old, and: new) }) {
      handler.call(observer, old)
    }
  }
}
