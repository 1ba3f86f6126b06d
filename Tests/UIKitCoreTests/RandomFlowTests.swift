import LifecycleKit
import SeededRandom
import Testing

/// Flows that nobody would write: every seed is one, and can be run again by its number.
@MainActor struct RandomFlowTests {
  @Test(arguments: Campaign.seeds(60, full: 300))
  func `no sequence of calls breaks a pair, a flag or a link`(seed: UInt64) {
    let flow = Flow(seed: seed, nesting: 0)
    for _ in 0..<60 { flow.step() }
    flow.end()
  }

  @Test(arguments: Campaign.seeds(60, full: 300))
  func `no sequence of calls from inside callbacks breaks a pair, a flag or a link`(seed: UInt64) {
    let flow = Flow(seed: seed, nesting: 12)
    for _ in 0..<60 { flow.step() }
    flow.end()
  }

  @Test(arguments: Campaign.seeds(20, full: 100))
  func `no sequence of calls keeps a controller alive once all is over`(seed: UInt64) {
    let left = RandomFlow.countLeft(behind: { Flow(seed: seed, nesting: 12) }, steps: 60)
    #expect(left == 0)
  }
}

/// An app and somebody who touches everything in it without a plan.
@MainActor private final class Flow: RandomFlow {

  override init(seed: UInt64, nesting: Int) {
    super.init(seed: seed, nesting: nesting)
    app.window.rootViewController = screen()
  }

  override func touch() {
    let controller = anyController
    let animated = number(2) == 0
    switch number(16) {
    case 0...2: app.advance(by: .milliseconds(number(6) * 100))
    case 3, 4: stack(of: controller)?.pushViewController(screen(), animated: animated)
    case 5: stack(of: controller)?.popViewController(animated: animated)
    case 6: stack(of: controller)?.popToRootViewController(animated: animated)
    case 7: reorder(stack(of: controller), animated: animated)
    case 8, 9: controller?.present(presentable(), animated: animated)
    case 10: controller?.dismiss(animated: animated)
    case 11: (controller as? Tabs)?.selectedIndex = number(3)
    case 12: (controller as? Tabs)?.viewControllers = [screen(), screen()]
    case 13: contain(in: controller)
    case 14: if number(4) == 0 { app.window.rootViewController = container() }
    default: if number(4) == 0 { app.window.isHidden.toggle() }
    }
  }

  private func reorder(_ nav: Nav?, animated: Bool) {
    guard let nav else { return }
    nav.setViewControllers(
      nav.viewControllers.shuffled(using: &numbers).dropLast() + [screen()], animated: animated)
  }

  private func contain(in controller: UIViewController?) {
    guard let parent = controller as? Screen else { return }
    if let child = parent.children.first { return remove(child) }
    let child = screen()
    parent.addChild(child)
    child.loadViewIfNeeded()
    // A callback may have taken it away again; then there is nothing to show.
    if child.parent === parent { parent.view.addSubview(child.view) }
    if child.parent === parent { child.didMove(toParent: parent) }
  }

  private func stack(of controller: UIViewController?) -> Nav? {
    (controller as? Nav) ?? (controller?.navigationController as? Nav)
  }

  private func presentable() -> UIViewController {
    let presented = container()
    let styles = UIModalPresentationStyle.allCases
    presented.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .automatic
    return presented
  }

  private func container() -> UIViewController {
    switch number(3) {
    case 0: return note(Nav(rootViewController: screen()))
    case 1:
      let tabs = Tabs()
      tabs.viewControllers = [note(Nav(rootViewController: screen())), screen(), screen()]
      return note(tabs)
    default: return screen()
    }
  }

}
