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
@preconcurrency @MainActor open class UIViewController: InertViewControllerAttributes {
  // Internal, with package-wide readers in UIViewController+State.swift: what no other module can reach, the
  // compiler frees of run-time exclusivity checks.
  @exclusivity(unchecked) var home: Environment?
  var number = InstanceID.none
  var appearanceMachine = AppearanceMachine()
  var transitionFlags: TransitionFlags = []
  var membership = ChildLink.settled
  /// The callback being sent, until the base implementation is reached.
  var sending: LifecycleEvent.Kind?
  /// Who brings the appearance under way on, and what of it is due yet.
  var appearing = AppearanceProgress()
  var isBelowRoot = false
  var lastDeparture: ScreenDeparture?
  /// The parent and the presenter it had last.
  var (lastParent, lastPresenter) = (InstanceID.none, InstanceID.none)

  @exclusivity(unchecked) var loadedView: UIView?
  @exclusivity(unchecked) var childList: [UIViewController] = []
  /// Children that are owed `didMove(toParent: self)`.
  @exclusivity(unchecked) var entering: [UIViewController] = []
  /// Children off the list that have callbacks to get yet. Held until then.
  @exclusivity(unchecked) var leaving: [Leaving] = []
  /// Former children whose views still stand in this one's view. Not held.
  @exclusivity(unchecked) var leftBehind: [BackReference<UIViewController>] = []
  @exclusivity(unchecked) var presentation: Presentation?
  /// The change from one child to another that is under way here.
  @exclusivity(unchecked) var childTransition: Transition?
  @exclusivity(unchecked) var parentReference: BackReference<UIViewController>?
  @exclusivity(unchecked) var presenterReference: BackReference<UIViewController>?
  @exclusivity(unchecked) var rootWindowReference: BackReference<UIWindow>?
  /// Made when it is asked for; the presentation takes it over.
  var heldPresentationController: UIPresentationController?
  /// Of which this is a column, while it is on a stack instead of a child there.
  weak var columnKeeper: (any ColumnKeeper)?
  /// The page view controller whose data source keeps this page while it is not shown.
  @exclusivity(unchecked) var pageKeeper: BackReference<UIViewController>?
  /// An object that goes with the controller.
  nonisolated package let companion = Mutex<(any AnyObject & Sendable)?>(nil)
  @exclusivity(unchecked) private var backReferences = BackReferences<UIViewController>()
  @exclusivity(unchecked) var item: UINavigationItem?

