import RuntimeLayout

extension UISplitViewController {
  /// How many columns a split view controller has, and by which calls they are set.
  public enum Style: String, Hashable, Sendable {
    /// Set by `viewControllers`: a primary and a secondary one. Calls for columns are refused.
    case unspecified
    /// Set for each column: primary and secondary.
    case doubleColumn
    /// Set for each column: primary, supplementary and secondary.
    case tripleColumn
  }

  /// The places for controllers.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The list or the sidebar.
    case primary
    /// Between the two others; in a triple column style only.
    case supplementary
    /// The detail.
    case secondary
    /// Not a column: what is shown instead of all columns while collapsed.
    case compact
  }

  /// Which columns are on screen while expanded.
  ///
  /// Over or beside the secondary column makes no difference here, because nothing is laid out: the
  /// secondary column stays on screen and gets no callback. (Observed of overlays.)
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Left to the split view controller. As `displayMode` never; it stands for `oneBesideSecondary`,
    /// because sizes are not simulated. (Unverified for three columns.)
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// The secondary column, and the supplementary one of three columns or the primary one of two.
    case oneBesideSecondary
    /// As `oneBesideSecondary`.
    case oneOverSecondary
    /// All three columns; of two columns, both.
    case twoBesideSecondary
    /// As `twoBesideSecondary`.
    case twoOverSecondary
    /// As `twoBesideSecondary`.
    case twoDisplaceSecondary

    /// The old name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The old name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The old name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    /// The mode that is used where this one is asked for.
    func resolved(for style: Style) -> DisplayMode {
      switch self {
      case .automatic: .oneBesideSecondary
      case .twoBesideSecondary, .twoDisplaceSecondary:
        style == .tripleColumn ? self : .oneBesideSecondary
      case .twoOverSecondary: style == .tripleColumn ? self : .oneOverSecondary
      case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: self
      }
    }

    /// The columns that are on screen, in order.
    func columns(of style: Style) -> [Column] {
      switch self {
      case .secondaryOnly: [.secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      case .automatic, .oneBesideSecondary, .oneOverSecondary:
        [style == .tripleColumn ? .supplementary : .primary, .secondary]
      }
    }
  }

  /// The controller in a column.
  struct Occupant {
    let controller: UIViewController
    /// Whether `controller` is a navigation controller made here around the one that was set.
    let isWrapper: Bool
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofSplitViews = Vocabulary(
    names: [
      "UISplitViewController.occupants": "viewControllers",
      "UISplitViewController.shown": "viewControllers",
      "Occupant.controller": "",
    ],
    notes: [
      "viewControllers": .link
    ])
}
