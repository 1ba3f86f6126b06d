import Foundation

/// What UIKit asks a screen, or lets it say, beyond its life: values and answers to override.
///
/// Kept, and without consequence, unless it says otherwise: there is no status bar, no rotation by hand and
/// no layout. Part of `UIViewController`; no other class derives from it. Values are kept in one box that a screen
/// without any does not have.
@preconcurrency @MainActor open class InertViewControllerAttributes: UIResponder {
  private var storage: ScreenStorage?

  /// The box, made when the first value is put into it.
  var values: ScreenStorage {
    if let storage { return storage }
    let made = ScreenStorage()
    storage = made
    return made
  }

  /// What was registered for changes of traits.
  var traitChangeHandlers: [TraitChangeHandler] { storage?.traitChangeHandlers ?? [] }

  /// Keeps the name of a nib; there are none to load.
  init(nibName: String?, bundle: Bundle?) {
    super.init()
    if nibName != nil { values.nibName = nibName }
    if bundle != nil { values.nibBundle = bundle }
  }

  /// Makes one without values.
  public override init() {
    super.init()
  }

  /// This as what it is a part of.
  var screen: UIViewController? { nil }

  // MARK: - Origin

  /// The name that `init(nibName:bundle:)` was given.
  open var nibName: String? { storage?.nibName }
  /// The bundle that `init(nibName:bundle:)` was given.
  open var nibBundle: Bundle? { storage?.nibBundle }
  /// The storyboard that made the screen; `nil` for one made by code.
  open var storyboard: UIStoryboard? { storage?.storyboard }
  /// A name for restoration, which is not simulated.
  open var restorationIdentifier: String? {
    get { storage?.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }
  /// Never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called here.
  open func applicationFinishedRestoringState() {}

  // MARK: - Status bar, home indicator and pointer

  /// Whether the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour that the status bar should have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How a change of it should be animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Not simulated.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Not simulated.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks for an update of a status bar that is not there.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a full-screen presentation is asked for the status bar though it does not cover all.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { storage?.capturesStatusBarAppearance ?? false }
    set { values.capturesStatusBarAppearance = newValue }
  }
  /// Whether the home indicator may hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Not simulated.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks for an update of an indicator that is not there.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the program's gestures come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Not simulated.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// No effect: not simulated.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer should stay where it is.
  open var prefersPointerLocked: Bool { false }
  /// Not simulated.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// No effect: not simulated.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: - Orientation

  /// All but upside down; on a pad all. (Documented.) Not asked: `UIWindowScene.rotate()` always turns.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    screen?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Not simulated.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Not simulated.
  open var shouldAutorotate: Bool { true }
  /// No effect: not simulated.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: - Size

