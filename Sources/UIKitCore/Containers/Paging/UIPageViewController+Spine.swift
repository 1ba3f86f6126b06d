extension UIPageViewController {
  /// How many pages stand side by side.
  var pagesAtOnce: Int { spineLocation.pagesAtOnce }

  /// Whether what is turned is a leaf with a page on each side.
  var turnsLeaves: Bool { isDoubleSided && transitionStyle == .pageCurl }

  // MARK: - The spine

  /// Asks the delegate of a curl where the spine is to be, and shows what it wants shown with it.
  ///
  /// The delegate may call `setViewControllers` meanwhile (documented). The call is checked against the new
  /// spine, and has no animation of its own, because the rotation has one (unverified).
  func askForSpine(in orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, let delegate = ownDelegate else { return }
    let words = orientation.isPortrait ? "portrait" : "landscape"
    environment?.record(.delegate, of: id, note: "spineLocationFor \(words)")
    let hadBacks = isDoubleSided
    heardAboutSpine = []
    let wanted = delegate.pageViewController(self, spineLocationFor: orientation)
    let requests = heardAboutSpine ?? []
    heardAboutSpine = nil
    // A curl has a spine.
    let spine = wanted == .none ? spineLocation : wanted
    if requests.isEmpty, !current.isEmpty, current.count != spine.pagesAtOnce {
      reportNumber(current.count, spine.pagesAtOnce, "for the requested spine location")
      isDoubleSided = hadBacks
    } else {
      spineLocation = spine
      if spine == .mid { isDoubleSided = true }
    }
    keepBothSides()
    for request in requests { show(request.atOnce) }
  }

  /// Refuses, and reports, that pages around a spine in the middle have one side only.
  func keepBothSides() {
    guard spineLocation == .mid, !isDoubleSided, heardAboutSpine == nil else { return }
    report(
      .singleSidedSpread,
      "<\(readableName)> has its spine in the middle, so its pages have two sides")
    isDoubleSided = true
  }

  // MARK: - Neighbours

  /// Asks the data source for what comes after or before what is shown, in the order of the pages: one; two for two
  /// side by side, or for a leaf with a back. Fewer where the pages end.
  func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource else { return [] }
    var found: [UIViewController] = []
    var page = direction == .forward ? current.last : current.first
    while let last = page, found.count < (turnsLeaves ? 2 : 1) {
      switch direction {
      case .forward: page = dataSource.pageViewController(self, viewControllerAfter: last)
      case .reverse: page = dataSource.pageViewController(self, viewControllerBefore: last)
      }
      if let page { found.append(page) }
    }
    return direction == .forward ? found : found.reversed()
  }

  /// Which of the neighbours are shown after a turn, and which is the back of the leaf that turns.
  func split(
    _ neighbours: [UIViewController], _ direction: NavigationDirection
  ) -> (pages: [UIViewController], back: UIViewController?) {
    guard neighbours.count > pagesAtOnce else { return (neighbours, nil) }
    // Going on, the back of this page comes first; going back, the page comes before its back.
    return direction == .forward
      ? ([neighbours[1]], neighbours[0]) : ([neighbours[0]], neighbours[1])
  }

  /// Refuses neighbours that cannot be turned to, and reports it.
  func canTurn(to neighbours: [UIViewController]) -> Bool {
    if let own = neighbours.first(where: current.holds) {
      report(
        .pageTwice,
        "The data source of <\(readableName)> gave <\(own.readableName)> as its own neighbour")
      return false
    }
    return canShow(neighbours, animated: true) && neighbours.allSatisfy(canHold)
  }
}

extension UIPageViewController.SpineLocation {
  /// How many pages stand side by side around it.
  var pagesAtOnce: Int { self == .mid ? 2 : 1 }

  /// Creates a spine location from an option of the initializer.
  init?(option: Any) {
    if let location = option as? Self {
      self = location
    } else if let number = option as? any BinaryInteger {
      self.init(rawValue: Int(number))
    } else {
      return nil
    }
  }
}

extension UIPageViewController {
  public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: String, Hashable, Sendable, Codable {
    case horizontal, vertical
  }

  public enum NavigationDirection: String, Hashable, Sendable, Codable {
    case forward, reverse
  }

  /// The numbers are UIKit's.
  public enum SpineLocation: Int, Hashable, Sendable, Codable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// Of no consequence here.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

extension UIKitDuration {
  /// A page turned, by code or by what is left of a swipe: 0.3 s (unverified).
  public static let page = Duration.milliseconds(300)
}

/// A page view controller that makes the view that scrolls its pages. The module that has scroll views adds the
/// conformance; in a program without it there are no such views.
@preconcurrency @MainActor package protocol PageScrolling: UIPageViewController {
  func makeScrollView() -> UIView
  /// Whether the user can scroll a view that was made so.
  func canScroll(_ scrollView: UIView) -> Bool
}

extension UIPageViewController {
  /// Puts the scroll view into the view, behind all.
  func addScrollView() {
    guard transitionStyle == .scroll, let loadedView,
      let made = (self as? any PageScrolling)?.makeScrollView()
    else { return }
    loadedView.insertSubview(made, at: 0)
    scrollView = made
  }

  /// Whether the scroll view or the gesture recogniser that turns the pages, if one was made, lets the user begin.
  var letsGestureBegin: Bool {
    if let scrollView { return (self as? any PageScrolling)?.canScroll(scrollView) ?? true }
    guard let pan = turningGestures.first else { return true }
    return pan.isEnabled && pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
  }
}
