import Foundation

/// Pages of which one is shown, or two side by side; the user turns them by swiping.
///
/// Holds the pages it shows, those of an undecided swipe, and pages on their way out until their last
/// callback. No neighbours are cached, as UIKit caches some with `.scroll`. A page that is replaced should be
/// deallocated, unless the data source returns it again as a neighbour of the new page: then it is kept on
/// purpose, and has not left.
///
/// With `.scroll`, and the module `UIKit`, the view has a scroll view behind its other subviews, which code may look
/// for. Switching its `isScrollEnabled` off keeps the user from swiping. (Observed, and not documented.) It does not
/// scroll when pages change, and their views stand in front of it: in UIKit they stand in it.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned: `.scroll` and `.pageCurl` send the last callbacks in different orders.
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is: `.none` with `.scroll`, else as the options say, `.min` without any. With `.mid` two
  /// pages stand side by side. (Documented.) After a rotation as the delegate says.
  public internal(set) var spineLocation: SpineLocation

  /// Asked for the neighbours of the page when a swipe begins. Not retained. Without one the user cannot
  /// swipe. (Documented; UIKit with `.scroll` asks ahead of the swipe: observed.)
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Told of swipes, never of changes made by code. Not retained. (Documented.)
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// Asked in place of the property, which a subclass may override to put another object in front. (Observed.)
  final weak var ownDelegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have a back: `true` as soon as the spine is in the middle. (Documented.)
  ///
  /// With a spine at the edge the data source is then asked for two steps, the back and the page after it, and an
  /// animated change takes a page and a back. (Documented.) The back is loaded for the turn and hears nothing more.
  /// (Unverified.) Refused and reported: `false` while the spine is in the middle, where UIKit throws, but for the
  /// delegate that is just asked for another spine.
  open var isDoubleSided = false {
    didSet { keepBothSides() }
  }

  /// The gesture recognizers that turn the pages: a pan and a tap with `.pageCurl`, none with `.scroll`, as
  /// those of the scroll view are not offered. (Documented.) Made on first use and held. The user cannot swipe
  /// while one is switched off, or while its delegate does not let it begin.
  open var gestureRecognizers: [UIGestureRecognizer] {
    if transitionStyle == .scroll { return [] }
    if turningGestures.isEmpty {
      turningGestures = [UIGestureRecognizer(), UIGestureRecognizer()]
      for gesture in turningGestures { view.addGestureRecognizer(gesture) }
    }
    return turningGestures
  }

  final private(set) var turningGestures: [UIGestureRecognizer] = []
  /// The view that scrolls, with `.scroll`; its superview holds it.
  final weak var scrollView: UIView?
  final var machine = TransitionMachine<PageChange>()
  /// Made with the first page that the data source keeps.
  final var offscreenPages: OffscreenPages?
  final var wasInterrupted = false
  /// The pages that the controller is at, side by side; ahead of `shown` while a change is due.
  final var current: [UIViewController] = []
  /// The pages whose views stand in place.
  final var shown: [UIViewController] = []
  /// The pages that the delegate asks for while it is asked for the spine; `nil` at other times.
  final var heardAboutSpine: [PageRequest]?
  /// Calls whose page has not been given its place among the children.
  final var unheard: [PageRequest] = []
  /// Calls whose completion waits for the end of the next change.
  final var heard: [PageRequest] = []
  /// Whether children are being sent their moves.
  final private(set) var isMoving = false
  /// Whether it has been on screen, or on its way there.
  final private var hasAppeared = false

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let wanted = options?[.spineLocation].flatMap(SpineLocation.init(option:))
    spineLocation = transitionStyle == .scroll ? .none : wanted ?? .min
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid { isDoubleSided = true }
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  open override func loadView() {
    super.loadView()
    addScrollView()
  }

  /// The page, or the two side by side; empty before the first. During a swipe still the old ones; from
  /// `setViewControllers` on the new ones, also while their animation runs. (Documented; the last:
  /// unverified.)
  open var viewControllers: [UIViewController]? { current }

  /// Shows other pages: one; with the spine in the middle two, the left one first; else, with a back and animated,
  /// the page and the back of the one that goes. (Documented.)
  ///
  /// `willMove` of all that come and go, then, on screen, the appearance callbacks in the order of the
  /// style, then `didMove`, then `completion`. A page that stays hears nothing. The delegate is not told.
  /// (Documented; the moves' places, and the order of two pages, the left one first: unverified.)
  /// All of that comes at once, and without animation, where the view is loaded and has not been on screen, as in
  /// `viewDidLoad`; the pages then hear nothing when this appears. (Observed.)
  ///
  /// An undecided swipe is cancelled first. During another change the new page is a child at once and is
  /// shown after it. `completion` is called once, with `false` when a later call overtook this one, and is
  /// released then. Refused and reported, without `completion`: another number of pages, the
  /// same page twice, a page that contains this controller.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = PageRequest(
      pages: viewControllers ?? [], isAnimated: animated, completion: completion)
    if heardAboutSpine?.append(request) == nil { show(request) }
  }

  /// Shows what a call asks for, unless it cannot be shown.
  func show(_ request: PageRequest) {
    guard canShow(request.pages, animated: request.isAnimated), request.pages.allSatisfy(canHold)
    else { return }
    perform {
      if transition?.phase == .tracking { transition?.interrupt() }
      unheard.append(request.visible(pagesAtOnce))
      hear()
    }
  }

  /// Gives the pages asked for their places.
  private func hear() {
    guard !isMoving, !unheard.isEmpty else { return }
    move {
      while !unheard.isEmpty {
        let request = unheard.removeFirst()
        guard request.pages.allSatisfy(canHold) else { continue }
        turn(to: request.pages)
        heard.append(request)
      }
    }
    showCurrent()
  }

  /// Changes the children. A call from inside a `willMove` waits until that is done, or its page would
  /// come while another is half a child.
  func move(_ change: () -> Void) {
    let outer = isMoving
    isMoving = true
    change()
    isMoving = outer
    hear()
  }

  // MARK: - As a container

  override var appearingChildren: [UIViewController] { shown }

  override var childOnTop: UIViewController? { appearingChildren.last }

  override var drivesAppearanceOfChildren: Bool { true }

  /// Before it has been on screen.
  override var showsChildrenAhead: Bool {
    !hasAppeared && loadedView != nil && appearance.state == .disappeared
  }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    hasAppeared = true
    let old = shown
    // Not one that is just being told that it comes: it is shown when it has come.
    shown = current.filter { $0.parent === self }
    // One that was on its way out with the container, when a callback brought that back without it.
    for page in old where !shown.holds(page) { bringWhereItBelongs(page) }
    for page in shown { putInPlace(page) }
  }

  override func appearanceDidSettle() { showCurrent() }

  override var containerTransition: Transition? { transition }

  override func interruptTransition() {
    wasInterrupted = true
    while let transition, transition.isUnderWay { transition.interrupt() }
    wasInterrupted = false
  }

  override func childDidLeaveList(_ child: UIViewController) {
    perform {
      listAsRemoved(child)
      current.removeAll { $0 === child }
      if let turn = machine.change?.turn, turn.from.holds(child) || turn.to.holds(child) {
        transition?.interrupt()
      }
      showCurrent()
    }
  }

  override func letGo(of child: UIViewController) {
    shown.removeAll { $0 === child }
    reduce { $0.turn?.drop(child) }
    transition?.drop(child)
  }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Asked when a swipe begins and when a page that was replaced lives on; with `nil` a swipe is refused. A
  /// page handed out again is kept: see `UIPageViewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // @optional
  /// Never asked, as the next: no indicator is drawn.
  func presentationCount(for pageViewController: UIPageViewController) -> Int  // = 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int  // = 0
}

/// Told of the user's swipes, never of changes made by code; asked for the spine. (Documented.)
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  // @optional
  /// Called when a swipe begins, before the page's `willMove(toParent:)`. (Place: unverified.)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the last callback and move of a swipe. `completed` is false for one that was cancelled;
  /// `finished` is false for one that was cut short, as by hiding the window. (The last: unverified.)
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asked where the spine of a curl is to be when the scene turns from upright to lying or back. (Documented; the
  /// place, between the traits and the layout of the rotation: unverified.)
  ///
  /// `setViewControllers` may be called here with as many pages as the answer takes, and `isDoubleSided` be set.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation  // = pageViewController.spineLocation
}
