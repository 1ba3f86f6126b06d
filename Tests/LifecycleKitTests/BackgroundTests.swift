import LifecycleKit
import Testing

/// What the checks make of time that the application spends in the background.
@MainActor @Suite struct BackgroundTests {
  let stage = StackWorld()

  private var application: UIApplication { stage.simulation.application }

  /// Spends a span in the background.
  private func sleep(_ duration: Duration) {
    application.enterBackground()
    stage.wait(duration)
    application.enterForeground()
  }

  @Test func `a kept screen is reported when what was left of the delay is over`() {
    let screen = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(1))
    sleep(.seconds(60))
    stage.wait(.milliseconds(999))
    #expect(stage.simulation.leaks.isEmpty)
    stage.wait(.milliseconds(1))
    #expect(screen.screen != nil)
    #expect(
      stage.simulation.leaks.map(\.text) == [
        """
        Screen#1 leaked: popped 62.0 s ago, should have been deallocated by now
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1, \
        not counting 60.0 s in the background
          since              0.000 s, found at 62.000 s

        """
      ])
    #expect(
      stage.simulation.leaks.flatMap(\.evidence) == [
        .delayedCheck(allowedDelay: .seconds(2), pausedFor: .seconds(60))
      ])
  }

  @Test func `a screen that nobody keeps is met, in the background or before`() {
    let screen = stage.leave(by: .popped, kept: false)
    #expect(screen.screen == nil)
    sleep(.seconds(60))
    stage.wait(.seconds(60))
    #expect(stage.expectations == ["popped from UINavigationController#1: met after 0.000 s"])
  }

  @Test func `a screen let go after the return, within what was left, is not reported`() {
    let screen = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(1))
    sleep(.seconds(60))
    stage.wait(.milliseconds(900))
    stage.owner = []
    #expect(screen.screen == nil)
    stage.wait(.seconds(60))
    #expect(stage.expectations == ["popped from UINavigationController#1: met after 61.900 s"])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `a screen that goes in the background is simply met`() {
    let screen = stage.leave(by: .popped, kept: true)
    application.enterBackground()
    stage.wait(.seconds(30))
    stage.owner = []
    #expect(screen.screen == nil)
    stage.wait(.seconds(30))
    #expect(stage.expectations == ["popped from UINavigationController#1: met after 30.000 s"])
    application.enterForeground()
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `a screen that leaves in the background has its whole delay after the return`() {
    application.enterBackground()
    stage.wait(.seconds(10))
    let screen = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(50))
    application.enterForeground()
    stage.wait(.milliseconds(1_999))
    #expect(stage.simulation.leaks.isEmpty)
    stage.wait(.milliseconds(1))
    #expect(screen.screen != nil)
    #expect(
      stage.simulation.leaks.flatMap(\.evidence) == [
        .delayedCheck(allowedDelay: .seconds(2), pausedFor: .seconds(50))
      ])
  }

  @Test func `several absences add up`() {
    _ = stage.leave(by: .popped, kept: true)
    for _ in 0..<3 {
      stage.wait(.milliseconds(500))
      sleep(.seconds(10))
    }
    stage.wait(.milliseconds(499))
    #expect(stage.simulation.leaks.isEmpty)
    stage.wait(.milliseconds(1))
    #expect(
      stage.simulation.leaks.flatMap(\.evidence) == [
        .delayedCheck(allowedDelay: .seconds(2), pausedFor: .seconds(30))
      ])
  }

  @Test func `an inactive application is in the foreground: time counts`() {
    _ = stage.leave(by: .popped, kept: true)
    application.resignActive()
    stage.wait(.seconds(2))
    #expect(stage.simulation.leaks.count == 1)
  }

  @Test func `while one scene is in front time counts`() {
    let scene = application.connectScene()
    _ = stage.leave(by: .popped, kept: true)
    scene.enterBackground()
    stage.wait(.seconds(2))
    #expect(stage.simulation.leaks.count == 1)
  }

  @Test func `what the last scene showed is judged though no scene is left`() {
    let root = stage.navigation
    application.connectedScenes[0].disconnect()
    #expect(application.applicationState == .background)
    stage.wait(.seconds(2))
    withExtendedLifetime(root) {
      #expect(
        stage.simulation.leaks.map(\.subject) == ["UINavigationController#1", "Home#1"])
    }
  }

  @Test func `the scan leaves out the rounds that fall into the background`() {
    stage.simulation.delayedCheck.isAutomatic = false
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(12))
    sleep(.seconds(60))
    #expect(stage.simulation.scan.scanCount == 2)
    stage.wait(.seconds(3))
    #expect(stage.simulation.scan.scanCount == 3)
    #expect(stage.simulation.leaks.flatMap(\.evidence) == [.reachabilityScan(missedScans: 3)])
  }

  @Test func `an unannounced leak dates from the first scan that missed it, whatever was left out`()
  {
    stage.simulation.scan.registersAtInit = true
    let screen = stage.simulation.perform { StackWorld.Screen() }
    stage.wait(.seconds(6))
    sleep(.seconds(60))
    stage.wait(.seconds(9))
    withExtendedLifetime(screen) {
      #expect(
        stage.simulation.leaks.map(\.text) == [
          """
          Screen#1 leaked: unreachable from any window for 70.0 s
            reachability scan  unreachable from any window in 3 scans in a row
            departure          no departure event was seen
            since              5.000 s, found at 75.000 s

          """
        ])
    }
  }
}
