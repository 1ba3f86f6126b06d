import LifecycleKit
import SeededRandom
import Testing

@MainActor @Suite struct DelayedCheckTests {
  let stage = StackWorld()

  static let reasons: [StackWorld.WayOut: String] = [
    .popped: "popped from UINavigationController#1",
    .coveredAndPopped: "popped from UINavigationController#1",
    .replaced: "replaced on the stack of UINavigationController#1",
    .dismissed: "dismissed by UINavigationController#1",
    .dismissedInNavigation: "dismissed by UINavigationController#1",
    .dismissedInChain: "dismissed by UINavigationController#1",
    .removedChild: "removed from Home#1",
    .removedTab: "removed from UITabBarController#1",
    .replacedAsRoot: "replaced as the root of UIWindow#2",
    .belowReplacedRoot: "replaced as the root of UIWindow#2",
    .takenAwayAsRoot: "removed from UIWindow#2",
    .sceneDisconnected: "closed with UIWindow#2",
    .windowGone: "closed with UIWindow#2",
    .parentGone: "left behind by its parent Cover#1",
    .presenterGone: "left behind by its presenter Cover#1",
  ]

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen that is kept is reported two seconds after it left`(way: StackWorld.WayOut) throws
  {
    stage.wait(.seconds(1))
    let screen = stage.leave(by: way, kept: true)
    stage.wait(.milliseconds(1_999))
    #expect(stage.simulation.leaks.isEmpty)
    stage.wait(.milliseconds(1))
    #expect(screen.screen != nil)
    #expect(stage.simulation.leaks.map(\.subject) == ["Screen#1"])
    let leak = try #require(stage.simulation.leaks.first)
    #expect(leak.foundBy == [.delayedCheck])
    #expect(leak.since.description == "1.000 s" && leak.foundAt.description == "3.000 s")
    #expect(stage.expectations == ["\(try #require(Self.reasons[way])): failed"])
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen that nobody keeps is gone at once and not reported`(way: StackWorld.WayOut) throws
  {
    let screen = stage.leave(by: way, kept: false)
    #expect(screen.screen == nil)
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.isEmpty)
    let met = "\(try #require(Self.reasons[way])): met after 0.000 s"
    #expect(stage.expectations == (way.isSilent ? [] : [met]))
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen let go in time is not reported`(way: StackWorld.WayOut) throws {
    let screen = stage.leave(by: way, kept: true)
    stage.wait(.milliseconds(1_900))
    stage.owner = []
    #expect(screen.screen == nil)
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.isEmpty)
    #expect(stage.expectations == ["\(try #require(Self.reasons[way])): met after 1.900 s"])
  }

  @Test(arguments: StackWorld.WayOut.allCases)
  func `a screen let go after the deadline is reported and then said to be late`(
    way: StackWorld.WayOut
  ) throws {
    let screen = stage.leave(by: way, kept: true)
    stage.wait(.seconds(3))
    stage.owner = []
    #expect(screen.screen == nil)
    stage.wait(.seconds(60))
    let leak = try #require(stage.simulation.leaks.first)
    #expect(stage.simulation.leaks.count == 1)
    #expect(leak.aftermath == .deallocated(VirtualInstant(sinceStart: .seconds(3))))
    #expect(stage.expectations == ["\(try #require(Self.reasons[way])): met late after 3.000 s"])
  }

  @Test func `a screen that is pushed again within the delay is not expected to go any more`() {
    let screen = StackWorld.Screen()
    stage.navigation.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: true)
    stage.wait(.seconds(1))
    stage.navigation.pushViewController(screen, animated: true)
    stage.wait(.seconds(60))
    #expect(stage.simulation.leaks.isEmpty)
    #expect(
      stage.expectations == ["popped from UINavigationController#1: cancelled: Screen#1 came back"])
  }

  @Test func `a reported screen that comes back says so and may leak anew`() {
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(2))
    stage.navigation.pushViewController(stage.owner[0], animated: false)
    stage.wait(.seconds(1))
    stage.navigation.popViewController(animated: false)
    stage.wait(.seconds(2))
    let leaks = stage.simulation.leaks
    #expect(leaks.map(\.subject) == ["Screen#1", "Screen#1"])
    #expect(
      leaks.map(\.aftermath) == [.returned(VirtualInstant(sinceStart: .seconds(2))), nil])
  }

  @Test func `the delay is a setting`() {
    stage.simulation.delayedCheck.delay = .seconds(7)
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.milliseconds(6_999))
    #expect(stage.simulation.leaks.isEmpty)
    stage.wait(.milliseconds(1))
    #expect(
      stage.simulation.leaks.flatMap(\.evidence) == [
        .delayedCheck(allowedDelay: .seconds(7), pausedFor: nil)
      ])
  }

  @Test func `an excluded type is not expected to go, its subclasses are`() {
    stage.simulation.delayedCheck.exclude(UIViewController.self, because: "kept for reuse")
    stage.simulation.scan.isPeriodic = false
    let plain = UIViewController()
    stage.owner = [plain]
    stage.navigation.pushViewController(plain, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: false)
    stage.simulation.endTurn()
    _ = stage.leave(by: .popped, kept: true)
    stage.wait(.seconds(10))
    #expect(stage.simulation.leaks.map(\.subject) == ["Screen#1"])
  }

  @Test func `every expectation leaves pending exactly once`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let way = StackWorld.WayOut.allCases.randomElement(using: &random) ?? .popped
      _ = stage.leave(by: way, kept: Bool.random(using: &random))
      stage.wait(.milliseconds(Int.random(in: 0..<900, using: &random)))
      if !stage.owner.isEmpty, Bool.random(using: &random) { stage.owner.removeFirst() }
      let tally = stage.simulation.delayedCheck.tally
      let living = tally.pending + tally.failed
      #expect(living >= stage.owner.count)
      #expect(tally.met + tally.metLate + living + tally.cancelled >= 1)
    }
    stage.owner = []
    stage.wait(.seconds(60))
    let tally = stage.simulation.delayedCheck.tally
    let last = stage.simulation.delayedCheck.expectations.map(\.serial).max()
    #expect(tally.pending == 0 && tally.failed == 0 && tally.cancelled == 0)
    #expect(tally.met + tally.metLate == last)
    #expect(tally.metLate > 10 && tally.met > 100)
  }

  @Test func `very many departed at one instant are judged at one instant`() {
    let count = Campaign.size(1_000, full: 10_000)
    let screens = (0..<count).map { _ in StackWorld.Screen() }
    stage.owner = screens
    stage.navigation.setViewControllers([StackWorld.Home()] + screens, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popToRootViewController(animated: false)
    stage.simulation.endTurn()
    stage.owner.removeLast(count / 2)
    stage.wait(.seconds(2))
    #expect(stage.simulation.leaks.count == count)
    #expect(screens.count == count)
  }
}
