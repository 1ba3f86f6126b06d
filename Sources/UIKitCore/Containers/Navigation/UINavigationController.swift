import ObjectGraph
import Foundation
import VirtualTime

/// A stack of screens of which the top one is shown.
///
/// A change of the list returns with the new list; the screen that is to be shown loads its view and the
/// appearance callbacks come at the end of the turn, over 0.35 s of virtual time when animated, and not at all
/// while the navigation controller is off screen. Several changes in one turn are one change of what is shown.
/// One asked for while another is under way changes the list too, and its callbacks come after those of the
/// first.
/// The stack is held strongly; a popped screen is held by the transition until its last callback.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// Asked in place of the property, which a subclass may override to put another object in front. (Observed.)
  @exclusivity(unchecked) final weak var ownDelegate: (any UINavigationControllerDelegate)?

  // Unchecked, as the delegate: run-time checks of exclusive access would add some 6 % to a push and a pop.

  /// The state of the change of the shown screen, with the change itself.
  @exclusivity(unchecked) final var machine = TransitionMachine<StackChange>()
  /// The change that begins at the end of the turn.
  @exclusivity(unchecked) final var due: StackChange?
  /// The screen whose view is shown; the top of the stack except while a change is due.
  @exclusivity(unchecked) final var shown: UIViewController?
  /// How the last change was asked for.
  final var manner = Manner.atOnce
  /// The screens that wait for the end of the change that is due or under way, each with whether it comes animated.
  @exclusivity(unchecked) final var waitingPushes: [(screen: UIViewController, animated: Bool)] = []
  /// No screens: the list of those that left last, emptied, whose memory serves again.
  @exclusivity(unchecked) final var emptied: [DepartingScreen] = []
  /// Whether the delegate has not been told yet of what is shown, because all was off screen.
  final var owesShowCallbacks = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  /// The bars are plain ones: the classes cannot be made from their types here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  // MARK: - The stack

  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { childList.last }

  /// Whether the bar, and with it the back button and the swipe back, is hidden. Nothing is drawn.
  open var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Has the items of the screens on the stack. Made on first use and held.
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.navigationController = self
    return bar
  }()

  /// Has the `toolbarItems` of the screen on top. Made on first use and held.
  open private(set) lazy var toolbar: UIToolbar! = {
    let bar = UIToolbar()
    bar.navigationController = self
    return bar
  }()

  open var isToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open var hidesBarsWhenKeyboardAppears = false, hidesBarsOnSwipe = false
  open var hidesBarsWhenVerticallyCompact = false, hidesBarsOnTap = false

  private var hasTabBarItemOfItsOwn = false

  /// The root's item, unless another was set here. (Observed.)
  open override var tabBarItem: UITabBarItem! {
    get { (hasTabBarItemOfItsOwn ? nil : childList.first?.tabBarItem) ?? super.tabBarItem }
    set {
      hasTabBarItemOfItsOwn = true
      super.tabBarItem = newValue
    }
  }

  /// The recogniser of the swipe back: disabling it, or a delegate that refuses, takes the swipe away.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  /// The recogniser of the swipe back that begins in the content, where the other one is not asked. (iOS 26.
  /// Documented.) Code that means to forbid the swipe disables both.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a screen on the stack. When this returns, the screen was sent `willMove(toParent:)`, is in the list
  /// and has its parent; its view is not loaded. At the end of the turn come `viewDidLoad` and the appearance
  /// callbacks, then `didMove(toParent:)` and the delegate's. Layout of the stack's view, or asking for the
  /// screen's, brings that on. (Observed.) Up to iOS 17 one pushed while an animated change is due or under way
  /// is held, and put on the stack when that has ended. (Observed; the version at which this ends: chosen.)
  ///
  /// Refused and reported in UIKit's words: "Pushing the same view controller instance more than once is
  /// not supported", "Pushing a navigation controller is not supported".
  /// - Complexity: O(1), whatever the depth of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    endSwipeAheadOfChange()
    guard canPush(viewController) else { return }
    perform {
      reportIfNested(.push, animated: animated)
      if pushesWait { return waitingPushes.append((viewController, animated)) }
      enter(viewController) { childList.append(viewController) }
      showTop(animated: animated)
    }
  }

  /// Takes the top screen off. When this returns, the list is changed and the screen was sent
  /// `willMove(toParent: nil)`; it is held until its last callback, after the end of the turn. At
  /// the root nothing happens: it returns `nil` and is reported. While a push is animated it leaves the stack
  /// as it is and returns `nil`; the pop is done when the push is over. (Observed.)
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    endSwipeAheadOfChange()
    if isAnimatingPush {
      machine.change?.postponedPop = animated
      return nil
    }
    guard childList.count > 1 else {
      report(.popAtRoot, "<\(readableName)> has no view controller to pop: the root is on top")
      return nil
    }
    let top = childList[childList.count - 1]
    takeOff(CollectionOfOne(top), manner == .byFinger ? .swipedBack : .popped, animated: animated)
    return top
  }

  /// Takes off all screens above one, and returns them, lowest first.
  ///
  /// Only the top one and the one revealed get appearance callbacks; every removed one gets both moves.
  /// (Order unverified.) One that is not on the stack is refused: "Tried to pop to a view controller that
  /// doesn't exist."
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    endSwipeAheadOfChange()
    guard let index = childList.lastPosition(of: viewController) else {
      report(
        .popTargetNotOnStack,
        "Tried to pop to a view controller that doesn't exist: <\(viewController.readableName)> is not "
          + "on the stack of <\(readableName)>")
      return nil
    }
    return pop(downTo: index + 1, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    endSwipeAheadOfChange()
    return childList.isEmpty ? nil : pop(downTo: 1, animated: animated)
  }

  /// Replaces the stack, which has changed when this returns. At the end of the turn the old top disappears
  /// and the new one appears, unless they are the same;
  /// screens in between get their moves only and never load their view. (Order unverified.)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    endSwipeAheadOfChange()
    guard canStack(viewControllers) else { return }
    perform {
      let old = Set(childList.map(ObjectIdentifier.init))
      let new = Set(viewControllers.map(ObjectIdentifier.init))
      let removed = childList.filter { !new.contains(ObjectIdentifier($0)) }
      childList = viewControllers
      // A callback of one may change the list again, and with it the lot of those after it.
      for controller in removed.reversed() where isOffList(controller) {
        leave(controller, .replaced)
      }
      for controller in viewControllers where !old.contains(ObjectIdentifier(controller)) {
        if childList.lastPosition(of: controller) != nil { enter(controller) {} }
      }
      showTop(animated: animated)
    }
  }

  private var isAnimatingPush: Bool {
    guard let transition, transition.isAnimated, transition.isUnderWay, let from = transition.from
    else { return false }
    return transition.to === childList.last && childList.lastPosition(of: from) != nil
  }

  private func pop(downTo count: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(childList[count...])
    if !removed.isEmpty { takeOff(removed, .popped, animated: animated) }
    return removed
  }

  private func takeOff(
    _ removed: some BidirectionalCollection<UIViewController>, _ departure: ScreenDeparture.Kind,
    animated: Bool
  ) {
    perform {
      reportIfNested(.pop, animated: animated)
      for _ in removed { childList.removeLast() }
      // One that a callback takes off before it has come has nothing to leave.
      for controller in removed.reversed() where isOffList(controller) {
        leave(controller, departure)
      }
      showTop(animated: animated)
    }
  }

  // MARK: - The appearance of the shown screen, inside `super` (observed)

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwardPending(.beginning)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    forwardPending(.entry)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardPending(.end)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardPending(.beginning)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardPending(.end)
  }

  // MARK: - As a container

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var childOnTop: UIViewController? { topViewController }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    if appearance.state == .appearing { showTopAlongside() }
  }

  override func childrenDidBeginAppearance() {
    if owesShowCallbacks, let shown { tellDelegateWillShow(shown, animated: appearing.isAnimated) }
  }

  override func appearanceDidSettle() {
    if appearance.state == .appeared { finishShowingAlongside() }
    showTop(animated: manner != .atOnce)
  }

  override var containerTransition: Transition? {
    dueTransition ?? transition ?? transitionWithoutAnimation
  }

  override func transitionDidEnd() { finishChange() }

  override func showWhatIsDue() {
    if let change = due.take() { show(change) }
  }

  override func interruptTransition() {
    while let transition, transition.isUnderWay { transition.interrupt() }
  }

  override func childDidLeaveList(_ child: UIViewController) {
    perform {
      listAsRemoved(child)
      showTop(animated: false)
    }
  }

  override func letGo(of child: UIViewController) {
    if shown === child { shown = nil }
    transition?.drop(child)
    if machine.change?.outgoing === child { machine.change?.outgoing = nil }
    if machine.change?.incoming === child { machine.change?.incoming = nil }
  }

  /// Whether a screen is off the stack and has not been given another place.
  private func isOffList(_ controller: UIViewController) -> Bool {
    controller.isChild(of: self) && childList.lastPosition(of: controller) == nil
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofNavigation = Vocabulary(
    names: [
      "UINavigationController.machine": "",
      "UINavigationController.due": "",
      "UINavigationController.shown": "topViewController",
      "UINavigationController.waitingPushes": "children",
      "UINavigationBar.ownItems": "items",
      "UIToolbar.ownItems": "items",
    ],
    notes: [
      "topViewController": .link,
      "items": .link,
    ])
}
