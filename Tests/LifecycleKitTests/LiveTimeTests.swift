import Dispatch
import LifecycleKit
import Testing

/// The survivors of deallocations, on a clock whose time passes by itself on turns of the main queue.
@MainActor struct LiveTimeTests {
  private let simulation = Simulation()
  private let driver: VirtualClockDriver

  init() {
    driver = VirtualClockDriver(clock: simulation.clock, timeScale: 0)
    driver.start()
  }

  /// Waits until live time has passed.
  private func wait(_ duration: Duration) async {
    await withCheckedContinuation { continuation in
      simulation.clock.schedule("a wait", after: duration) { continuation.resume() }
    }
  }

  @Test func `a screen that its container leaves behind is judged when its delay is over`() async {
    let screen = simulation.perform { StackWorld.Screen() }
    do {
      let tabs = simulation.perform { UITabBarController() }
      tabs.viewControllers = [screen]
    }
    await wait(.seconds(5))
    #expect(
      simulation.log.transcript() == """
        0.000 s  UITabBarController#1 loadView
        0.000 s  UITabBarController#1 viewDidLoad
        0.000 s  Screen#1 willMove(toParent: UITabBarController#1)
        0.000 s  Screen#1 didMove(toParent: UITabBarController#1)
        0.000 s  UITabBarController#1 deallocated
        2.000 s  leak: Screen#1 leaked: left behind 2.0 s ago, should have been deallocated by now

        """)
    driver.stop()
    withExtendedLifetime(screen) {}
  }

  @Test func `a screen whose window is released disappears though nothing else happens`() async {
    let screen = simulation.perform { StackWorld.Screen() }
    do {
      let window = simulation.makeWindow()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      await wait(.zero)
    }
    // The main queue alone: on the clock nothing is due.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } }
      }
    }
    #expect(
      simulation.log.transcript() == """
        0.000 s  Screen#1 loadView
        0.000 s  Screen#1 viewDidLoad
        0.000 s  Screen#1 viewWillAppear
        0.000 s  Screen#1 viewIsAppearing
        0.000 s  Screen#1 viewWillLayoutSubviews
        0.000 s  Screen#1 viewDidLayoutSubviews
        0.000 s  Screen#1 viewDidAppear
        0.000 s  Screen#1 viewWillDisappear
        0.000 s  Screen#1 viewDidDisappear

        """)
    driver.stop()
  }
}
