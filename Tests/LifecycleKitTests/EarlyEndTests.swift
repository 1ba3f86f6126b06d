import LeakDetection
@testable import LifecycleKit
import Testing

/// A screen that calls its coordinator by a closure.
private final class CouponScreen: UIViewController {
  var onRedeem: (() -> Void)?
  weak var flow: CouponFlow?
}

/// A coordinator. Kept by nothing but what its method keeps.
@MainActor private final class CouponFlow {
  private weak var screen: CouponScreen?
  var onEnd: (() -> Void)?

  func start(in navigation: UINavigationController, weakly isWeak: Bool) {
    let screen = CouponScreen()
    if isWeak {
      screen.onRedeem = { [weak self] in self?.redeem() }
    } else {
      screen.onRedeem = { self.redeem() }
    }
    self.screen = screen
    navigation.pushViewController(screen, animated: true)
  }

  func redeem() { screen?.title = "Redeemed" }
}

/// Objects that are gone though a shown screen has a weak reference to them; noted where findings are asked for.
@Suite @MainActor struct EarlyEndTests {
  private let simulation = Simulation()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() throws {
    simulation.environment.tellsOfRest = true
    simulation.show(navigation)
    try simulation.settle()
  }

  @Test func `a coordinator that its screen's closure knows weakly is gone too early`() throws {
    CouponFlow().start(in: navigation, weakly: true)
    try simulation.settle()
    let end = try #require(simulation.earlyEnds.first)
    #expect(simulation.earlyEnds.count == 1)
    #expect(end.words == "CouponFlow is gone while CouponScreen is still shown")
    #expect(end.holder.hasPrefix("closure #1 in CouponFlow.start("))
    // Shown again, it is the same.
    navigation.pushViewController(UIViewController(), animated: true)
    try simulation.settle()
    navigation.popViewController(animated: true)
    try simulation.settle()
    #expect(simulation.earlyEnds == [end])
  }

  @Test func `a closure of a view is looked through, whose superview keeps it as well`() throws {
    final class Header: UIView { var onTap: (() -> Void)? }
    final class Titled: UIViewController {
      override func loadView() { view = Header() }
    }
    let screen = Titled()
    do {
      let flow = CouponFlow()
      (screen.view as? Header)?.onTap = { [weak flow] in flow?.redeem() }
    }
    navigation.pushViewController(screen, animated: true)
    try simulation.settle()
    #expect(
      simulation.earlyEnds.map(\.words) == ["CouponFlow is gone while Titled is still shown"])
  }

  @Test func `one that something keeps, until the screen is about to leave, is not`() throws {
    var flows = [CouponFlow(), CouponFlow()]
    flows[0].start(in: navigation, weakly: true)
    try simulation.settle()
    // A coordinator ends its flow first, and then has its screen leave.
    flows.removeFirst()
    navigation.popViewController(animated: true)
    try simulation.settle()
    flows[0].start(in: navigation, weakly: false)
    flows = []
    try simulation.settle()
    #expect(simulation.earlyEnds == [])
  }

  @Test func `a property without an object says nothing, and neither does a screen that has left`()
    throws
  {
    final class Opener: UIViewController { weak var opened: CouponScreen? }
    let opener = Opener()
    navigation.pushViewController(opener, animated: true)
    try simulation.settle()
    do {
      let screen = CouponScreen()
      opener.opened = screen
      navigation.pushViewController(screen, animated: true)
    }
    try simulation.settle()
    navigation.popViewController(animated: true)
    try simulation.settle()
    #expect(opener.opened == nil)
    #expect(simulation.earlyEnds == [])
  }

  @Test func `a coordinator that only itself keeps stays when its screen is gone`() throws {
    weak var screen: CouponScreen?
    do {
      let flow = CouponFlow()
      flow.start(in: navigation, weakly: true)
      flow.onEnd = { flow.redeem() }
      screen = navigation.topViewController as? CouponScreen
      screen?.onRedeem = { flow.redeem() }
    }
    try simulation.settle()
    #expect(simulation.selfKept == [])
    navigation.popViewController(animated: true)
    try simulation.settle()
    #expect(screen == nil)
    let stays = try #require(simulation.selfKept.first)
    #expect(simulation.selfKept.count == 1)
    #expect(stays.hasPrefix("CouponFlow stays: closure #"))
    #expect(stays.hasSuffix(" captures it"))
  }

  @Test func `a coordinator that a list has, or that is gone, does not stay by itself`() throws {
    var flows = [CouponFlow(), CouponFlow()]
    for flow in flows {
      flow.start(in: navigation, weakly: true)
      (navigation.topViewController as? CouponScreen)?.onRedeem = { flow.redeem() }
      flow.onEnd = { [weak flow] in flow?.redeem() }
    }
    try simulation.settle()
    navigation.popToRootViewController(animated: true)
    flows.removeLast()
    try simulation.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(simulation.selfKept == [])
    withExtendedLifetime(flows) {}
  }

  @Test func `no screen is looked at in a run without a folder for findings`() throws {
    simulation.environment.tellsOfRest = false
    CouponFlow().start(in: navigation, weakly: true)
    try simulation.settle()
    #expect(simulation.earlyEnds == [])
    #expect(simulation.companions.isEmpty)
    #expect(!Simulation().environment.tellsOfRest)
  }
}
