import Foundation

/// Several screens of which the selected one is shown. (`UITabBarController`.)
///
/// All tabs are held strongly, selected or not: leaving a tab by selecting another is no departure. A
/// tab loads its view when it is first selected on screen.
@MainActor open class TabBarController: ViewController {
  /// Asked and told about taps. Not retained.
  open weak var delegate: (any TabBarControllerDelegate)?

  private var selected: ViewController?
  var shown: ViewController?
  var machine = TransitionMachine()

  /// Makes a tab bar controller without tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a tab bar controller without tabs; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the bar is hidden, so that no tab can be tapped. Nothing is drawn.
  open var isTabBarHidden = false

  /// The tabs, in order. Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [ViewController]? {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs: removed ones get `willMove(toParent: nil)` and `didMove(toParent: nil)`, added
  /// ones the same with this controller. The selection stays if its tab does, else the first is selected.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    guard canHold(tabs) else { return }
    perform { replaceTabs(with: tabs) }
  }

  /// The position of the selected tab, `NSNotFound` without one. Positions outside the tabs are ignored.
  open var selectedIndex: Int {
    get { childList.firstIndex { $0 === selected } ?? NSNotFound }
    set { if childList.indices.contains(newValue) { select(childList[newValue]) } }
  }

  /// The selected tab. Setting it shows the tab: the new one's `viewWillAppear` comes before the old
  /// one's `viewWillDisappear`, then the old one's `viewDidDisappear` before the new one's
  /// `viewDidAppear`; there are no moves. (Order medium.) One that is no tab is reported and ignored.
  open var selectedViewController: ViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue.parent === self else {
        return report(
          .selectedNoTab,
          "<\(newValue.readableName)> cannot be selected: it is not a tab of <\(readableName)>")
      }
      select(newValue)
    }
  }

  /// What a tap on a tab does.
  func tap(_ tab: ViewController) {
    let isAgain = tab === selected
    if let delegate {
      environment?.record(.shouldSelect, of: self, about: tab.id)
      guard delegate.tabBarController(self, shouldSelect: tab) else { return }
    }
    if isAgain {
      if let stack = tab as? NavigationController, stack.viewControllers.count > 1 {
        stack.popToRootViewController(animated: true)
      }
    } else {
      select(tab)
    }
    if let delegate {
      environment?.record(.didSelect, of: self, about: tab.id)
      delegate.tabBarController(self, didSelect: tab)
    }
  }

  private func select(_ tab: ViewController) {
    guard tab !== selected else { return }
    selected = tab
    perform { showSelected() }
    if breaks(.tabDelegateToldOfCode) { delegate?.tabBarController(self, didSelect: tab) }
  }

  private func replaceTabs(with tabs: [ViewController]) {
    let kept = Set(tabs.map(ObjectIdentifier.init))
    let removed = childList.filter { !kept.contains(ObjectIdentifier($0)) }
    let added = tabs.filter { $0.parent !== self }
    for tab in removed { tab.sendWillMove(to: nil) }
    for tab in added {
      tab.joinWithAllBelow(environment)
      tab.sendWillMove(to: self)
    }
    childList = tabs
    for tab in added { tab.link(below: self) }
    finishRemoving(removed)
    for tab in added { tab.sendDidMove(to: self) }
  }

  /// Shows another tab where a removed one was shown, and sends the removed ones what they are owed.
  private func finishRemoving(_ removed: [ViewController]) {
    if selected == nil || removed.contains(where: { $0 === selected }) {
      selected = childList.first
    }
    if removed.contains(where: { $0 === shown }) { shown?.movement.insert(.fromParent) }
    showSelected()
    for tab in removed { tab.finishLeaving(self, .removed) }
  }

  private func canHold(_ tabs: [ViewController]) -> Bool {
    for tab in tabs where isBelow(tab) {
      report(
        .childIsOwnAncestor,
        "<\(tab.readableName)> contains <\(readableName)> and cannot be one of its tabs")
      return false
    }
    guard Set(tabs.map(ObjectIdentifier.init)).count == tabs.count else {
      report(.tabTwice, "<\(readableName)> was given the same view controller for two tabs")
      return false
    }
    for tab in tabs { takeFromOtherParent(tab, before: "becomes a tab of") }
    return true
  }

  // MARK: - As a container

  override var appearingChildren: [ViewController] { shown.map { [$0] } ?? [] }

  override var drivesAppearanceOfChildren: Bool { true }

  override func prepareChildrenForAppearance(animated: Bool) {
    guard appearance.state == .appearing else { return }
    shown = selected
    putShownInPlace()
  }

  override func appearanceDidSettle() { showSelected() }

  override func childDidLeaveList(_ child: ViewController) {
    perform { finishRemoving([child]) }
  }

  private func showSelected() {
    guard appearance.state == .appeared else {
      if appearance.state == .disappeared, shown !== selected {
        shown?.displaceView()
        shown = nil
      }
      return
    }
    // A selection made inside a callback of another waits for its end.
    var action = machine.handle(.requested)
    while action == .begin {
      exchange()
      action = machine.handle(.ended)
    }
  }

  private func exchange() {
    let from = shown
    let to = selected
    shown = to
    if from !== to {
      if breaks(.tabLeavesBeforeOtherComes) { from?.beginAppearance(false, animated: false) }
      to?.beginAppearance(true, animated: false)
      from?.beginAppearance(false, animated: false)
    }
    _ = machine.handle(.began)
    if from !== to {
      from?.displaceView()
      putShownInPlace()
      to?.enterHierarchy()
    }
    _ = machine.handle(.timeIsUp)
    guard from !== to else { return }
    from?.endAppearance()
    to?.endAppearance()
  }

  private func putShownInPlace() {
    guard let shown else { return }
    shown.loadViewIfNeeded()
    if let loadedView { shown.placeView(in: loadedView) }
  }

  private func perform(_ change: () -> Void) {
    if let environment { environment.perform(change) } else { change() }
  }
}
