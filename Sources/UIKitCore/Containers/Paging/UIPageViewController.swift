import Foundation

/// Pages of which one is shown; the user turns them by swiping.
///
/// Holds the page it shows, the page of an undecided swipe, and pages on their way out until their last
/// callback. No neighbours are cached, as UIKit caches some with `.scroll`. A page that is replaced is
/// expected to go, unless the data source hands it out again as a neighbour of the new one: then it is kept
/// on purpose, and has not left.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned: `.scroll` and `.pageCurl` send the last callbacks in different orders.
  public let transitionStyle: TransitionStyle
  /// The direction of turning; kept as a value.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is: `.none` with `.scroll`, else as the options say, `.min` without any.
  public let spineLocation: SpineLocation

  /// Asked for the neighbours of the page when a swipe begins. Not retained. Without one the user cannot
  /// swipe. (Documented; UIKit with `.scroll` asks ahead of the swipe: observed.)
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Told of swipes, never of changes made by code. Not retained. (Documented.)
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether pages have a back. Stored, not simulated.
  open var isDoubleSided = false

  /// What turns the pages: with `.scroll` none of its own, because the scroll view's is not offered; with
  /// `.pageCurl` a pan and a tap. (Documented.) Made on first use and held; switching one off, or a delegate of it
  /// that does not let it begin, keeps the user from swiping.
  open var gestureRecognizers: [UIGestureRecognizer] {
    if transitionStyle == .scroll { return [] }
    if turningGestures.isEmpty {
      turningGestures = [UIGestureRecognizer(), UIGestureRecognizer()]
      for gesture in turningGestures { view.addGestureRecognizer(gesture) }
    }
    return turningGestures
  }

  private var turningGestures: [UIGestureRecognizer] = []
  /// Whether the gesture that turns pages, if anybody asked for it, may begin.
  var letsGestureBegin: Bool {
    guard let pan = turningGestures.first else { return true }
    return pan.isEnabled && pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
  }
  var machine = TransitionMachine()
  /// The change under way, from before its first callback until after its last.
  var transition: Transition?
  /// Made with the first page that the data source keeps.
  var offscreenPages: OffscreenPages?
  var wasInterrupted = false
  /// The page that the controller is at; ahead of `shown` while a change is due.
  var current: UIViewController?
  /// The page whose view stands in place.
  var shown: UIViewController?
  /// The page of a swipe, from its beginning until it has been decided and is over.
  var candidate: UIViewController?
  /// Calls whose page has not been given its place among the children.
  var unheard: [PageRequest] = []
  /// Calls whose completion waits for the end of the next change.
  var heard: [PageRequest] = []
  /// Calls whose completion waits for the end of the change under way.
  var underWay: [PageRequest] = []
  /// Whether children are being sent their moves.
  private(set) var isMoving = false

  /// Makes a page view controller without a page.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    let wanted = options?[.spineLocation] as? SpineLocation
    spineLocation = transitionStyle == .scroll ? .none : wanted ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one that curls, as UIKit does.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes one that curls, as UIKit does; there is nothing to decode.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The page: none or one, as two side by side are not simulated. During a swipe still the old one; from
  /// `setViewControllers` on the new one, also while its animation runs. (Documented; the last:
  /// unverified.)
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Shows another page: `willMove` of both, then, on screen, the appearance callbacks in the order of the
  /// style, then `didMove`, then `completion`. The delegate is not told. (Documented; the moves' places:
  /// unverified.)
  ///
  /// An undecided swipe is cancelled first. During another change the new page is a child at once and is
  /// shown after it. `completion` is called once, with `false` when a later call overtook this one, and is
  /// released then. Refused and reported, without `completion`: another number of pages than one, the
  /// same page twice, a page that contains this controller.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = onlyPage(of: viewControllers ?? []), canHold(page) else { return }
    perform {
      if transition?.phase == .tracking { transition?.interrupt() }
      unheard.append(PageRequest(page: page, isAnimated: animated, completion: completion))
      hear()
    }
  }

  /// Gives the pages asked for their places.
  private func hear() {
    guard !isMoving, !unheard.isEmpty else { return }
    move {
      while !unheard.isEmpty {
        let request = unheard.removeFirst()
        guard canHold(request.page) else { continue }
        turn(to: request.page)
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

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var childOnTop: UIViewController? { appearingChildren.last }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    let old = shown
    // Not one that is just being told that it comes: it is shown when it has come.
    shown = current?.parent === self ? current : nil
    // One that was on its way out with the container, when a callback brought that back without it.
    if old !== shown { old.map(bringWhereItBelongs) }
    putInPlace(shown)
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
      if child === current { current = nil }
      if let transition, transition.from === child || transition.to === child {
        transition.interrupt()
      }
      showCurrent()
    }
  }

  override func letGo(of child: UIViewController) {
    if shown === child { shown = nil }
    transition?.drop(child)
  }
}

/// One call of `setViewControllers`.
struct PageRequest {
  let page: UIViewController
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
}
