import LifecycleKit

/// A stage on which one screen comes and goes.
@MainActor final class ExitTrial {
  private let simulation = Simulation()
  private let stack: UINavigationController
  private var views: [TrackedObject] = []

  init() {
    stack = simulation.perform { UINavigationController(rootViewController: UIViewController()) }
    simulation.show(stack)
  }

  /// Brings a screen in; when this has returned, only the hierarchy holds it.
  @inline(never) func enter(
    _ exit: ScreenExit, _ make: () throws -> some UIViewController, _ site: CallSite
  ) rethrows {
    let screen = try simulation.perform(make)
    switch exit {
    case .dismissal: stack.present(screen, animated: true)
    case .pop: stack.pushViewController(screen, animated: true)
    }
    simulation.advance(by: .seconds(2))
    track(screen.viewIfLoaded, site)
  }

  private func track(_ view: UIView?, _ site: CallSite) {
    guard let view else { return }
    views.append(TrackedObject(object: view, site: site))
    for subview in view.subviews { track(subview, site) }
  }

  func leave(_ exit: ScreenExit) {
    switch exit {
    case .dismissal where stack.presentedViewController != nil: stack.dismiss(animated: true)
    case .pop where stack.viewControllers.count > 1: stack.popViewController(animated: true)
    default: break
    }
  }

  /// The findings, a text each.
  func failures() -> [String] {
    let verdict = simulation.conclude()
    let misuses = verdict.misuses.map { "\($0.controller) was misused: \($0.message)" }
    if !verdict.leaks.isEmpty { return misuses + verdict.leaks.map { simulation.story(of: $0) } }
    return misuses
      + views.compactMap { $0.failure("though its screen is gone", in: simulation) }
  }
}