  // The defaults are what `super.init()` in a subclass means, which cannot call a convenience initialiser.
  /// Makes a controller; the arguments are kept for source compatibility and load nothing.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    if let ambient = Environment.ambient { join(ambient) }
  }

  /// Makes a controller. A subclass has this as soon as it has `init(nibName:bundle:)` and `init(coder:)`.
  @_disfavoredOverload public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; there is nothing to decode from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    if let ambient = Environment.ambient { join(ambient) }
  }

  deinit {
    guard let environment = home else { return }
    environment.inbox.post(number, at: environment.clock.now)
    if childList.isEmpty, leaving.isEmpty, presentation == nil { return }
    let (children, late, presented) = (childList, leaving, presentation)
    (childList, leaving, presentation) = ([], [], nil)
    // Consumed, because a local variable that still held something would release it inside this call.
    environment.inherit(from: number, consume children, consume late, consume presented)
  }

  /// The reference by which children, presented controllers and checks point here; made once and shared.
  package var backReference: BackReference<UIViewController> {
    backReferences.made ?? backReferences.make(for: self)
  }
  override var screen: UIViewController? { self }

  // MARK: - View

  /// What a navigation bar would show. Made on first use and held.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title)
    made.controllerReference = backReference
    item = made
    return made
  }

  /// The view; loads it when there is none, with `loadView()` and `viewDidLoad()`. Retained.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Loads the view if that was not done: `loadView()`, then `viewDidLoad()`, once each.
  open func loadViewIfNeeded() { if loadedView == nil { loadOnce() } }

  /// The view if it was loaded, and `nil` without loading it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Override to set another `view`; do not call `super` then.
  open func loadView() {
    reached(.loadView)
    if loadedView == nil { replaceView(with: UIView()) }
  }

  /// Tells that the view was loaded. Sent once.
  open func viewDidLoad() { reached(.viewDidLoad) }

  // MARK: - Appearance

  /// Tells that the view is about to come on screen. Sent after `viewDidLoad`, before the view is in the
  /// window. (Documented.)
  open func viewWillAppear(_ animated: Bool) { reached(.viewWillAppear) }

  /// Tells that the view is in the window. Sent between `viewWillAppear` and the animation; has no
  /// counterpart on the way out. (Documented, iOS 13 and later.)
  open func viewIsAppearing(_ animated: Bool) { reached(.viewIsAppearing) }

  /// Tells that the view is about to lay out its subviews: once an appearance and once for each new size.
  open func viewWillLayoutSubviews() { reached(.viewWillLayoutSubviews) }

  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() { reached(.viewDidLayoutSubviews) }

  /// Tells that the view is on screen and the animation is over. (Documented.)
  open func viewDidAppear(_ animated: Bool) { reached(.viewDidAppear) }

  /// Tells that the view is about to leave the screen. The navigation stack has already changed; `parent`
  /// is still set. (Documented; the stack: observed.)
  open func viewWillDisappear(_ animated: Bool) { reached(.viewWillDisappear) }

  /// Tells that the view has left the screen. On a pop `parent` is already `nil` here and
  /// `isMovingFromParent` still true (observed; sources differ).
  open func viewDidDisappear(_ animated: Bool) { reached(.viewDidDisappear) }

  /// Whether children get their appearance callbacks along with this one. Override and return `false` to
  /// send them yourself with `beginAppearanceTransition(_:animated:)`. (Documented.)
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

  /// Sends the `did` that belongs to the last `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {
    guard appearing.isDriven else { return endByHand() }
    appearing.isDriven = false
    endDriven()
  }

  /// Whether the controller is appearing because it was pushed or added. True from before
  /// `viewWillAppear` until after `viewDidAppear`, false at all other times.
  open var isMovingToParent: Bool { isSet(.toParent) }

  /// Whether the controller is disappearing because it was popped or removed. True from before
  /// `viewWillDisappear` until after `viewDidDisappear`, false at all other times.
  open var isMovingFromParent: Bool { isSet(.fromParent) }

  /// Whether the controller is being presented; its children do not say so. True from before
  /// `viewWillAppear` until after `viewDidAppear`.
  open var isBeingPresented: Bool { isSet(.presented) }

  /// Whether the controller is being dismissed; its children do not say so. True from before
  /// `viewWillDisappear` until after `viewDidDisappear`.
  open var isBeingDismissed: Bool { isSet(.dismissed) }

  /// Tells that memory is short. Sent by `UIApplication.sendMemoryWarning()`.
  open func didReceiveMemoryWarning() { reached(.didReceiveMemoryWarning) }

  // MARK: - Containment

  /// The controllers contained here, in order. Retained until removed.
  open var children: [UIViewController] { childList }

  /// The container this is a child of. Not retained; `nil` from the moment the container is gone.
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

  /// Tells that the controller is about to move into a container, or out of one when `nil`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, membership != .leaving, self.parent != nil { membership = .leaving }
    reached(.willMoveToParent, about: parent)
  }

  /// Tells that the controller has moved into a container, or out of one when `nil`.
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

  /// The nearest navigation controller among the parents. - Complexity: O(depth).
  open var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller among the parents. - Complexity: O(depth).
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The nearest split view controller among the parents. - Complexity: O(depth).
  open var splitViewController: UISplitViewController? { nearestParent() }

  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? rootWindowReference?.object
  }

  // MARK: - Presentation

  /// How this controller is presented when that is next done. Setting another one lets the presentation
  /// controller go that was made for the old one.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, presenterReference == nil {
        heldPresentationController = nil
      }
    }
  }

  /// The presentation controller of this controller, also of one that is not presented or inside another
  /// that is: it is made by asking. (Documented; of a child: observed.)
  /// The two hold each other until this is presented; asked of a controller that never is, such as the root
  /// of a stack that is presented in its place, this keeps it alive. (Observed.)
  open var presentationController: UIPresentationController? {
    presentationOfSelf?.controller ?? ownPresentationController(for: nil)
  }

  /// That of this or of the nearest presented parent, when it is a sheet's; else `nil`. (Documented.)
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// The presentation controller when it is a popover's, else `nil`; made by asking.
  open var popoverPresentationController: UIPopoverPresentationController? { ownPopover }

  /// The transition that this controller or the nearest of its parents takes part in, from the call that asks
  /// for it until after its last callback; else `nil`. (Documented; without animation too: unverified.)
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition }

  /// What this controller, or the nearest of its parents that presents, has presented. Retained by the
  /// presenter until its dismissal's last callbacks. (Documented.)
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// Who presented this controller or the nearest of its parents that was presented. Not retained.
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
  /// `completion` is called once, after the last callback. With nothing to dismiss it is not called and
  /// the call is reported. (Documented; without anything presented: told by a book and two projects.)
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: animated, completion: completion)
  }

  /// Shows a controller in the nearest container that can: pushed, or as the primary one of a split view
  /// controller, else presented. (Documented.)
  open func show(_ controller: UIViewController, sender: Any?) {
    if !showInContainer(controller, sender: sender) { present(controller, animated: true) }
  }

  /// Shows a controller as the detail of the nearest split view controller, else presents it. (Documented.)
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(controller, animated: true) }
    splitViewController.showDetailViewController(controller, sender: sender)
  }

  // MARK: - Traits and size

  /// What can be said of the surroundings: those of the window's scene. (Documented; overrides for single
  /// controllers are not simulated.)
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Tells that the traits are about to change. The base implementation tells the children and what is
  /// presented; an override that does not call `super` keeps it from them. (Documented.)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// Tells that the view is about to get another size, as by a rotation, before it does. The base
  /// implementation tells the children, shown or not, and what is presented; an override that does not call
  /// `super` keeps it from them. (Documented; which children: unverified.)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  /// Tells that the traits have changed; `previous` are the old ones. Sent to every controller of a
  /// visible window, parents first, by itself, before a rotation's animation. (Documented; place observed.)
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {
    reached(.traitCollectionDidChange)
  }

  // MARK: - For containers in this module

  /// The children that appear and disappear along with this controller; containers say which.
  var appearingChildren: [UIViewController] { childrenWithViewInside }

  /// Whether the container itself decides when its children appear, whatever happens to their views.
  var drivesAppearanceOfChildren: Bool { false }

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

  /// The transition that this container runs.
  var containerTransition: Transition? { nil }

  /// What keeps this on purpose while it is not shown, so that its dismissal is no departure.
  var keeper: UIViewController? { pageKeeper?.object }

  /// Does what this container has left to the end of the turn.
  func showWhatIsDue() {}

  /// The child that its user looks at; `nil` where this is itself what is looked at.
  var childOnTop: UIViewController? { nil }

  /// Brings a running transition of this container to its end.
  func interruptTransition() { childTransition?.interrupt() }
}
