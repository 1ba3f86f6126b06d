/// Traits that are set for a screen or a view and all below. (Stored, not simulated: `traitCollection` does
/// not follow.)
@preconcurrency @MainActor public protocol UITraitOverrides {
  /// The room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// What is said of a trait, one of the program's own too.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// Whether anything was said of a trait.
  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool
  /// Takes back what was said of a trait.
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type)
}

/// The traits that were set, by their kinds.
@MainActor struct TraitOverrides: UITraitOverrides {
  private var said: [ObjectIdentifier: Any] = [:]

  nonisolated init() {}

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { said[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue }
    set { said[ObjectIdentifier(trait)] = newValue }
  }

  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    said[ObjectIdentifier(trait)] != nil
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    said[ObjectIdentifier(trait)] = nil
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}
