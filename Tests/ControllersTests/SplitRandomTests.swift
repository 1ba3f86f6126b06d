import LifecycleKit
import SeededRandom
import Testing

/// Calls on split view controllers that nobody would write; every seed can be run again by its number.
@MainActor struct SplitRandomTests {
  @Test(arguments: 1...300)
  func `no sequence of calls on columns breaks a pair, a flag or a link`(seed: Int) {
    let flow = Flow(seed: UInt64(seed), nesting: 0)
    for _ in 0..<50 { flow.step(checks: true) }
    flow.end()
  }

  @Test(arguments: 1...300)
  func `no calls on columns from inside callbacks break a pair, a flag or a link`(seed: Int) {
    let flow = Flow(seed: UInt64(seed), nesting: 10)
    for _ in 0..<50 { flow.step(checks: false) }
    flow.end()
  }

  @Test(arguments: 1...100)
  func `no sequence of calls on columns keeps a controller alive once all is over`(seed: Int) {
    var flow: Flow? = Flow(seed: UInt64(seed), nesting: 10)
    for _ in 0..<50 { flow?.step(checks: false) }
    flow?.end()
    let made = flow?.made ?? []
    flow = nil
    #expect(made.count { $0.screen != nil } == 0)
  }
}

/// An app with split view controllers and somebody who touches everything in it without a plan.
@MainActor private final class Flow {
  struct Made {
    weak var screen: ViewController?
  }

  private(set) var made: [Made] = []
  private let app = App()
  private var numbers: SplitMix64
  /// Of a hundred callbacks so many do something themselves.
  private let nesting: Int
  private var depth = 0

  init(seed: UInt64, nesting: Int) {
    numbers = SplitMix64(seed: seed)
    self.nesting = nesting
    if number(2) == 0 { app.setWidth(.regular) }
    app.simulation.perform { app.window.rootViewController = split() }
  }

  func end() {
    #expect(throws: Never.self) { try app.simulation.settle() }
    Invariants(app).check(sourceLocation: #_sourceLocation)
    app.window.rootViewController?.forEachBelow { controller in
      #expect(
        controller.departure == nil, "\(controller.readableName) is on a screen or kept for one")
      if let split = controller as? Split, split.appearance.state == .appeared {
        let isCompact = split.traitCollection.horizontalSizeClass == .compact
        #expect(split.isCollapsed == isCompact, "the width of \(split.readableName)")
      }
    }
  }

  func step(checks: Bool) {
    app.simulation.perform { touch() }
    if checks { end() }
  }

  private func touch() {
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

  private func leave(_ controller: ViewController) {
    if number(2) == 0, let stack = app.window.rootViewController as? Nav {
      return stack.pushViewController(controller, animated: number(2) == 0)
    }
    guard controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private var anyController: ViewController? {
    var all: [ViewController] = []
    app.window.rootViewController?.forEachBelow { all.append($0) }
    return all.randomElement(using: &numbers)
  }

  private func column() -> Split.Column { Split.Column.allCases[number(4)] }

  private func maybe() -> ViewController? { number(4) == 0 ? nil : content() }

  private func content() -> ViewController {
    switch number(5) {
    case 0, 1: screen()
    case 2: anyController ?? screen()
    case 3: number(4) == 0 ? split() : screen()
    default: note(Nav(rootViewController: screen()))
    }
  }

  private func root() -> ViewController {
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

  private func screen() -> ViewController {
    let screen = A()
    let moments: [LifecycleEvent.Kind] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMoveToParent, .didMoveToParent,
    ]
    for moment in moments where number(100) < nesting {
      screen.on[moment] = { [unowned self] in
        guard depth < 3 else { return }
        depth += 1
        touch()
        depth -= 1
      }
    }
    return note(screen)
  }

  private func note(_ controller: ViewController) -> ViewController {
    made.append(Made(screen: controller))
    return controller
  }

  private func number(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &numbers)
  }
}
