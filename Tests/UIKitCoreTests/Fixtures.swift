import LifecycleKit
import Testing

/// A screen whose callbacks a test can hook into: `screen.on[.viewDidAppear] = { … }`.
@MainActor class Screen: UIViewController {
  /// What to do inside a callback, after the base class had its turn. Done every time.
  var on: [LifecycleEvent.Kind: @MainActor () -> Void] = [:]

  override func loadView() {
    super.loadView()
    on[.loadView]?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    on[.viewDidLoad]?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    on[.viewWillAppear]?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    on[.viewIsAppearing]?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    on[.viewDidAppear]?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    on[.viewWillDisappear]?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    on[.viewDidDisappear]?()
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    on[.willMoveToParent]?()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    on[.didMoveToParent]?()
  }
}

// The screens of the facts' tables: A is there first, B to D come over it, P and Q are presented.
final class A: Screen {}
final class B: Screen {}
final class C: Screen {}
final class D: Screen {}
final class P: Screen {}
final class Q: Screen {}

/// A container that leaves the appearance of its children to whoever calls.
final class ByHand: Screen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class Nav: UINavigationController {}
final class Tabs: UITabBarController {}

/// A simulation with a visible window, and the checks that every scenario has to pass.
@MainActor final class App {
  let simulation = Simulation()

  var window: UIWindow { simulation.window }
  var log: LifecycleLog { simulation.log }
  /// The messages of all misuses so far.
  var misuses: [String] { simulation.misuses.map(\.message) }

  /// Makes the window visible, with this root if there is one.
  init(root: UIViewController? = nil) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    advance()
  }

  /// Makes an app whose root is a navigation controller with these screens on its stack.
  static func stack(_ screens: UIViewController...) -> (app: App, nav: Nav) {
    let nav = Nav()
    nav.setViewControllers(screens, animated: false)
    return (App(root: nav), nav)
  }

  /// Makes an app whose root is a tab bar controller with these tabs.
  static func tabs(_ screens: UIViewController...) -> (app: App, tabs: Tabs) {
    let tabs = Tabs()
    tabs.viewControllers = screens
    return (App(root: tabs), tabs)
  }

  /// Ends the turn: what the calls so far have left to its end is done.
  func endTurn() { simulation.endTurn() }

  /// Runs what is due within a span; without one, all that is due now.
  func advance(by duration: Duration = .zero) {
    simulation.advance(by: duration)
  }

  /// Does `body` in the scope of this app, waits for the end of all transitions, checks the
  /// invariants, and returns the position in the log where all that was brought about begins.
  private func start(
    _ body: () -> Void, _ location: SourceLocation
  ) -> Int {
    let start = log.count
    simulation.perform(body)
    #expect(throws: Never.self, sourceLocation: location) { try simulation.settle() }
    Invariants(self).check(sourceLocation: location)
    return start
  }

  /// What `body` brings about, until all transitions are over, a line each event.
  func transcript(
    sourceLocation: SourceLocation = #_sourceLocation, of body: () -> Void
  ) -> String {
    log.transcript(from: start(body, sourceLocation))
  }

  /// What `body` brings about, until all transitions are over, drawn.
  func timeline(
    sourceLocation: SourceLocation = #_sourceLocation, of body: () -> Void
  ) -> String {
    log.timeline(from: start(body, sourceLocation))
  }

  /// The names of what happened to one controller from a position in the log on.
  func callbacks(of controller: UIViewController, from start: Int = 0) -> [LifecycleEvent.Kind] {
    log.events(from: start).filter { $0.controller == controller.readableName }.map(\.kind)
  }
}

/// What no scenario may break, whatever else happens in it.
@MainActor struct Invariants {
  private let app: App

  init(_ app: App) {
    self.app = app
  }

  /// Checks the log's pairs, and flags and links of every controller in a window.
  func check(sourceLocation: SourceLocation) {
    let states = lastAppearances(sourceLocation)
    for (name, last) in states {
      let isSettled = last == .viewDidAppear || last == .viewDidDisappear
      #expect(isSettled, "\(name) waits for the end of \(last)", sourceLocation: sourceLocation)
    }
    for controller in liveControllers {
      let name = controller.readableName
      let flags = [
        controller.isMovingToParent, controller.isMovingFromParent, controller.isBeingPresented,
        controller.isBeingDismissed,
      ]
      #expect(
        flags == [false, false, false, false], "flags of \(name)", sourceLocation: sourceLocation)
      let isOnScreen = states[name] == .viewDidAppear
      #expect(
        controller.appearance.state == (isOnScreen ? .appeared : .disappeared),
        "the log and the state of \(name)", sourceLocation: sourceLocation)
      checkLinks(of: controller, sourceLocation)
    }
  }

  /// Follows each controller's callbacks and returns the last; a `did` needs its `will` before it.
  private func lastAppearances(_ location: SourceLocation) -> [String: LifecycleEvent.Kind] {
    let allowed: [LifecycleEvent.Kind: [LifecycleEvent.Kind?]] = [
      .viewWillAppear: [nil, .viewDidDisappear, .viewWillDisappear],
      .viewWillDisappear: [.viewDidAppear, .viewWillAppear],
      .viewDidAppear: [.viewWillAppear],
      .viewDidDisappear: [.viewWillDisappear],
      .deallocated: [nil, .viewDidDisappear],
    ]
    var last: [String: LifecycleEvent.Kind] = [:]
    for event in app.log.events {
      guard let before = allowed[event.kind] else { continue }
      #expect(
        before.contains(last[event.controller]), "\(event.line) at \(event.instant)",
        sourceLocation: location)
      last[event.controller] = event.kind == .deallocated ? nil : event.kind
    }
    return last
  }

  /// Every controller below a window's root.
  private var liveControllers: [UIViewController] {
    var found: [UIViewController] = []
    for window in app.simulation.application.allWindows {
      window.rootViewController?.forEachBelow { found.append($0) }
    }
    return found
  }

  private func checkLinks(of controller: UIViewController, _ location: SourceLocation) {
    let name = controller.readableName
    for child in controller.children {
      #expect(
        child.parent === controller, "the parent of a child of \(name)", sourceLocation: location)
    }
    for below in controller.linksDown where below.parent == nil {
      #expect(
        below.linksUp.presenter === controller, "the presenter of what \(name) presents",
        sourceLocation: location)
    }
    if let parent = controller.parent {
      #expect(
        parent.children.contains { $0 === controller }, "\(name) among its parent's children",
        sourceLocation: location)
    } else if let presenter = controller.linksUp.presenter {
      #expect(
        presenter.presentedViewController === controller
          || presenter.navigationItem.searchController === controller,
        "\(name) is what its presenter presents",
        sourceLocation: location)
    } else {
      #expect(controller.linksUp.isRoot, "\(name) is a root", sourceLocation: location)
    }
  }
}

/// Adds a child as a container has to: link, view, and the end of the move.
@MainActor func add(_ child: UIViewController, to parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Takes a child away as a container has to: the move, the view, the link.
@MainActor func remove(_ child: UIViewController) {
  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
}
