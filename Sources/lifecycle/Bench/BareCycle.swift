import LifecycleKit

/// The screen that is pushed and popped, with nothing of its own.
final class BenchScreen: UIViewController {}

/// A push and a pop without any framework: the same two controllers get the same calls, one by one.
///
/// A cycle in a simulation is compared with it. `Tests/ToolTests` holds the calls to the log of one.
@MainActor struct BareCycle {
  let root = BenchScreen()
  let container = UINavigationController()

  init() {
    root.loadViewIfNeeded()
  }

  func run(_ repetitions: Int, animated: Bool) {
    for _ in 0..<repetitions { pushAndPop(BenchScreen(), animated: animated) }
  }

  /// The calls, in the order in which a navigation controller on screen sends them.
  func pushAndPop(_ screen: UIViewController, animated: Bool) {
    screen.willMove(toParent: container)
    screen.loadViewIfNeeded()
    root.viewWillDisappear(animated)
    screen.viewWillAppear(animated)
    screen.viewIsAppearing(animated)
    if animated { layOut(screen) }
    root.viewDidDisappear(animated)
    screen.viewDidAppear(animated)
    screen.didMove(toParent: container)
    if !animated { layOut(screen) }

    screen.willMove(toParent: nil)
    screen.viewWillDisappear(animated)
    root.viewWillAppear(animated)
    root.viewIsAppearing(animated)
    if animated { layOut(root) }
    screen.viewDidDisappear(animated)
    root.viewDidAppear(animated)
    screen.didMove(toParent: nil)
    if !animated { layOut(root) }
  }

  /// Without animation the layout has a pass of its own, after the last callback.
  private func layOut(_ screen: UIViewController) {
    screen.viewWillLayoutSubviews()
    screen.viewDidLayoutSubviews()
  }
}
