import LifecycleKit

@testable import UIKitCore

/// What has to hold when all transitions are over and no finger is on the glass.
@MainActor struct SettledInvariants {
  let world: World

  func violation() -> Violation? {
    if world.simulation.clock.pendingWork.contains(where: { !$0.isInBackground }) {
      return Violation(rule: .idle, words: "work is left after settling")
    }
    var picture = Picture()
    for window in world.simulation.application.allWindows { picture.add(window) }
    let reachable = world.reachable
    for (_, controller) in world.living {
      if let violation =
        rest(controller, reachable)
        ?? (isAloneByDesign(controller) ? nil : picture.violation(controller))
      {
        return violation
      }
    }
    return nil
  }

  /// Whether it may be on screen where its container is not, or the reverse.
  private func isAloneByDesign(_ controller: UIViewController) -> Bool {
    world.appearingByHand.contains(controller.id) || world.ahead.contains(controller.id)
  }

  private func rest(
    _ controller: UIViewController, _ reachable: Set<ObjectIdentifier>
  ) -> Violation? {
    let name = controller.readableName
    if !reachable.contains(ObjectIdentifier(controller)) {
      return Violation(rule: .deallocation, words: "nobody has \(name)")
    }
    // Whose end the program has not sent is between the two for as long as it likes.
    if world.appearingByHand.contains(controller.id) { return nil }
    if !controller.appearance.isSettled {
      return Violation(
        rule: .settling, words: "\(name) stays \(controller.appearance.state.rawValue)")
    }
    let flags = [
      controller.isMovingToParent, controller.isMovingFromParent, controller.isBeingPresented,
      controller.isBeingDismissed,
    ]
    if flags.contains(true) { return Violation(rule: .flags, words: "\(name) \(flags)") }
    if !controller.leaving.isEmpty {
      return Violation(rule: .links, words: "\(name) keeps who left")
    }
    return nil
  }
}

/// Who should be on screen, worked out from windows and containers alone.
@MainActor private struct Picture {
  private var shown: Set<ObjectIdentifier> = []
  /// Those of whom nothing can be said: their callbacks are somebody's own affair.
  private var unknown: Set<ObjectIdentifier> = []

  mutating func add(_ window: UIWindow) {
    if window.isVisible, let root = window.rootViewController { addChain(from: root) }
    // What was presented by a root that has been replaced stays in the window, and is no part of its chain.
    for held in window.presentations
    where !shown.contains(ObjectIdentifier(held.presentation.presented)) {
      held.presentation.presented.forEachBelow { unknown.insert(ObjectIdentifier($0)) }
    }
  }

  func violation(_ controller: UIViewController) -> Violation? {
    let object = ObjectIdentifier(controller)
    guard !unknown.contains(object) else { return nil }
    let isShown = shown.contains(object)
    guard isShown != (controller.appearance.state == .appeared) else { return nil }
    return Violation(
      rule: .screen,
      words: "\(controller.readableName) is \(controller.appearance.state.rawValue) and "
        + (isShown ? "shown" : "not shown"))
  }

  /// A controller and what stands above it, without those that are covered.
  private mutating func addChain(from first: UIViewController) {
    var chain = [first]
    while let presentation = chain.last?.presentation {
      if presentation.removesPresenterView { chain.removeLast() }
      chain.append(presentation.presented)
    }
    for controller in chain { addTree(controller) }
  }

  private mutating func addTree(_ controller: UIViewController) {
    shown.insert(ObjectIdentifier(controller))
    guard controller.shouldAutomaticallyForwardAppearanceMethods else {
      for child in controller.children {
        child.forEachBelow { unknown.insert(ObjectIdentifier($0)) }
      }
      return
    }
    for child in childrenOnScreen(of: controller) { addChain(from: child) }
  }

  private func childrenOnScreen(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let nav as UINavigationController: nav.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.childrenOnScreen
    case let pages as UIPageViewController: pages.viewControllers ?? []
    case let search as UISearchController:
      search.searchBar.text?.isEmpty == false
        ? search.searchResultsController.map { [$0] } ?? [] : []
    default:
      controller.children.filter { child in
        controller.viewIfLoaded.map { child.stands(in: $0) } == true
      }
    }
  }
}
