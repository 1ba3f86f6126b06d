import Foundation

/// Windows belong to a scene and are not held by it. By default a phone in portrait, 390 by 844.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of the scene, hidden ones included, in the order of creation.
  open var windows: [UIWindow] { application?.allWindows.filter { $0.windowScene === self } ?? [] }

  open var keyWindow: UIWindow? {
    application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// Frames of views are not changed by it.
  public internal(set) var size = CGSize(width: 390, height: 844)
  public internal(set) var traitCollection = UITraitCollection()

  /// Portrait unless the scene is wider than high; then with the button on the right.
  open var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  /// Whether a finger holds the window's edge.
  var isHeldByFinger = false

  /// The changes of size that are under way, a window each.
  var sizeTransitions: [Transition] = []

  /// Turns the device: width and height change places, and on a phone the vertical size class becomes
  /// compact in landscape. Otherwise as `transition(to:traits:animated:)`.
  ///
  /// The larger phones, which have a regular width in landscape, need that call and traits of their own. Up to
  /// iOS 15 nothing happens where the root, or what is presented in front of it in full screen, answers no to
  /// `shouldAutorotate`; later versions do not ask. (Documented.)
  open func rotate(animated: Bool = true) {
    let asks = environment.version < .iOS(16)
    if asks, !windows.allSatisfy(\.mayRotate) { return }
    let turned = CGSize(width: size.height, height: size.width)
    var traits = traitCollection
    if traits.userInterfaceIdiom == .phone {
      traits.verticalSizeClass = turned.width > turned.height ? .compact : .regular
    }
    transition(to: turned, traits: traits, animated: animated)
  }

  /// Gives the scene another size, as a rotation or a split screen does, and other traits if any.
  ///
  /// For each visible window's root: `willTransition(to:with:)` where traits change, then
  /// `viewWillTransition(to:with:)` where the size does, passed on from controller to controller. Then
  /// `traitCollectionDidChange(_:)` to each, split view controllers collapsing or expanding ahead of theirs
  /// (see `UISplitViewController.isCollapsed`), the two layout callbacks to those on screen, and the animation,
  /// 0.3 s, with what code wants to run alongside. A change under way ends first. With the old size and
  /// traits nothing happens. (Documented, but for the order of the middle part and the length: observed.)
  open func transition(
    to size: CGSize, traits: UITraitCollection? = nil, animated: Bool = true
  ) {
    change(to: size, traits ?? traitCollection, animated: animated)
  }

  /// Changes traits and not the size, as the switch to dark mode or a larger window's size class does.
  ///
  /// `willTransition(to:with:)` is sent where a size class changes only. (Unverified.)
  open func setTraits(_ traits: UITraitCollection, animated: Bool = true) {
    change(to: size, traits, animated: animated)
  }

  override func closeWindows() {
    for transition in sizeTransitions { transition.interrupt() }
    for window in windows { window.close() }
  }
}
