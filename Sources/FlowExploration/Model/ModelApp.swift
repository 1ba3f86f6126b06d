import Foundation
import LifecycleKit
import UIKitCore

/// The app that a model describes, as it runs: the values, and what the effects do with real view controllers.
@MainActor final class ModelApp {
  private struct Weakly {
    weak var screen: ModelScreen?
  }

  let model: FlowModel
  unowned let simulation: Simulation
  private var truths: Set<String> = []
  /// The latest screen of each name.
  private var latest: [String: Weakly] = [:]
  /// The screens that effects have the app hold, by name.
  private var kept: [String: [ModelScreen]] = [:]
  private var timers: [String: [SimulatedTimer]] = [:]
  private var observers: [String: [SimulatedNotificationToken]] = [:]
  /// The holders that were named for the screens of a name, and not released.
  private var holds: [String: Set<FlowModel.Holder>] = [:]
  /// Whether each effect so far found the stack or the tab that it needs.
  private(set) var isPossible = true
  private var watch: PromiseWatch

  init(_ model: FlowModel, in simulation: Simulation) {
    (self.model, self.simulation) = (model, simulation)
    watch = PromiseWatch(model.promises)
  }

  func start() {
    if model.isOnPad {
      // In landscape, where columns stand side by side.
      simulation.window.windowScene?.transition(
        to: CGSize(width: 1_194, height: 834),
        traits: UITraitCollection(horizontalSizeClass: .regular, userInterfaceIdiom: .pad),
        animated: false)
    }
    show(model.root)
  }

  /// Tells states apart that look alike: by the values that are true, the holds, and the promises that have ended.
  var fingerprint: String {
    let holds = holds.flatMap { name, holders in holders.map { "\(name) by \($0)" } }
    return (truths.sorted() + holds.sorted() + watch.fingerprint).joined(separator: ", ")
  }

  // MARK: - Conditions

  func isOpen(_ action: FlowModel.Action) -> Bool { action.condition.map(isMet) ?? true }

  func isMet(_ condition: FlowModel.Condition) -> Bool {
    condition.isMet { subject in
      switch subject {
      case .value(let name): truths.contains(name)
      case .inView(let name): isInView(name)
      }
    }
  }

  private func isInView(_ name: String) -> Bool {
    guard let visible = simulation.visibleViewController else { return false }
    if visible.title == name { return true }
    // Of a split view each column may be in view.
    let columns = visible.splitViewController?.viewControllers ?? []
    return columns.contains { column in
      let screen = (column as? UINavigationController)?.topViewController ?? column
      return screen.title == name && screen.viewIfLoaded?.window != nil
    }
  }

  // MARK: - Promises

  /// Notes which promises begin or end in the state that an action has led to.
  func observe() {
    schedule()
    watch.observe(isMet)
  }

  func isDue(promise index: Int) -> Bool { watch.isDue(promise: index, isMet) }

  func keeps(promise index: Int) -> Bool { watch.keeps(promise: index, isMet) }

  // MARK: - Screens

  private func make(_ name: String) -> UIViewController {
    guard let screen = model.screens.first(where: { $0.name == name }), !screen.isAlert else {
      return UIViewController()
    }
    let made = ModelScreen(screen, of: self)
    simulation.rename(made, to: name)
    latest[name] = Weakly(screen: made)
    return made
  }

  private func stack(_ names: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = names.map(make)
    return stack
  }

  private func show(_ root: FlowModel.Root) {
    let window = simulation.window
    switch root {
    case .screen(let name): window.rootViewController = make(name)
    case .stack(let names): window.rootViewController = stack(names)
    case .tabs(let names):
      let tabs = UITabBarController()
      tabs.viewControllers = names.map { stack([$0]) }
      window.rootViewController = tabs
    case .split(let primary, let secondary):
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(make(primary), for: .primary)
      split.setViewController(make(secondary), for: .secondary)
      window.rootViewController = split
    }
    if window.isHidden { window.makeKeyAndVisible() }
  }

  /// An alert, whose buttons do what the model says.
  private func alert(_ screen: FlowModel.Screen, over place: UIViewController) -> UIAlertController
  {
    let alert = UIAlertController(title: screen.name, message: nil)
    for action in screen.actions {
      guard case .button(let title) = action.trigger else { continue }
      let button = UIAlertAction(title: title) { [weak self, weak place] _ in
        self?.perform(action.effects, on: place)
      }
      button.isEnabled = isOpen(action)
      alert.addAction(button)
    }
    return alert
  }

