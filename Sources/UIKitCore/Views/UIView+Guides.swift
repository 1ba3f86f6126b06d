extension UIView {
  /// Adds a guide, away from the view that it was with. Retains it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    values.layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    values.layoutGuides = values.layoutGuides.filter { $0 !== layoutGuide }
  }

  public var layoutGuides: [UILayoutGuide] { values.layoutGuides }

  /// What bars and the device do not cover: all of the view. Made on first use and held.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = values.safeAreaGuide { return guide }
    let made = UILayoutGuide(of: self, "UIViewSafeAreaLayoutGuide")
    values.safeAreaGuide = made
    return made
  }

  /// The view inside its margins. Made on first use and held.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = values.marginsGuide { return guide }
    let made = UILayoutGuide(of: self, "UIViewLayoutMarginsGuide")
    values.marginsGuide = made
    return made
  }

  /// The view as far as one likes to read; the same guide as `layoutMarginsGuide`.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// What the keyboard does not cover; the same guide as `safeAreaLayoutGuide`. (In UIKit it is what the
  /// keyboard covers.)
  public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
}

extension UILayoutGuide {
  fileprivate convenience init(of view: UIView, _ identifier: String) {
    self.init()
    self.identifier = identifier
    owningView = view
  }
}
