import SeededRandom
import LifecycleKit

/// One step of a random world: what is done, and three numbers that choose with whom.
struct WorldStep: CustomStringConvertible {
  enum Operation: String, CaseIterable {
    case make, release, push, pop, popToRoot, setStack, present, dismiss, addChild, removeChild
    case setTabs, selectTab, swapRoot, makeWindow, dropWindow, advance, scan, cache, uncache
    case endTurn
  }

  var operation: Operation
  var choices: [Int]

  var description: String { "WorldStep(operation: .\(operation.rawValue), choices: \(choices))" }

  static func random(using random: inout SplitMix64) -> WorldStep {
    // Scans, ends of turns and time are steps like others, but more of them make more verdicts.
    let operations =
      Operation.allCases + [.scan, .scan, .scan, .advance, .advance, .push, .make, .make]
      + [.endTurn, .endTurn, .endTurn, .endTurn]
    return WorldStep(
      operation: operations.randomElement(using: &random) ?? .scan,
      choices: (0..<3).map { _ in Int.random(in: 0..<1_000, using: &random) })
  }
}

/// A simulation driven by steps, with the published scan beside ours.
///
/// Controllers are held by the hierarchy and by `held`, the planted leaks; the world itself holds none.
@MainActor final class ScanWorld {
  final class Ignored: UIViewController {}

  private struct DroppedWindow {
    weak var window: UIWindow?
  }

  private struct Member {
    weak var controller: UIViewController?
  }

  let simulation = Simulation()
  let published = PublishedScan()
  private var members: [Member] = []
  private var held: [UIViewController] = []
  private var windows: [UIWindow] = []
  /// The controllers that the world has released. The turn holds them until it ends.
  private var droppedWindows: [DroppedWindow] = []
  private var caches: [Member] = []

  init(failureLimit: Int) {
    simulation.scan.isPeriodic = false
    // Thousands of planted leaks, of which only the verdict counts.
    simulation.holderSearch.isEnabled = false
    simulation.scan.failureLimit = failureLimit
    simulation.scan.ignore(Ignored.self, because: "a type to ignore")
    published.limit = failureLimit
    windows = [simulation.window]
  }

  /// Performs the steps and says at which one the two scans disagreed, and on what.
  static func disagreement(after steps: [WorldStep], failureLimit: Int) -> String? {
    ScanWorld(failureLimit: failureLimit).perform(steps)
  }

  /// Performs the steps until the two scans disagree, and says on what.
  @discardableResult func perform(_ steps: [WorldStep]) -> String? {
    for (index, step) in steps.enumerated() {
      perform(step)
      registerLinked()
      if step.operation == .scan, let difference = difference() {
        return "step \(index): \(difference)"
      }
    }
    return nil
  }

  private func perform(_ step: WorldStep) {
    let (first, second, third) = (step.choices[0], step.choices[1], step.choices[2])
    switch step.operation {
    case .make: held.append(make(first))
    case .release: if !held.isEmpty { held.remove(at: first % held.count) }
    case .push: navigation(first)?.pushViewController(any(second, third), animated: third % 2 == 0)
    case .pop: navigation(first)?.popViewController(animated: second % 2 == 0)
    case .popToRoot: navigation(first)?.popToRootViewController(animated: second % 2 == 0)
    case .setStack:
      navigation(first)?.setViewControllers(several(second, third), animated: third % 2 == 0)
    case .present:
      let presented = any(second, third)
      presented.modalPresentationStyle = third % 3 == 0 ? .fullScreen : .automatic
      member(first)?.present(presented, animated: third % 2 == 0)
    case .dismiss: member(first)?.dismiss(animated: second % 2 == 0)
    case .addChild: member(first)?.addChild(any(second, third))
    case .removeChild: member(first)?.removeFromParent()
    case .setTabs: tabs(first)?.setViewControllers(several(second, third), animated: false)
    case .selectTab: tabs(first)?.selectedIndex = second % 4
    case .swapRoot:
      let window = windows[first % windows.count]
      window.rootViewController = second % 5 == 0 ? nil : any(second, third)
      if third % 4 != 0 { window.makeKeyAndVisible() }
    case .makeWindow: windows.append(simulation.makeWindow())
    case .dropWindow:
      guard windows.count > 1 else { return }
      let dropped = windows.remove(at: 1 + first % (windows.count - 1))
      dropped.isHidden = true
      droppedWindows.append(DroppedWindow(window: dropped))
    case .advance: simulation.advance(by: .milliseconds(first))
    case .scan: scan()
    case .endTurn: simulation.endTurn()
    case .cache:
      guard let controller = member(first) else { return }
      simulation.scan.declareCached(controller)
      caches.append(Member(controller: controller))
    case .uncache:
      guard !caches.isEmpty else { return }
      let cache = caches.remove(at: first % caches.count)
      guard let controller = cache.controller else { return }
      caches.removeAll { $0.controller === controller }
      simulation.scan.endCaching(controller)
    }
  }

  // MARK: - Judging

  /// The roots of the published scan: those of all living windows, and the cached controllers.
  private var roots: [UIViewController] {
    (windows + droppedWindows.compactMap(\.window)).compactMap(\.rootViewController)
      + caches.compactMap(\.controller)
  }

  private func scan() {
    simulation.scan.run()
    published.scan(roots: roots) { $0 is Ignored }
  }

  private func registerLinked() {
    members.removeAll { $0.controller == nil }
    for case let controller? in members.map(\.controller) {
      let isLinked = controller.parent != nil || controller.presentingViewController != nil
      if isLinked || roots.contains(where: { $0 === controller }) { published.register(controller) }
    }
  }

  private func difference() -> String? {
    let ours = Dictionary(
      uniqueKeysWithValues: simulation.scan.watched.map { ($0.name, $0.failCount) })
    for entry in published.entries where entry.controller != nil {
      let count = ours[entry.name]
      if count ?? 0 != entry.failCount {
        return
          "\(entry.name): published \(entry.failCount), ours \(count.map(String.init) ?? "none")"
      }
    }
    let reported = Set(
      simulation.leaks.filter { $0.foundBy.contains(.reachabilityScan) }.map(\.subject))
    if reported != published.reported {
      return "reported: published \(published.reported.sorted()), ours \(reported.sorted())"
    }
    return nil
  }

  // MARK: - Choosing

  private func make(_ choice: Int) -> UIViewController {
    let made: UIViewController = simulation.perform {
      switch choice % 8 {
      case 0, 1: UINavigationController()
      case 2: UITabBarController()
      case 3: Ignored()
      default: UIViewController()
      }
    }
    members.append(Member(controller: made))
    return made
  }

  /// A new controller or one that lives, wherever it is.
  private func any(_ choice: Int, _ other: Int) -> UIViewController {
    choice % 3 == 0 ? member(other) ?? make(other) : make(other)
  }

  private func several(_ choice: Int, _ other: Int) -> [UIViewController] {
    (0..<(choice % 4)).map { any(choice / 4 + $0, other + $0) }
  }

  private func member(_ choice: Int) -> UIViewController? { pick(choice, from: { $0 }) }
  private func navigation(_ choice: Int) -> UINavigationController? {
    pick(choice) { $0 as? UINavigationController }
  }
  private func tabs(_ choice: Int) -> UITabBarController? {
    pick(choice) { $0 as? UITabBarController }
  }

  private func pick<Kind: UIViewController>(
    _ choice: Int, from kind: (UIViewController) -> Kind?
  ) -> Kind? {
    let living = members.compactMap { $0.controller.flatMap(kind) }
    return living.isEmpty ? nil : living[choice % living.count]
  }
}
