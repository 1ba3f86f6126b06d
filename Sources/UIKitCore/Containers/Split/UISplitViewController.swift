import ObjectGraph
import Foundation

/// A list and the detail of what is selected in it, side by side or, collapsed, as one stack.
///
/// Expanded, the columns are its children, in order, and those that `displayMode` names are on screen.
/// Collapsed, one child is on screen, and the columns after it are on its navigation stack. All columns
/// are held strongly, on screen or not: one that is popped off the stack while collapsed is kept, as a
/// child off screen, until another takes its place, and has not departed until then. (Kept: observed of
/// the detail; that it is a child meanwhile: unverified.) Nothing is animated but what is pushed.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// Asked in place of the property, which a subclass may override to put another object in front. (Observed.)
  final weak var ownDelegate: (any UISplitViewControllerDelegate)?

  public let style: Style

  final var occupants: [Column: Occupant] = [:]
  final var arrangement = Arrangement.sideBySide
  /// Whether a collapse or an expansion is being done; what is asked for meanwhile comes after it.
  final var isFollowingTraits = false
  /// Whether this appears and its children do not yet: a change of columns is made at once then.
  final var preparesChildren = false
  /// The columns whose views are in place; those that should be, except while a change is due.
  final var shown: [UIViewController] = []
  final var machine = TransitionMachine<Void>()
  final var mode = DisplayMode.oneBesideSecondary
  /// Whether the inspector is on screen while expanded.
  final var showsInspector = false

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  deinit {
    // A dictionary has an order of its own in every run. The list of children, which goes after this, has the columns'.
    occupants = [:]
  }

  // MARK: - Columns

  /// The primary and the secondary controller; while collapsed, the one that is shown. (Documented.)
  ///
  /// Setting it replaces both, with the moves of those added and removed; what comes after the second is
  /// ignored. With columns it can be read only: setting it is reported and refused. (Unverified.)
  open var viewControllers: [UIViewController] {
    get {
      if arrangement.isCollapsed { return collapsedChild.map { [$0] } ?? [] }
      return childList.filter { ![.compact, .inspector].contains(column(of: $0)) }
    }
    set { setViewControllers(newValue) }
  }

  /// Puts a controller into a column, or empties it with `nil`.
  ///
  /// One that is no navigation controller is wrapped in one, except for `.compact`. (Documented; the
  /// exception unverified.) The one that was there departs: as a replaced detail from the secondary
  /// column, else as a removed child. Refused and reported: without a style, a controller that has a
  /// column here already, and one that contains this.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard hasColumns("set"), has(column) else { return }
    guard let vc else { return perform { replace([column: nil]) } }
    guard vc !== occupants[column]?.given, canHold(vc) else { return }
    perform { replace([column: wrapped(vc, for: column)]) }
  }

  /// The controller that was put into a column, without the navigation controller that this has put around it; the
  /// top one there, after a push. (Documented; without, and the top: observed.)
  open func viewController(for column: Column) -> UIViewController? {
    guard let occupant = occupants[column], occupant.isWrapper else {
      return occupants[column]?.controller
    }
    let stack = occupant.controller as? UINavigationController
    return stack?.viewControllers.last { $0.columnKeeper !== self }
  }

  /// Puts a column on screen: expanded, with the display mode that has it; collapsed, on top of the
  /// stack, animated. (Documented; that nothing happens in a compact interface: unverified.)
  ///
  /// The inspector comes beside the others, whatever the display mode; collapsed it comes with the next expansion.
  /// (Documented; collapsed UIKit presents it: not simulated.)
  open func show(_ column: Column) {
    if hasColumns("shown"), has(column) { perform { bringIn(column) } }
  }

  /// Takes a column off screen: expanded, with the display mode that lacks it; collapsed, off the stack,
  /// and with it those above. Nothing takes the secondary column off an expanded one. (Documented.)
  open func hide(_ column: Column) {
    if hasColumns("hidden"), has(column) { perform { takeAway(column) } }
  }

  /// Whether the column is among those that are shown: expanded, whether the display mode has it;
  /// collapsed, whether it is the topmost one of the stack. False for an empty column. (iOS 26. Documented;
  /// collapsed, empty, and that it may be asked without a style: unverified.)
  open func isShowing(_ column: Column) -> Bool { shows(column) }

  // MARK: - Display mode

  /// The columns that are on screen while expanded. (Documented.)
  open var displayMode: DisplayMode { mode }

  /// While collapsed it is used at the next expansion. (Documented.) Columns that leave the screen get
  /// `viewWillDisappear` before others get `viewWillAppear`; none of them moves to another parent. (Order
  /// unverified.)
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if !arrangement.isCollapsed { perform { change(to: preferredDisplayMode) } } }
  }

  // Nothing is laid out: these are kept, and what is computed from them in UIKit is as they say.

  open var preferredPrimaryColumnWidthFraction = automaticDimension
  open var preferredPrimaryColumnWidth = automaticDimension
  open var minimumPrimaryColumnWidth = automaticDimension
  open var maximumPrimaryColumnWidth = automaticDimension
  open var preferredInspectorColumnWidthFraction = automaticDimension
  open var preferredInspectorColumnWidth = automaticDimension
  open var minimumInspectorColumnWidth = automaticDimension
  open var maximumInspectorColumnWidth = automaticDimension
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  open var preferredSupplementaryColumnWidth = automaticDimension
  open var minimumSupplementaryColumnWidth = automaticDimension
  open var maximumSupplementaryColumnWidth = automaticDimension
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { preferredSplitBehavior }
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// A button that changes the display mode: shows the primary column beside the secondary one, or hides it.
  /// Made on first use and held; it does not hold this. (Documented; no bar shows it here.)
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  // MARK: - Collapse

  /// Whether one controller is shown instead of columns, as it is where `traitCollection` is horizontally
  /// compact. False before the first appearance. (Documented; before that: unverified.)
  ///
  /// It follows the traits by itself: in every appearance, between `viewWillAppear` here and the
  /// children's first callback, so that what was moved, or off screen in a hidden window, is right by then;
  /// and when the traits of its window change, on screen or not, after all `willTransition(to:with:)` and
  /// `viewWillTransition(to:with:)` and before `traitCollectionDidChange(_:)` here and in the columns, which
  /// therefore find both in line. Unspecified traits change nothing. (Both places: unverified.)
  ///
  /// To collapse, the delegate decides; then the columns leave the screen but for the first, then they are
  /// pushed on its stack, without animation, navigation controllers themselves, as UIKit does (observed
  /// without a style, unverified with columns), and each with the moves out of here and into the stack
  /// (unverified). A primary one without a stack is shown alone. None of them departs.
  ///
  /// To expand, the delegate decides; then the columns leave the primary's stack and come back here. Without
  /// a style and an answer, the top of the primary's stack becomes the secondary one, if there is more than
  /// the root, else the secondary one that is kept does. (Observed.) Of columns, each has its place.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  // MARK: - Showing

  /// Replaces the primary one. While collapsed the controller is pushed on the stack of the one shown, or
  /// presented by it where it has none. (Documented; with columns the primary column: unverified.)
  open override func show(_ controller: UIViewController, sender: Any?) {
    perform { showPrimary(controller, sender: sender) }
  }

  /// Replaces the secondary one, which departs. While collapsed the new one is pushed on the primary's
  /// stack, animated, or presented by the one shown where it has none. (Documented.)
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    perform { showDetail(controller, sender: sender) }
  }

  // MARK: - As a container

  override var appearingChildren: [UIViewController] { shown }

  override var childOnTop: UIViewController? { appearingChildren.last }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    leakAsSplit()
    let isInside = preparesChildren
    preparesChildren = true
    followTraits()
    removeUnshown()
    update()
    preparesChildren = isInside
    // A callback of these may have taken it off screen.
    guard appearance.state == .appearing else { return }
    shown = childrenOnScreen
    putShownInPlace()
  }

  override func appearanceDidSettle() {
    // Its window may not have been known before.
    if appearance.state == .appeared { followTraits() }
    update()
  }

  override func childDidLeaveList(_ child: UIViewController) {
    perform { columnDidLeave(child) }
  }

  override func letGo(of child: UIViewController) {
    if let index = shown.lastPosition(of: child) { shown.remove(at: index) }
  }
}

extension UISplitViewController: ColumnKeeper {}

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
