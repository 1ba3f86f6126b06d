import LifecycleKit
import Testing

/// Departures that come with no call on the controller, and what looks like one and is none.
@MainActor @Suite struct SilentDepartureTests {
  let stage = StackWorld()

  private let window: UIWindow

  init() {
    window = stage.simulation.makeWindow()
    window.isHidden = false
  }

  @Test func `a root that is set back within the delay is not expected to go any more`() {
    let screen = StackWorld.Screen()
    window.rootViewController = screen
    stage.simulation.endTurn()
    window.rootViewController = StackWorld.Home()
    stage.wait(.seconds(1))
    window.rootViewController = screen
    stage.wait(.seconds(60))
    #expect(
      stage.expectations == ["replaced as the root of UIWindow#2: cancelled: Screen#1 came back"])
  }

  @Test func `so it is in a hidden window, where nothing appears`() {
    let screen = StackWorld.Screen()
    let hidden = stage.simulation.makeWindow()
    hidden.rootViewController = screen
    stage.simulation.endTurn()
    hidden.rootViewController = nil
    stage.simulation.endTurn()
    hidden.rootViewController = screen
    stage.wait(.seconds(60))
    #expect(stage.expectations == ["removed from UIWindow#3: cancelled: Screen#1 came back"])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `an old root that presents is held by the window with what it presents, and told so`()
  {
    stage.simulation.holderSearch.isEnabled = true
    weak var sheet: UIViewController?
    weak var root: UIViewController?
    do {
      let (screen, cover) = (StackWorld.Screen(), StackWorld.Cover())
      (root, sheet) = (screen, cover)
      window.rootViewController = screen
      stage.simulation.endTurn()
      screen.present(cover, animated: false)
      stage.simulation.endTurn()
      window.rootViewController = StackWorld.Home()
    }
    stage.wait(.seconds(2))
    #expect(root != nil && sheet != nil)
    #expect(
      stage.simulation.leaks.map(\.text) == [
        """
        Screen#1 leaked: replaced 2.0 s ago, should have been deallocated by now
          held by UIWindow#2
          UIWindow
            .presentations[0].presenter   → Screen#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: dismiss what is presented
          delayed check      not deallocated 2.0 s after being replaced as the root of UIWindow#2
          since              0.000 s, found at 2.000 s

        """,
        """
        Cover#1 leaked: replaced 2.0 s ago, should have been deallocated by now
          held by UIWindow#2
          UIWindow
            .presentations[0].presentedViewController   → Cover#1
          ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ fix: dismiss what is presented
          delayed check      not deallocated 2.0 s after being replaced as the root of UIWindow#2
          since              0.000 s, found at 2.000 s

        """,
      ])
    sheet?.dismiss(animated: false)
    stage.simulation.endTurn()
    #expect(root == nil && sheet == nil)
    #expect(
      stage.simulation.leaks.map(\.aftermath) == [
        .deallocated(VirtualInstant(sinceStart: .seconds(2))),
        .deallocated(VirtualInstant(sinceStart: .seconds(2))),
      ])
    #expect(stage.simulation.delayedCheck.tally.metLate == 2)
    #expect(stage.simulation.delayedCheck.tally.failed == 0)
  }

  @Test func `an old root that dismisses in time lets both go`() {
    weak var root: UIViewController?
    do {
      let screen = StackWorld.Screen()
      root = screen
      window.rootViewController = screen
      stage.simulation.endTurn()
      screen.present(StackWorld.Cover(), animated: false)
      stage.simulation.endTurn()
      window.rootViewController = StackWorld.Home()
      stage.simulation.endTurn()
      screen.dismiss(animated: true)
    }
    stage.wait(.seconds(60))
    #expect(root == nil)
    #expect(stage.expectations == ["replaced as the root of UIWindow#2: met after 0.500 s"])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `an old root that the new one contains has not left`() {
    let screen = StackWorld.Screen()
    window.rootViewController = screen
    stage.simulation.endTurn()
    let wrapper = UINavigationController(rootViewController: screen)
    window.rootViewController = wrapper
    stage.wait(.seconds(60))
    #expect(stage.expectations == [])
    #expect(stage.simulation.leaks.isEmpty)
    #expect(screen.parent === wrapper)
  }

  @Test func `a root that moves to another window comes back there`() {
    let screen = StackWorld.Screen()
    let other = stage.simulation.makeWindow()
    window.rootViewController = screen
    stage.simulation.endTurn()
    other.rootViewController = screen
    stage.wait(.seconds(60))
    #expect(stage.expectations == ["removed from UIWindow#2: cancelled: Screen#1 came back"])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `a window that is only hidden is no departure`() {
    let screen = StackWorld.Screen()
    window.rootViewController = screen
    stage.simulation.endTurn()
    window.isHidden = true
    stage.wait(.seconds(60))
    #expect(stage.expectations == [])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `a window kept after its scene is gone is told to hold its root`() {
    stage.simulation.holderSearch.isEnabled = true
    let scene = stage.simulation.application.connectScene()
    let kept = UIWindow(windowScene: scene)
    kept.rootViewController = StackWorld.Screen()
    kept.makeKeyAndVisible()
    stage.simulation.endTurn()
    stage.simulation.holderSearch.registerRoot(kept, named: "the kept window")
    scene.disconnect()
    stage.wait(.seconds(2))
    #expect(
      stage.simulation.leaks.map(\.text) == [
        """
        Screen#1 leaked: closed 2.0 s ago, should have been deallocated by now
          held by the kept window
          UIWindow
            .rootViewController   → Screen#1
          ~~~~~~~~~~~~~~~~~~~~~~ fix: clear .rootViewController
          delayed check      not deallocated 2.0 s after being closed with UIWindow#3
          since              0.000 s, found at 2.000 s

        """
      ])
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.map(\.foundBy) == [[.delayedCheck, .reachabilityScan]])
    kept.isHidden = false
    #expect(
      stage.simulation.leaks.map(\.aftermath) == [
        .returned(VirtualInstant(sinceStart: .seconds(62)))
      ])
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.count == 1)
  }

  @Test func `a child whose view was taken away and which was never removed has not left`() {
    let screen = StackWorld.Screen()
    let home = stage.navigation.viewControllers[0]
    home.addChild(screen)
    home.view.addSubview(screen.view)
    screen.didMove(toParent: home)
    stage.wait(.zero)
    screen.view.removeFromSuperview()
    stage.wait(.seconds(60))
    #expect(stage.expectations == [])
    #expect(stage.simulation.leaks.isEmpty)
  }

  @Test func `a child that left with its parent does not leave again when that one dies`() {
    let child = StackWorld.Screen()
    do {
      let cover = StackWorld.Cover()
      cover.addChild(child)
      stage.navigation.pushViewController(cover, animated: false)
      stage.simulation.endTurn()
      stage.navigation.popViewController(animated: false)
    }
    stage.wait(.seconds(60))
    withExtendedLifetime(child) {
      #expect(stage.expectations == ["popped from UINavigationController#1: failed"])
      #expect(stage.simulation.leaks.count == 1)
    }
  }

  @Test func `a screen whose stack dies in the middle of the pop was popped all the same`() {
    let screen = StackWorld.Screen()
    do {
      let dying = UINavigationController(rootViewController: StackWorld.Cover())
      dying.pushViewController(screen, animated: false)
      stage.simulation.endTurn()
      let hidden = stage.simulation.makeWindow()
      hidden.rootViewController = dying
      stage.simulation.endTurn()
      hidden.isHidden = false
      dying.popViewController(animated: true)
      stage.simulation.endTurn()
      #expect(screen.parent === dying)
      hidden.rootViewController = nil
      stage.simulation.endTurn()
      hidden.isHidden = true
    }
    stage.wait(.seconds(2))
    withExtendedLifetime(screen) {
      #expect(stage.expectations == ["popped from UINavigationController#2: failed"])
    }
  }

  @Test func `one left behind that finds another parent is not expected to go`() {
    let screen = StackWorld.Screen()
    stage.simulation.perform { StackWorld.Cover().addChild(screen) }
    stage.wait(.seconds(1))
    stage.navigation.pushViewController(screen, animated: false)
    stage.wait(.seconds(60))
    #expect(
      stage.expectations == ["left behind by its parent Cover#1: cancelled: Screen#1 came back"])
    #expect(stage.simulation.leaks.isEmpty)
  }
}