  /// The screen on top, as it will be when what is being dismissed has left.
  private var top: UIViewController? {
    var top = simulation.window.rootViewController
    while let current = top {
      let presented = current.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
      let inner =
        (current as? UITabBarController)?.selectedViewController
        ?? (current as? UINavigationController)?.topViewController
        ?? (current as? UISplitViewController)?.viewControllers.last
      guard let next = presented ?? inner else { break }
      top = next
    }
    return top
  }

  /// Has the screens in view wait for what is due after some time, and the others not.
  func schedule() {
    for (name, made) in latest { made.screen?.schedule(isInView: isInView(name)) }
  }

  // MARK: - Effects

  /// Does what an action says, one after the other; only the last change of screens is animated.
  /// - Parameter screen: where the action is; the one on top unless given.
  func perform(_ effects: [FlowModel.Effect], on screen: UIViewController?) {
    var place = screen ?? top
    for (index, effect) in effects.enumerated() {
      let isLast = !effects[(index + 1)...].contains(where: \.moves)
      let next = perform(effect, on: place, animated: isLast)
      if effect.moves { place = next ?? top }
    }
    schedule()
  }

  /// - Returns: the screen that comes, where the effect makes one.
  private func perform(
    _ effect: FlowModel.Effect, on place: UIViewController?, animated: Bool
  ) -> UIViewController? {
    let stack = place?.navigationController
    switch effect {
    case .push(let name):
      guard let stack else { return impossible }
      let screen = make(name)
      stack.pushViewController(screen, animated: animated)
      return screen
    case .present(let name, let style, let isWrapped):
      return present(name, style, isWrapped: isWrapped, over: place, animated: animated)
    case .pop:
      guard let stack else { return impossible }
      stack.popViewController(animated: animated)
    case .popToRoot:
      guard let stack else { return impossible }
      stack.popToRootViewController(animated: animated)
    case .dismiss: place?.dismiss(animated: animated)
    case .dismissToRoot:
      // A link comes whether or not anything is presented.
      let root = simulation.window.rootViewController
      if root?.presentedViewController != nil { root?.dismiss(animated: animated) }
    case .selectTab(let number):
      guard let tabs = simulation.window.rootViewController as? UITabBarController,
        number <= tabs.viewControllers?.count ?? 0
      else { return impossible }
      tabs.selectedIndex = number - 1
    case .showDetail(let name):
      let screen = make(name)
      place?.showDetailViewController(screen, sender: nil)
      return screen
    case .root(let root): show(root)
    case .set(let name, let isTrue):
      if isTrue { truths.insert(name) } else { truths.remove(name) }
    case .hold(let name, let holder): hold(name, by: holder)
    case .release(let name): release(name)
    }
    return nil
  }

  private var impossible: UIViewController? {
    isPossible = false
    return nil
  }

  private func present(
    _ name: String, _ style: UIModalPresentationStyle, isWrapped: Bool,
    over place: UIViewController?, animated: Bool
  ) -> UIViewController? {
    guard let place else { return nil }
    if let screen = model.screens.first(where: { $0.name == name }), screen.isAlert {
      let alert = alert(screen, over: place)
      place.present(alert, animated: animated)
      return alert
    }
    let screen = isWrapped ? nil : make(name)
    let presented = screen ?? stack([name])
    presented.modalPresentationStyle = style
    place.present(presented, animated: animated)
    return screen ?? (presented as? UINavigationController)?.topViewController
  }

  // MARK: - Holding

  private func hold(_ name: String, by holder: FlowModel.Holder) {
    guard let screen = latest[name]?.screen else { return }
    let services = simulation.services
    switch holder {
    case .closure: screen.holdItself(byClosure: true)
    case .delegate: screen.holdItself(byClosure: false)
    case .timer:
      timers[name, default: []].append(
        services.scheduledTimer(named: name, every: .seconds(1), owner: screen) { _ in
          screen.touch()
        })
    case .notification:
      observers[name, default: []].append(
        services.notificationCenter.addObserver(forName: name, owner: screen) { _ in
          screen.touch()
        })
    case .app: kept[name, default: []].append(screen)
    case .screen(let other): latest[other]?.screen?.kept.append(screen)
    }
    holds[name, default: []].insert(holder)
  }

  /// Ends every hold of the screens of a name.
  private func release(_ name: String) {
    latest[name]?.screen?.releaseItself()
    for timer in timers.removeValue(forKey: name) ?? [] { timer.invalidate() }
    for token in observers.removeValue(forKey: name) ?? [] {
      simulation.services.notificationCenter.removeObserver(token)
    }
    kept[name] = nil
    for other in latest.values { other.screen?.kept.removeAll { $0.title == name } }
    holds[name] = nil
  }
}
