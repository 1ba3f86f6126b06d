extension UIViewController {
  /// Traits for this screen and all below; kept, and `traitCollection` does not follow.
  public var traitOverrides: any UITraitOverrides {
    get { values.traitOverrides }
    set { values.traitOverrides = newValue as? TraitOverrides ?? TraitOverrides() }
  }
}

extension UIView {
  /// Traits for this view and all below; kept, and `traitCollection` does not follow.
  public var traitOverrides: any UITraitOverrides {
    get { values.traitOverrides }
    set { values.traitOverrides = newValue as? TraitOverrides ?? TraitOverrides() }
  }
}

extension UIViewController {
  /// What `preferredTransition` was set to, which is a type of the module above. Retained.
  package var keptTransition: AnyObject? {
    get { values.keptTransition }
    set { values.keptTransition = newValue }
  }
}
