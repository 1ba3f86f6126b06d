import LifecycleTesting
import Testing
import UIKit

/// A handler that captures the owner of its observation keeps it, as on iOS.
@Suite @MainActor struct ObservationLeakTests {
  private final class FeedViewController: UIViewController {
    let list = UIScrollView()
    var observation: NSKeyValueObservation?
    var offset = CGPoint.zero

    func follow(weakly: Bool) {
      observation =
        weakly
        ? list.observe(\.contentOffset) { [weak self] list, _ in self?.offset = list.contentOffset }
        : list.observe(\.contentOffset) { list, _ in self.offset = list.contentOffset }
    }
  }

  @Test func `a screen that its own handler captures leaks, and the path says so`() {
    let (leaks, screen) = leave(weakly: false)
    #expect(
      leaks.first.map { "\($0)" } == """
        FeedViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
          cycle, 4 strong references
          FeedViewController#1
            .observation      → NSKeyValueObservation
            .observer         → ViewObserver<UIScrollView, CGPoint>
            .handler          → closure #2 in
                                ObservationLeakTests.FeedViewController.follow(weakly:)
              captures self   → FeedViewController#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.000 s, found at 2.000 s

        """)
    #expect(leaks.count == 1)
    screen?.observation = nil
  }

  @Test func `to invalidate the observation is not enough, for it keeps the handler`() {
    let (leaks, screen) = leave(weakly: false) { $0?.observation?.invalidate() }
    #expect(leaks.count == 1)
    screen?.observation = nil
  }

  @Test func `a screen that is captured weakly goes`() {
    let (leaks, screen) = leave(weakly: true)
    #expect(leaks.isEmpty)
    #expect(screen == nil)
  }

  @Test func `an observation that is released before the deadline is no leak`() {
    let (leaks, screen) = leave(weakly: false) { $0?.observation = nil }
    #expect(leaks.isEmpty)
    #expect(screen == nil)
  }

  private func leave(
    weakly: Bool, after oneSecond: (FeedViewController?) -> Void = { _ in }
  ) -> (leaks: [LeakReport], screen: FeedViewController?) {
    UIKitTests.leave(
      {
        let screen = FeedViewController()
        screen.follow(weakly: weakly)
        return screen
      }, after: oneSecond)
  }
}
