import Foundation

extension UISplitViewController {
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Hashable, Sendable {
    case none, sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    case automatic, never, always
  }

  /// How the columns are arranged; those that are not on the primary's stack are children.
  enum Arrangement {
    /// Expanded; the display mode says which columns are on screen.
    case sideBySide
    /// Collapsed; the primary column is shown, and these others belong on its stack. The stack is due to show
    /// its top when columns were put on it or taken off it, and all others are in place.
    case stack(Set<Column>, isDue: Bool = false)
    /// Collapsed; one other column is shown, and nothing belongs on a stack.
    case alone(Column)

    var isCollapsed: Bool { if case .sideBySide = self { false } else { true } }

    var isStack: Bool { if case .stack = self { true } else { false } }

    /// The column that is shown, with the others on its stack.
    var soleColumn: Column { if case .alone(let column) = self { column } else { .primary } }

    /// The columns that belong on the primary's stack. Setting it does nothing where no column does.
    var stacked: Set<Column> {
      get { if case .stack(let columns, _) = self { columns } else { [] } }
      set { if case .stack(_, let isDue) = self { self = .stack(newValue, isDue: isDue) } }
    }

    /// Whether the primary's stack is due to show its top. Setting it does nothing where no column is on it.
    var stackIsDue: Bool {
      get { if case .stack(_, let isDue) = self { isDue } else { false } }
      set { if case .stack(let columns, _) = self { self = .stack(columns, isDue: newValue) } }
    }
  }

  func toggleDisplayMode() {
    preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }
}

extension UISplitViewController {
  public enum Style: String, Hashable, Sendable {
    /// Calls for columns are refused.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Hashable, Sendable, CaseIterable {
    case primary
    case supplementary
    case secondary
    case compact
    /// On the trailing side; hidden until it is shown. (iOS 26. Documented.)
    case inspector
  }

  /// Which columns are on screen while expanded.
  ///
  /// Over or beside the secondary column makes no difference here, because nothing is laid out: the
  /// secondary column stays on screen and gets no callback. (Observed of overlays.)
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Left to the split view controller. As `displayMode` never; it stands for `oneBesideSecondary`,
    /// because sizes are not simulated. (Unverified for three columns.)
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
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

  struct Occupant {
    let controller: UIViewController
    /// Whether `controller` is a navigation controller made here around the one that was set.
    let isWrapper: Bool
    /// The controller that was put into the column.
    @MainActor var given: UIViewController? { isWrapper ? controller.children.first : controller }
  }
}

/// The calls about a primary and a secondary view controller are made without a style, those about columns with
/// one. (Documented.)
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  // @optional
  /// Called before `displayMode` changes, and before any callback that this brings. (Documented.)
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called first when a split view controller without a style collapses; answers what is shown alone.
  /// `nil` leaves that to the primary one. (Documented.)
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Called first when a split view controller without a style expands; answers the primary one. `nil`
  /// leaves the one that is. (Documented.)
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Called when a split view controller without a style collapses. With `true` the split view
  /// controller does nothing about the secondary one, which is off screen then and is kept until it
  /// expands; with `false` it is put on the primary's navigation stack. (Documented; kept: observed.)
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool  // = false
  /// Called when a split view controller without a style expands; answers the secondary one. With `nil`
  /// it is the top of the primary's stack, if that has more than its root. (Documented.)
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called when `show(_:sender:)` reaches the split view controller; `true` when it was done here.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool  // = false
  /// Called by `showDetailViewController(_:sender:)`; `true` when it was done here. (Documented.)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool  // = false
  /// Called when a split view controller with columns collapses; answers the column on top then.
  ///
  /// Proposed is the compact one if there is one, else the secondary one. (Documented; the second:
  /// observed.)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column  // = proposedTopColumn
  /// Called when a split view controller with columns expands; answers the display mode. (Documented.)
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode  // = proposedDisplayMode
  /// Called before `show(_:)` puts a column on screen. (Documented.)
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before `hide(_:)` takes a column off screen. (Documented.)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called after a collapse, when its last callback was sent. (Documented; the place unverified.)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after an expansion, when its last callback was sent. (Documented; the place unverified.)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}
