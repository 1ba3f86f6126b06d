extension View {
  /// Adds a guide, away from the view that it was with. Retains it.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    values.layoutGuides.append(layoutGuide)
  }

  /// Lets a guide go.
  public func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    values.layoutGuides = values.layoutGuides.filter { $0 !== layoutGuide }
  }

  /// The guides that were added.
  public var layoutGuides: [LayoutGuide] { values.layoutGuides }

  /// What bars and the device do not cover: all of the view. Made on first use and held.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = values.safeAreaGuide { return guide }
    let made = LayoutGuide(of: self, "UIViewSafeAreaLayoutGuide")
    values.safeAreaGuide = made
    return made
  }

  /// The view inside its margins. Made on first use and held.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = values.marginsGuide { return guide }
    let made = LayoutGuide(of: self, "UIViewLayoutMarginsGuide")
    values.marginsGuide = made
    return made
  }

  /// The view as far as one likes to read; the same guide as `layoutMarginsGuide`.
  public var readableContentGuide: LayoutGuide { layoutMarginsGuide }

  /// What the keyboard does not cover; the same guide as `safeAreaLayoutGuide`. (In UIKit it is what the
  /// keyboard covers.)
  public var keyboardLayoutGuide: LayoutGuide { safeAreaLayoutGuide }
}

extension LayoutGuide {
  fileprivate convenience init(of view: View, _ identifier: String) {
    self.init()
    self.identifier = identifier
    owningView = view
  }
}
