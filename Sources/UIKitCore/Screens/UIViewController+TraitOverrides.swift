extension UIViewController {
  /// Kept: `traitCollection` does not follow.
  public var traitOverrides: any UITraitOverrides {
    get { values.traitOverrides }
    set { values.traitOverrides = newValue as? TraitOverrides ?? TraitOverrides() }
  }
}

extension UIView {
  /// Kept: `traitCollection` does not follow.
  public var traitOverrides: any UITraitOverrides {
    get { values.traitOverrides }
    set { values.traitOverrides = newValue as? TraitOverrides ?? TraitOverrides() }
  }
}

extension UIViewController {
  /// The value of `preferredTransition`, which is a type of the module above. Retained.
  package var keptTransition: AnyObject? {
    get { values.keptTransition }
    set { values.keptTransition = newValue }
  }
}
