import LifecycleTesting
import Testing
import UIKit

/// A link ticks on the simulation's time, and keeps its target until it is invalidated.
@Suite @MainActor struct DisplayLinkTests {
  private final class SpinningScreen: UIViewController {
    var link: CADisplayLink?
    var frames = 0

    func spin(weakly: Bool) {
      let made =
        weakly
        ? CADisplayLink(target: Proxy(self)) { proxy, _ in proxy.screen?.frames += 1 }
        : CADisplayLink(target: self) { screen, _ in screen.frames += 1 }
      made.add(to: .main, forMode: .common)
      link = made
    }

    isolated deinit { link?.invalidate() }
  }

  private final class Proxy {
    weak var screen: SpinningScreen?
    init(_ screen: SpinningScreen) { self.screen = screen }
  }

  @Test func `a link is called sixty times in a second of virtual time`() throws {
    let simulation = Simulation()
    let screen = simulation.perform { SpinningScreen() }
    simulation.perform { screen.spin(weakly: false) }
    simulation.advance(by: .seconds(1))
    #expect(screen.frames == 60)
    let link = try #require(screen.link)
    #expect(abs(link.timestamp - 1) < 0.001)
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 0.001)

    link.isPaused = true
    simulation.advance(by: .seconds(1))
    #expect(screen.frames == 60)
    link.isPaused = false
    link.preferredFramesPerSecond = 10
    simulation.advance(by: .seconds(1))
    #expect(screen.frames == 70)
    link.invalidate()
    simulation.advance(by: .seconds(1))
    #expect(screen.frames == 70)
  }

  @Test func `a link alone does not keep the clock from being idle`() throws {
    let simulation = Simulation()
    let screen = simulation.perform { SpinningScreen() }
    simulation.perform { screen.spin(weakly: false) }
    try simulation.settle()
    #expect(screen.frames < 60)
    screen.link?.invalidate()
  }

  @Test func `a screen that is the target of its own link leaks, and the path says so`() {
    let (leaks, screen) = leave(weakly: false)
    #expect(
      leaks.first.map { "\($0)" } == """
        SpinningScreen#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by the application
          UIApplication
            .displayLinks[_]   → CADisplayLink
            .target            → SpinningScreen#1
          ~~~~~~~~~~~~~~~~~~~ fix: invalidate the display link
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          reachability scan  unreachable from any window in 3 scans in a row
          since              0.000 s, found at 2.000 s

        """)
    #expect(leaks.count == 1)
    screen?.link?.invalidate()
  }

  @Test func `a screen behind a weak proxy goes`() {
    let (leaks, screen) = leave(weakly: true)
    #expect(leaks.isEmpty)
    #expect(screen == nil)
  }

  @Test func `a link that is invalidated before the deadline is no leak`() {
    let (leaks, screen) = leave(weakly: false) { $0?.link?.invalidate() }
    #expect(leaks.isEmpty)
    #expect(screen == nil)
  }

  private func leave(
    weakly: Bool, after oneSecond: (SpinningScreen?) -> Void = { _ in }
  ) -> (leaks: [LeakReport], screen: SpinningScreen?) {
    UIKitTests.leave(
      {
        let screen = SpinningScreen()
        screen.spin(weakly: weakly)
        return screen
      }, after: oneSecond)
  }
}

extension DisplayLinkTests {
  private final class Named: SelectorPerforming {
    var heard: [String] = []
    func perform(_ selector: Selector, with sender: Any?) {
      heard.append("\(selector) \(sender is CADisplayLink)")
    }
  }

  @Test func `a target that knows its selectors is told by name`() {
    let simulation = Simulation()
    let target = Named()
    let link = CADisplayLink(target: target, selector: "tick")
    simulation.perform { link.add(to: .main, forMode: .default) }
    simulation.advance(by: .milliseconds(40))
    link.invalidate()
    #expect(target.heard == ["tick true", "tick true"])
  }
}