  /// The size that the screen would like to have. A change is told to the parent, else to the presentation
  /// controller, by `preferredContentSizeDidChange(forChildContentContainer:)`. (Documented; else: observed.)
  open var preferredContentSize: CGSize {
    get { storage?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      values.preferredContentSize = newValue
      guard let screen else { return }
      if let parent = screen.parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: screen)
      } else {
        screen.presentationOfSelf?.controller
          .preferredContentSizeDidChange(forChildContentContainer: screen)
      }
    }
  }
  /// Tells that the wish of a child has changed. Does nothing; for containers.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Not simulated.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// What the screen adds to the safe area, which is not simulated.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storage?.additionalSafeAreaInsets ?? .zero }
    set { values.additionalSafeAreaInsets = newValue }
  }
  /// The edges at which the view goes below bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { storage?.edgesForExtendedLayout ?? .all }
    set { values.edgesForExtendedLayout = newValue }
  }
  /// Whether it does so below opaque ones too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { storage?.extendedLayoutIncludesOpaqueBars ?? false }
    set { values.extendedLayoutIncludesOpaqueBars = newValue }
  }
  /// Whether a scroll view keeps clear of bars.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { storage?.automaticallyAdjustsScrollViewInsets ?? true }
    set { values.automaticallyAdjustsScrollViewInsets = newValue }
  }
  /// Whether the margins are never smaller than the system has them.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { storage?.viewRespectsSystemMinimumLayoutMargins ?? true }
    set { values.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// Never called here: there are no margins.
  open func viewLayoutMarginsDidChange() {}
  /// Never called here: there is no safe area.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called here: constraints are not solved.
  open func updateViewConstraints() {}

  // MARK: - Traits

  /// Light or dark for this screen and all below; kept, and `traitCollection` does not follow it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage?.overrideUserInterfaceStyle ?? .unspecified }
    set { values.overrideUserInterfaceStyle = newValue }
  }
  /// Keeps traits for a child, whose `traitCollection` does not follow them. The child is not retained.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    values.childTraits[ObjectIdentifier(childViewController)] = collection
  }
  /// The traits that were kept for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    storage?.childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: - Presentation

  /// Whether the transition style of a context is this one's.
  open var providesPresentationContextTransitionStyle: Bool {
    get { storage?.providesTransitionStyle ?? false }
    set { values.providesTransitionStyle = newValue }
  }
  /// Whether the focus comes back with the screen.
  open var restoresFocusAfterTransition: Bool {
    get { storage?.restoresFocusAfterTransition ?? true }
    set { values.restoresFocusAfterTransition = newValue }
  }
  /// Whether the keyboard stays when another control gets the focus: on a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool {
    screen?.modalPresentationStyle == .formSheet
  }

  // MARK: - Editing and bars

  /// Whether the contents can be edited. Setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { storage?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Keeps whether the contents can be edited, and changes the words on `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    values.isEditing = editing
    storage?.editButtonItem?.title = editing ? "Done" : "Edit"
  }
  /// A button that calls `setEditing(_:animated:)` with the other value when it is tapped. Made on first use
  /// and held; it does not hold the screen.
  open var editButtonItem: UIBarButtonItem {
    if let made = storage?.editButtonItem { return made }
    let made = EditButtonItem(of: self)
    values.editButtonItem = made
    return made
  }
  /// The buttons in the toolbar of the navigation controller while this is on top. Retained.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storage?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Replaces the buttons in the toolbar; nothing is animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    values.toolbarItems = toolbarItems
  }

  // MARK: - Segues

  /// Performs a segue of the screen's storyboard: those that `UIStoryboard` was told of. One without such a
  /// segue is reported in UIKit's words, "has no segue with identifier". `shouldPerformSegue` is not asked.
  /// (Documented; UIKit raises an exception.)
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if let screen { UIStoryboard.performSegue(identifier, from: screen, sender: sender) }
  }
  /// Whether a segue that the user set off is performed; not asked here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed. Does nothing; for subclasses.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end here; not asked here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Called on every screen on the way back of an unwind segue; not called here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The nearest parent that can perform an action: the navigation or the split view controller for
  /// `show(_:sender:)`, the split view controller for `showDetailViewController(_:sender:)`; else `nil`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    switch action.description {
    case "showViewController:sender:", "show(_:sender:)":
      screen?.navigationController ?? screen?.splitViewController
    case "showDetailViewController:sender:", "showDetailViewController(_:sender:)":
      screen?.splitViewController
    default: nil
    }
  }

  // MARK: - User activity

  /// What the user does here. Retained.
  open var userActivity: NSUserActivity? {
    get { storage?.userActivity }
    set { values.userActivity = newValue }
  }
  /// A name in analyses.
  open var interactionActivityTrackingBaseName: String? {
    get { storage?.interactionActivityTrackingBaseName }
    set { values.interactionActivityTrackingBaseName = newValue }
  }

  // MARK: - Presentation

  /// How the presentation is animated; kept, and of no consequence.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations in the current context stand here and not above everything. `false`, and `true`
  /// of a navigation controller. (Documented.)
  open var definesPresentationContext = false

  /// Hands out animators and presentation controllers when this is presented. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user cannot pull the sheet down that this controller is, or is shown in. (Documented.)
  open var isModalInPresentation = false

  // MARK: - In containers

  /// A text for people. The navigation item and the tab bar item that are there get it too. (Documented.)
  open var title: String? {
    didSet {
      screen?.item?.title = title
      storage?.tabBarItem?.title = title
    }
  }

  /// What a tab bar would show, and whether its tab can be tapped. Made on first use and held.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storage?.tabBarItem { return item }
      let made = UITabBarItem(title: title)
      values.tabBarItem = made
      return made
    }
    set { values.tabBarItem = newValue }
  }

  /// Whether the tab bar is hidden while this is on a stack, on top or below it. (Documented.)
  open var hidesBottomBarWhenPushed = false
}
