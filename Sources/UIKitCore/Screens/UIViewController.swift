import Foundation
import Synchronization
import VirtualTime

/// One screen, or a container of screens, with UIKit's life cycle.
///
/// Subclass it and override the callbacks as on iOS, calling `super`. Nothing is drawn; callbacks, flags
/// and links follow UIKit's order. What holds what:
/// - a controller holds its view, its children and what it presents strongly;
/// - it holds its parent, its presenter and its window not at all;
/// - until its completion a transition holds the controllers it moves, its container and their window.
///
/// Every callback is recorded in the application's log before it is called.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Holds the values that are rarely set; made when the first one is.
  var kept: ScreenStorage?

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// `true` of a navigation controller. (Documented.)
  open var definesPresentationContext = false
  /// Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Also asked of the controllers shown in a sheet. (Documented.)
  open var isModalInPresentation = false
  /// The navigation item and the tab bar item that were made get it too. (Documented.)
  open var title: String? {
    didSet {
      item?.title = title
      kept?.tabBarItem?.title = title
    }
  }
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var providesPresentationContextTransitionStyle = false
  open var restoresFocusAfterTransition = true

  // Unchecked here and below: run-time checks of exclusive access would add some 80 % to a push and a pop.

  /// The log, the clock and the names around this controller; `nil` until it joins an application.
  @exclusivity(unchecked) package internal(set) final var environment: Environment?
  /// The version of iOS around it; kept here, because to ask the environment would retain it.
  @exclusivity(unchecked) final var systemVersion = SystemVersion.newestWithLog
  /// The serial identity; `none` until it joins an application.
  @exclusivity(unchecked) final var ownID = InstanceID.none
  @exclusivity(unchecked) package internal(set) final var appearance = AppearanceMachine()
  @exclusivity(unchecked) var transitionFlags = TransitionFlags()
  var membership = ChildLink.settled
  /// The callback being sent, until the base implementation is reached.
  @exclusivity(unchecked) var sending: LifecycleEvent.Kind?
  /// The caller that drives the appearance under way, and the parts of it that are due.
  @exclusivity(unchecked) var appearing = AppearanceProgress()
  /// Whether its links lead to a window's root; see `linkDidChange()`.
  @exclusivity(unchecked) package internal(set) final var isReachable = false
  /// How and when this controller left for good; `nil` while it is not known to have left.
  @exclusivity(unchecked) package internal(set) final var departure: ScreenDeparture?
  /// The parent it had last, for checks that ask when the link is cut already.
  @exclusivity(unchecked) package internal(set) final var formerParent = InstanceID.none
  /// How it leaves its parent, from `willMove(toParent: nil)` on.
  @exclusivity(unchecked) package internal(set) final var wayOut = ScreenDeparture.Kind.removed
  /// The presenter it had last, for checks that ask in the last callback of the dismissal.
  package internal(set) final var formerPresenter = InstanceID.none

  @exclusivity(unchecked) var loadedView: UIView?
  @exclusivity(unchecked) var childList: [UIViewController] = []
  /// Children that are owed `didMove(toParent: self)`.
  @exclusivity(unchecked) var entering: [UIViewController] = []
  /// Children off the list that have callbacks to get yet. Held until then.
  @exclusivity(unchecked) var leaving: [DepartingScreen] = []
  /// Former children whose views still stand in this one's view. Not held.
  @exclusivity(unchecked) var leftBehind: [BackReference<UIViewController>] = []
  @exclusivity(unchecked) var presentation: Presentation?
  /// The change from one child to another that is under way here.
  var childTransition: Transition?
  @exclusivity(unchecked) var parentReference: BackReference<UIViewController>?
  var presenterReference: BackReference<UIViewController>?
  var rootWindowReference: BackReference<UIWindow>?
  /// Made when it is asked for; the presentation takes it over.
  var heldPresentationController: UIPresentationController?
  /// An object that goes with the controller.
  nonisolated package let companion = Mutex<(any AnyObject & Sendable)?>(nil)
  @exclusivity(unchecked) private var backReferences = BackReferences<UIViewController>()
  @exclusivity(unchecked) var item: UINavigationItem?

  // The defaults are what `super.init()` in a subclass means, which cannot call a convenience initialiser.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
    if nibName != nil { values.nibName = nibName }
    if bundle != nil { values.nibBundle = bundle }
    if let ambient = EnvironmentScope.environment { join(ambient) }
  }

  /// A subclass has this as soon as it has `init(nibName:bundle:)` and `init(coder:)`.
  @_disfavoredOverload public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let ambient = EnvironmentScope.environment { join(ambient) }
  }

  deinit {
    guard let environment else { return }
    environment.inbox.post(ownID, at: environment.clock.now)
    if childList.isEmpty, leaving.isEmpty, presentation == nil { return }
    let (children, late, presented) = (childList, leaving, presentation)
    (childList, leaving, presentation) = ([], [], nil)
    // Consumed, because a local variable that still held something would release it inside this call.
    environment.inherit(from: ownID, consume children, consume late, consume presented)
  }

  /// The reference by which children, presented controllers and checks point here; made once and shared.
  package var backReference: BackReference<UIViewController> {
    backReferences.made ?? backReferences.make(for: self)
  }

  // MARK: - View

  /// Made on first use and held.
  open var navigationItem: UINavigationItem { item ?? makeNavigationItem() }

  /// Retained.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  open func loadViewIfNeeded() { if loadedView == nil { loadOnce() } }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    reached(.loadView)
    if loadedView == nil { replaceView(with: UIView()) }
  }

  open func viewDidLoad() { reached(.viewDidLoad) }

  // MARK: - Appearance

  /// Sent after `viewDidLoad`, before the view is in the window. (Documented.)
  open func viewWillAppear(_ animated: Bool) { reached(.viewWillAppear) }

  /// Sent before the animation, with the view in the window. (Documented.)
  open func viewIsAppearing(_ animated: Bool) { reached(.viewIsAppearing) }

  open func updateProperties() { reached(.updateProperties) }
  open func setNeedsUpdateProperties() { needUpdate() }
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }
  override func askForUpdate(withLayout: Bool) { updateLater(withLayout: withLayout) }

  /// Sent once an appearance and once for each new size; see also `UIView.layoutSubviews()`.
  open func viewWillLayoutSubviews() { reached(.viewWillLayoutSubviews) }
  open func viewDidLayoutSubviews() { reached(.viewDidLayoutSubviews) }

  /// Sent after the animation. (Documented.)
  open func viewDidAppear(_ animated: Bool) { reached(.viewDidAppear) }

  /// The navigation stack has already changed; `parent` is still set. (Documented; the stack: observed.)
  open func viewWillDisappear(_ animated: Bool) { reached(.viewWillDisappear) }

  /// On a pop `parent` is already `nil` here and `isMovingFromParent` still true (observed; sources differ).
  open func viewDidDisappear(_ animated: Bool) { reached(.viewDidDisappear) }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Sends a child `viewWillAppear` or `viewWillDisappear`. For containers that forward by hand; the
  /// containers of this module call it too, so an override takes part. (Documented; the containers: observed.)
  ///
  /// Out of turn it sends nothing and is reported: "Unbalanced calls to begin/end appearance transitions".
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearing.isDriven else { return beginByHand(isAppearing, animated: animated) }
    appearing.isDriven = false
    beginDriven(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    guard appearing.isDriven else { return endByHand() }
    appearing.isDriven = false
    endDriven()
  }

  /// True from before `viewWillAppear` until after `viewDidAppear`.
  open var isMovingToParent: Bool { isSet(.toParent) }

  /// True from before `viewWillDisappear` until after `viewDidDisappear`.
  open var isMovingFromParent: Bool { isSet(.fromParent) }

  /// True from before `viewWillAppear` until after `viewDidAppear`; of the presented controller, not of its
  /// children.
  open var isBeingPresented: Bool { isSet(.presented) }

  /// True from before `viewWillDisappear` until after `viewDidDisappear`; of the presented controller, not of
  /// its children.
  open var isBeingDismissed: Bool { isSet(.dismissed) }

  /// Sent by `UIApplication.sendMemoryWarning()`.
  open func didReceiveMemoryWarning() { reached(.didReceiveMemoryWarning) }

  // MARK: - Containment

  /// Retained until removed.
  open var children: [UIViewController] { childList }

  /// Not retained.
  open var parent: UIViewController? { parentReference?.object }

  /// Adds a child: sends it `willMove(toParent:)`. An override that does not call `super` adds nothing, and
  /// is not told of: it may mean to refuse. Adding its view and `didMove(toParent:)` are the caller's
  /// duty. Retains the child. A child of another parent is removed there first. (Documented.)
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Leaves the parent, which releases this: sends `didMove(toParent: nil)`. The caller sends
  /// `willMove(toParent: nil)` and takes the view away before. (Documented.)
  ///
  /// A view that was not taken away stays, without a callback. The controller, held by nothing here, is on screen
  /// without a parent then and comes and goes with the view it stands in, as one that was never a child.
  /// The built-in containers take the view away. (Unverified.)
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, membership != .leaving, self.parent != nil { membership = .leaving }
    reached(.willMoveToParent, about: parent)
  }

  open func didMove(toParent parent: UIViewController?) { reached(.didMoveToParent, about: parent) }

  /// Exchanges the views of two children, for containers. The moves are the caller's duty: `addChild(to)`,
  /// `from.willMove(toParent: nil)` before, `removeFromParent()`, `didMove` in `completion`. (Documented.)
  ///
  /// `from` gets `viewWillDisappear`, `to` `viewWillAppear`, with the flags of the announced moves; `to`'s
  /// view stands above `from`'s and `to` gets `viewIsAppearing` and layout; `animations` runs. After
  /// `duration`, with 0 on the clock's next turn, `to` gets `viewDidAppear`, `from`'s view goes, `from` gets
  /// `viewDidDisappear`, and `completion(true)` is called. (The view: documented; the order: observed.)
  /// Off screen there are no appearance callbacks; a container that forwards by hand is refused.
  /// Both children and the blocks are held until then. When this container leaves the screen before that,
  /// the transition ends at once, with `completion(false)`. One that is asked for during another is reported
  /// as nested, brings the first to its end at once, and is done after it. Refused and reported, without
  /// the blocks: "Children view controllers <A> and <B> must have a common parent view controller".
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      from, for: to, over: Duration(ofAnimation: duration), animations: animations,
      completion: completion)
  }

  /// - Complexity: O(depth), as the two below.
  open var navigationController: UINavigationController? { nearestParent() }
  open var tabBarController: UITabBarController? { nearestParent() }
  open var splitViewController: UISplitViewController? { nearestParent() }

  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? rootWindowReference?.object
  }

  // MARK: - Presentation

  /// Reads as what the default, `.automatic`, stands for: `.pageSheet`, up to iOS 12 `.fullScreen`. (Documented.)
  /// Asking for `presentationController` before the style is set decides for the old style. (Observed.)
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle == .automatic ? automaticStyle : chosenStyle }
    set { chosenStyle = newValue }
  }
  private var chosenStyle = UIModalPresentationStyle.automatic

  /// The presentation controller of this controller, also of one that is not presented or inside another
  /// that is: it is made by asking. (Documented; of a child: observed.)
  /// The two hold each other until this is presented; asked of a controller that never is, such as the root
  /// of a stack that is presented in its place, this keeps it alive. (Observed.)
  open var presentationController: UIPresentationController? {
    presentationOfSelf?.controller ?? ownPresentationController(for: nil)
  }

  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// The presentation controller when it is a popover's, else `nil`; made by asking.
  open var popoverPresentationController: UIPopoverPresentationController? { ownPopover }

  /// Of this controller or the nearest of its parents, from the call that asks for the transition until after
  /// its last callback. (Documented; without animation too: unverified.)
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition }

  /// Retained by the presenter until its dismissal's last callbacks. (Documented.)
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// Not retained.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// Presents a controller above this one. The presenter is the topmost parent. Retains the presented
  /// one until it is dismissed; `completion` is called, and released, after the last callback. When this
  /// returns, links stand and the view is loaded; the appearance callbacks come at the end of the turn.
  /// Refused and reported, without `completion`, in UIKit's words: "Attempt to present <P> on <A> which
  /// is already presenting <Q>", "… whose view is not in the window hierarchy", "Application tried to
  /// present modally an active controller". (Documented; the words observed.)
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: controller, animated: animated, completion: completion)
  }

  /// Dismisses all that this controller presents; when it presents nothing, itself, by way of its presenter.
  /// When this returns, the links still stand; the callbacks begin at the end of the turn, and the links are cut
  /// before the last ones, so that these may present again. (Observed.)
  /// Of a chain only the topmost gets the animation; those it covered get no second disappearance.
  /// `completion` is called once, after the last callback. With nothing to dismiss it is called too, and
  /// the call is reported. (Documented; without anything presented: observed, sources differ.)
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: animated, completion: completion)
  }

  /// Whether the keyboard stays when another control gets the focus: on a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  open func show(_ controller: UIViewController, sender: Any?) {
    if !showInContainer(controller, sender: sender) { present(controller, animated: true) }
  }

  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(controller, animated: true) }
    splitViewController.showDetailViewController(controller, sender: sender)
  }

  // MARK: - Traits and size

  /// The traits of the window's scene, with the `traitOverrides` of what is around this screen and its own.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Keeps traits for a child, whose `traitCollection` does not follow them. The child is not retained.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { values.childTraits[ObjectIdentifier(childViewController)] = collection }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { kept?.childTraits[ObjectIdentifier(childViewController)] }

  /// The base implementation tells the children and what is presented. (Documented.)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// The base implementation tells the children, shown or not, and what is presented. (Documented; which
  /// children: unverified.)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  /// Sent to every controller of a visible window, parents first, by itself, before a rotation's animation.
  /// (Documented; place observed.)
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {
    reached(.traitCollectionDidChange)
  }

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    stateOfContent
  }
  /// Called at the end of the turn after `setNeedsUpdateContentUnavailableConfiguration()`. (Documented.)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: - Origin

  open var nibName: String? { kept?.nibName }
  open var nibBundle: Bundle? { kept?.nibBundle }
  open var storyboard: UIStoryboard? { kept?.storyboard }
  open var restorationIdentifier: String? {
    get { kept?.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: - Status bar, home indicator, pointer and orientation

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// All but upside down; on a pad all. (Documented.) Not asked: `UIWindowScene.rotate()` always turns.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: - Size

  /// The size that the screen would like to have. A change is told to the parent, else to the presentation
  /// controller, by `preferredContentSizeDidChange(forChildContentContainer:)`. (Documented; else: observed.)
  open var preferredContentSize: CGSize {
    get { kept?.preferredContentSize ?? .zero }
    set { preferContentSize(newValue) }
  }
  open func preferredContentSizeDidChange(forChildContentContainer _: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer _: any UIContentContainer) {}
  open func size(
    forChildContentContainer _: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { kept?.additionalSafeAreaInsets ?? .zero }
    set { values.additionalSafeAreaInsets = newValue }
  }
  open var edgesForExtendedLayout: UIRectEdge {
    get { kept?.edgesForExtendedLayout ?? .all }
    set { values.edgesForExtendedLayout = newValue }
  }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}

  // MARK: - Editing and bars

  /// Setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { kept?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Changes the words on `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing) }
  /// Made on first use and held; it does not hold the screen.
  open var editButtonItem: UIBarButtonItem { keptEditButtonItem }
  open var toolbarItems: [UIBarButtonItem]? {
    get { kept?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    values.toolbarItems = toolbarItems
  }
  open var tabBarItem: UITabBarItem! {
    get { keptTabBarItem }
    set { values.tabBarItem = newValue }
  }
  open var userActivity: NSUserActivity? {
    get { kept?.userActivity }
    set { values.userActivity = newValue }
  }
  open var interactionActivityTrackingBaseName: String? {
    get { kept?.interactionActivityTrackingBaseName }
    set { values.interactionActivityTrackingBaseName = newValue }
  }

  // MARK: - Segues

  /// Performs a segue of the screen's storyboard: those that `UIStoryboard` was told of. One without such a
  /// segue is reported in UIKit's words, "has no segue with identifier". `shouldPerformSegue` is not asked.
  /// (Documented; UIKit raises an exception.)
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboard.performSegue(identifier, from: self, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children(without: childContaining(source)) }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source)
  }
  /// The nearest parent that can perform an action: the navigation or the split view controller for
  /// `show(_:sender:)`, the split view controller for `showDetailViewController(_:sender:)`; else `nil`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container(performing: action)
  }

  // MARK: - For containers in this module

  /// The children that appear and disappear along with this controller; containers say which.
  var appearingChildren: [UIViewController] { childrenWithViewInside }

  /// Whether the container itself decides when its children appear, and whether they may before it does.
  var drivesAppearanceOfChildren: Bool { false }
  var showsChildrenAhead: Bool { false }

  /// Called between this controller's `viewWillAppear` and its children's.
  func prepareChildrenForAppearance(animated: Bool) {}
  /// Called after the children's `viewWillAppear` that goes along with this controller's.
  func childrenDidBeginAppearance() {}
  /// Called after an appearance callback that ended a change.
  func appearanceDidSettle() {}

  /// Called when a child was taken off the list by `removeFromParent()`: sends what it is owed.
  func childDidLeaveList(_ child: UIViewController) {
    child.finishLeaving(self, .removed)
    leaveBehind(child)
  }

  /// Forgets a child that leaves ahead of its callbacks, so that none of them is sent from here.
  func letGo(of child: UIViewController) { childTransition?.drop(child) }

  /// The transition that this container runs, and the call when it is over, in time or interrupted.
  var containerTransition: Transition? { nil }
  func transitionDidEnd() {}

  /// The controller that keeps this on purpose while it is not shown, so that its dismissal is no departure.
  var keeper: UIViewController? { pageKeeper?.object }

  /// Does what this container has left to the end of the turn.
  func showWhatIsDue() {}

  /// The child that its user looks at; `nil` where this is itself what is looked at.
  var childOnTop: UIViewController? { nil }

  /// Brings a running transition of this container to its end.
  func interruptTransition() { childTransition?.interrupt() }
}
