extension UIViewController {
  /// Has `handler` called with this screen and the old traits whenever one of these traits has changed, right
  /// after `traitCollectionDidChange(_:)`. Held until taken back or the screen goes. (iOS 17. Documented; the
  /// place: unverified.)
  @discardableResult
  public func registerForTraitChanges<Screen: UIViewController>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ screen: Screen, _ previous: UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let made = TraitChangeHandler(for: traits, handler)
    values.traitChangeHandlers.append(made)
    return made.registration
  }

  /// Takes a registration back; one of another screen is ignored.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    values.traitChangeHandlers.removeAll { $0.registration === registration }
  }

  /// Traits that differ from those above, here and in all views and screens inside, not in what this presents.
  ///
  /// A screen in a window gets them in the next layout pass, or by `updateTraitsIfNeeded()`: each screen with other
  /// traits than before then gets `traitCollectionDidChange(_:)`, and handlers are called, from the top down.
  /// Elsewhere they are there at once, and nothing is called. (iOS 17. Documented; elsewhere: unverified.)
  public var traitOverrides: any UITraitOverrides {
    get { kept.map { $0.nextOverrides ?? $0.traitOverrides } ?? TraitOverrides() }
    set {
      values.nextOverrides = newValue as? TraitOverrides
      awaitTraits()
    }
  }

  /// Takes the overrides that wait here and below, and calls what has other traits after that. (Documented.)
  public func updateTraitsIfNeeded() {
    var observers: [(responder: UIResponder, traits: UITraitCollection)] = []
    forEachBelow { screen in
      observers.append((screen, screen.traitCollection))
      screen.forEachOwnView { view in
        if view.hasTraitChangeHandlers { observers.append((view, view.traitCollection)) }
      }
    }
    forEachBelow { $0.takeOverrides() }
    for (responder, old) in observers {
      if let screen = responder as? UIViewController {
        screen.traitsDidChange(from: old, to: screen.traitCollection)
      } else if let view = responder as? UIView {
        view.values.traitChangeHandlers.call(view, from: old, to: view.traitCollection)
      }
    }
  }

  /// Calls this screen and its handlers where traits differ.
  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    guard new != old else { return }
    (self as? any ColumnKeeper)?.followTraits()
    environment?.record(
      .traitCollectionDidChange, of: id, note: new.words(changedFrom: old))
    let outer = sending
    sending = .traitCollectionDidChange
    traitCollectionDidChange(old)
    close(.traitCollectionDidChange, inside: outer)
    kept?.traitChangeHandlers.call(self, from: old, to: new)
  }

  /// Has the turn's end take the overrides of this screen and its views; outside of a window takes them now.
  fileprivate func awaitTraits() {
    guard let environment, loadedView?.window != nil else { return takeOverrides() }
    environment.turnEnd.wait(for: .layout, to: .updateTraits, as: self)
  }

  private func takeOverrides() {
    if let kept, let next = kept.nextOverrides {
      (kept.traitOverrides, kept.nextOverrides) = (next, nil)
    }
    rootWindowReference?.object?.takeOverrides()
    forEachOwnView { $0.takeOverrides() }
  }

  /// The view and those inside it, but for those of other screens.
  func forEachOwnView(_ body: (UIView) -> Void) {
    var waiting = loadedView.map { [$0] } ?? []
    while let view = waiting.popLast() {
      body(view)
      waiting.append(contentsOf: view.subviewList.reversed().filter { $0.controller == nil })
    }
  }
}

extension UIView {
  /// Same as a screen's, for this view and all views and screens inside.
  public var traitOverrides: any UITraitOverrides {
    get { values.nextOverrides ?? values.traitOverrides }
    set {
      values.nextOverrides = newValue as? TraitOverrides
      if let screenAround { screenAround.awaitTraits() } else { takeOverrides() }
    }
  }

  /// Same as `updateTraitsIfNeeded()` of the screen that the view is in.
  public func updateTraitsIfNeeded() { screenAround?.updateTraitsIfNeeded() }

  fileprivate func takeOverrides() {
    guard let next = values.nextOverrides else { return }
    (values.traitOverrides, values.nextOverrides) = (next, nil)
  }

  fileprivate var screenAround: UIViewController? {
    var current = self
    while true {
      if let controller = current.controller { return controller }
      guard let above = current.superview else {
        return (current as? UIWindow)?.rootViewController
      }
      current = above
    }
  }

  fileprivate var hasTraitChangeHandlers: Bool {
    values.traitChangeHandlers.isEmpty == false
  }
}

extension UIResponder {
  /// Puts the overrides of this screen or view and of all around it over traits, the window's first.
  ///
  /// A screen inherits from the view around its own, before there is one from its parent. (Documented for iOS 17.)
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    var overrides: [TraitOverrides] = []
    var current: UIResponder? = self
    while let responder = current {
      if let screen = responder as? UIViewController {
        if let kept = screen.kept { overrides.append(kept.traitOverrides) }
        current =
          screen.loadedView?.superview ?? screen.parent ?? screen.rootWindowReference?.object
      } else if let view = responder as? UIView {
        if view.kept != nil { overrides.append(view.values.traitOverrides) }
        current = view.controller ?? view.superview
      } else {
        current = nil
      }
    }
    var traits = traits
    for overrides in overrides.reversed() { overrides.apply(to: &traits) }
    return traits
  }
}
