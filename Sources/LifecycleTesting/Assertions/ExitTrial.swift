import LifecycleKit

/// A stage on which one screen comes and goes.
@MainActor final class ExitTrial {
  /// How long a screen may take to come, and to leave.
  private static let passage = Duration.seconds(10)

  private let simulation = Simulation()
  private let stack: UINavigationController
  private let exit: ScreenExit
  private let timeout: Duration
  private weak var screen: UIViewController?
  private var hasToBeShown = true
  private var views: [TrackedObject] = []
  private let beginning = TaskMoment()

  init(_ exit: ScreenExit, _ timeout: Duration) {
    (self.exit, self.timeout) = (exit, timeout)
    simulation.delayedCheck.delay = timeout
    simulation.holderSearch.testScope = .ofRunningTest
    stack = simulation.perform { UINavigationController(rootViewController: UIViewController()) }
    simulation.show(stack)
  }

  /// Brings a screen in; when this has returned, only the hierarchy holds it.
  @inline(never) func enter(_ make: () throws -> some UIViewController) rethrows {
    try simulation.performWithTasks {
      let made = try simulation.perform(make)
      screen = made
      switch exit {
      case .dismissal: stack.present(made, animated: true)
      case .pop: stack.pushViewController(made, animated: true)
      }
    }
  }

  /// Lets a transition come to its end, and the screen live for a moment.
  func proceed() {
    if hasToBeShown { simulation.performWithTasks { simulation.advance(by: .seconds(2)) } }
    let patience = Patience(atMost: ExitTrial.passage, in: simulation)
    while !hasArrived, patience.goOn() {}
  }

  /// The asynchronous form.
  func proceed() async {
    if hasToBeShown { await simulation.advance(by: .seconds(2)) }
    let patience = Patience(atMost: ExitTrial.passage, in: simulation)
    while !hasArrived, await patience.goOn() {}
  }

  /// Whether the screen is where it should be: on screen, or away.
  private var hasArrived: Bool {
    if stack.transitionCoordinator != nil { return false }
    let isThere =
      exit == .pop ? stack.viewControllers.count > 1 : stack.presentedViewController != nil
    return hasToBeShown ? screen?.viewIfLoaded?.window != nil || !isThere : !isThere
  }

  /// Expects the screen's views to go with it.
  func trackViews(_ site: CallSite) {
    track(screen?.viewIfLoaded, site)
  }

  private func track(_ view: UIView?, _ site: CallSite) {
    guard let view else { return }
    views.append(TrackedObject(object: view, site: site))
    for subview in view.subviews { track(subview, site) }
  }

  /// Takes the screen away.
  func leave() {
    hasToBeShown = false
    simulation.performWithTasks {
      switch exit {
      case .dismissal where stack.presentedViewController != nil: stack.dismiss(animated: true)
      case .pop where stack.viewControllers.count > 1: stack.popViewController(animated: true)
      default: break
      }
    }
  }

  /// The wait for the end of the screen and its views; the last moment of it is the check's.
  private var patience: Patience {
    Patience(atMost: timeout - .nanoseconds(1), in: simulation)
  }

  private var isGone: Bool { screen == nil && views.allSatisfy { $0.object == nil } }

  /// Waits until the screen is gone with its views.
  func waitUntilGone() {
    let patience = patience
    while !isGone, patience.goOn() {}
  }

  /// The asynchronous form.
  func waitUntilGone() async {
    let patience = patience
    while !isGone, await patience.goOn() {}
  }

  /// Fails for the findings, at once or when the test is over: see `TrackedObject`.
  func judge(_ site: CallSite) {
    let verdict = simulation.conclude()
    for misuse in verdict.misuses {
      site.fail("\(misuse.controller) was misused: \(misuse.message)")
    }
    for report in verdict.leaks {
      TrackedObject(object: simulation.unreachableController(named: report.subject), site: site)
        .fail(simulation.story(of: report), report.retention, in: simulation)
    }
    guard verdict.leaks.isEmpty else { return }
    for view in views { view.judge("though its screen was deallocated", in: simulation) }
  }

  /// Reports the tasks that go on without the screen, after real time for those that end. No failure.
  func tellTasks(_ site: CallSite) {
    let tasks = RemainingTasks(of: simulation, after: beginning)?.remaining() ?? []
    if !tasks.isEmpty { site.note(tasks.note) }
  }

  /// The asynchronous form.
  func tellTasks(_ site: CallSite) async {
    let tasks = await RemainingTasks(of: simulation, after: beginning)?.remaining() ?? []
    if !tasks.isEmpty { site.note(tasks.note) }
  }
}
