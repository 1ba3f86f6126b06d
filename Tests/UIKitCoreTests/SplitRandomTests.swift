import LifecycleKit
import SeededRandom
import Testing

/// Calls on split view controllers that nobody would write; every seed can be run again by its number.
@MainActor struct SplitRandomTests {
  @Test(arguments: Campaign.seeds(60, full: 300))
  func `no sequence of calls on columns breaks a pair, a flag or a link`(seed: UInt64) {
    let flow = Flow(seed: seed, nesting: 0)
    for _ in 0..<50 {
      flow.step()
      flow.end()
    }
    flow.end()
  }

  @Test(arguments: Campaign.seeds(60, full: 300))
  func `no calls on columns from inside callbacks break a pair, a flag or a link`(seed: UInt64) {
    let flow = Flow(seed: seed, nesting: 10)
    for _ in 0..<50 { flow.step() }
    flow.end()
  }

  @Test(arguments: Campaign.seeds(20, full: 100))
  func `no sequence of calls on columns keeps a controller alive once all is over`(seed: UInt64) {
    let left = RandomFlow.countLeft(behind: { Flow(seed: seed, nesting: 10) }, steps: 50)
    #expect(left == 0)
  }
}

/// An app with split view controllers and somebody who touches everything in it without a plan.
@MainActor private final class Flow: RandomFlow {

  override init(seed: UInt64, nesting: Int) {
    super.init(seed: seed, nesting: nesting)
    if number(2) == 0 { app.setWidth(.regular) }
    app.simulation.perform { app.window.rootViewController = split() }
  }

  override func end() {
    super.end()
    app.window.rootViewController?.forEachBelow { controller in
      #expect(
        controller.departure == nil, "\(controller.readableName) is on a screen or kept for one")
      if let split = controller as? Split, split.appearance.state == .appeared {
        let isCompact = split.traitCollection.horizontalSizeClass == .compact
        #expect(split.isCollapsed == isCompact, "the width of \(split.readableName)")
      }
    }
  }

  override func touch() {
    guard let controller = anyController else { return }
    let split = (controller as? Split) ?? (controller.splitViewController as? Split)
    switch number(20) {
    case 0: app.advance(by: .milliseconds(number(6) * 100))
    case 1, 2: app.setWidth(.compact)
    case 3, 4: app.setWidth(.regular)
    case 5: split?.setViewController(maybe(), for: column())
    case 6: split?.show(column())
    case 7: split?.hide(column())
    case 8: split?.preferredDisplayMode = Split.DisplayMode.allCases[number(7)]
    case 9, 10: controller.showDetailViewController(screen(), sender: nil)
    case 11: controller.showDetailViewController(controller, sender: nil)
    case 12: split?.viewControllers = [content(), content()]
    case 13: controller.navigationController?.popViewController(animated: number(2) == 0)
    case 14: controller.navigationController?.popToRootViewController(animated: number(2) == 0)
    case 15: controller.show(screen(), sender: nil)
    case 16: if number(2) == 0 { controller.dismiss(animated: number(2) == 0) }
    case 17: if controller.parent is Split || number(3) == 0 { leave(controller) }
    case 18: if number(4) == 0 { app.window.rootViewController = root() }
    default: if number(4) == 0 { app.window.isHidden.toggle() }
    }
  }

  private func leave(_ controller: UIViewController) {
    if number(2) == 0, let stack = app.window.rootViewController as? Nav {
      return stack.pushViewController(controller, animated: number(2) == 0)
    }
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func column() -> Split.Column { Split.Column.allCases[number(4)] }

  private func maybe() -> UIViewController? { number(4) == 0 ? nil : content() }

  private func content() -> UIViewController {
    switch number(5) {
    case 0, 1: screen()
    case 2: anyController ?? screen()
    case 3: number(4) == 0 ? split() : screen()
    default: note(Nav(rootViewController: screen()))
    }
  }

  private func root() -> UIViewController {
    number(2) == 0 ? split() : note(Nav(rootViewController: split()))
  }

  private func split() -> Split {
    let split: Split
    switch number(3) {
    case 0:
      split = Split()
      split.viewControllers = [note(Nav(rootViewController: screen())), screen()]
    case 1:
      split = Split(style: .doubleColumn)
    default:
      split = Split(style: .tripleColumn)
      split.setViewController(screen(), for: .supplementary)
    }
    if split.style != .unspecified {
      split.setViewController(screen(), for: .primary)
      split.setViewController(screen(), for: .secondary)
    }
    _ = note(split)
    return split
  }

}
