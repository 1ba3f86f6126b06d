import LifecycleKit
import Testing

/// Expectations for objects that are no screens. Judged by weak references and by what the tests planted.
@MainActor @Suite struct ExpectedObjectTests {
  final class SessionModel {
    var onEnd: (() -> Void)?
    func arm() { onEnd = { self.onEnd = nil } }
  }
  final class Presenter {}
  final class Coordinator {
    var session: SessionModel?
    var retry: (() -> Void)?
    func keepRetrying() { retry = { self.retry = nil } }
  }
  final class Profile: UIViewController {
    var model: SessionModel?
  }
  final class Home: UIViewController {}

  let simulation = Simulation()

  private var states: [String] {
    simulation.delayedCheck.expectations.map {
      "\($0.serial) \($0.subject), because \($0.reason): \($0.state.text)"
    }
  }

  @Test func `an object that lives on is reported with the reason and with who holds it`() throws {
    let coordinator = Coordinator()
    coordinator.session = SessionModel()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    try simulation.expectDeallocation(
      of: #require(coordinator.session), reason: "the flow ended")
    simulation.advance(by: .seconds(5))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        SessionModel#1 leaked: not deallocated 2.0 s after the flow ended
          held by the coordinator
          Coordinator
            .session   → SessionModel#1
          ~~~~~~~~~~~ fix: clear .session
          expectation        not deallocated within 2.0 s: the flow ended
          since              0.000 s, found at 2.000 s

        """
      ])
    #expect(simulation.leaks.map(\.foundBy) == [[.expectation]])
    #expect(
      simulation.log.transcript() == """
        2.000 s  leak: SessionModel#1 leaked: not deallocated 2.0 s after the flow ended

        """)
    withExtendedLifetime(coordinator) {}
  }

  @Test func `the report as JSON has the expectation`() throws {
    simulation.holderSearch.isEnabled = false
    let model = SessionModel()
    simulation.expectDeallocation(of: model, within: .seconds(1), reason: "the flow ended")
    simulation.advance(by: .seconds(1))
    #expect(
      try LeakReport.json(simulation.leaks) == """
        [
          {
            "departureSeen" : false,
            "elapsed" : 1,
            "expectation" : {
              "allowedDelay" : 1,
              "at" : 0,
              "reason" : "the flow ended"
            },
            "foundAt" : 1,
            "foundBy" : [
              "expectation"
            ],
            "logPosition" : 0,
            "signature" : "no path: SessionModel, no departure seen",
            "since" : 0,
            "subject" : "SessionModel#1",
            "type" : "SessionModel"
          }
        ]
        """)
    withExtendedLifetime(model) {}
  }

  @Test func `an object that goes in time is silent, and dated to its instant`() {
    var model: SessionModel? = SessionModel()
    weak let judge = model
    simulation.clock.schedule("let go", after: .milliseconds(350)) { model = nil }
    if let model { simulation.expectDeallocation(of: model, reason: "the flow ended") }
    simulation.advance(by: .seconds(10))
    #expect(judge == nil)
    #expect(simulation.leaks.isEmpty)
    #expect(states == ["1 SessionModel#1, because the flow ended: met after 0.350 s"])
  }

  @Test func `an object in a cycle with itself is told as a cycle`() {
    func leak() {
      let model = SessionModel()
      model.arm()
      simulation.expectDeallocation(of: model, reason: "the flow ended")
    }
    leak()
    simulation.advance(by: .seconds(2))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        SessionModel#1 leaked: not deallocated 2.0 s after the flow ended
          cycle, 2 strong references
          SessionModel#1
            .onEnd            → closure #1 in ExpectedObjectTests.SessionModel.arm()
              captures self   → SessionModel#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          expectation        not deallocated within 2.0 s: the flow ended
          since              0.000 s, found at 2.000 s

        """
      ])
  }

  @Test func `an object that goes late is no leak, and whoever asked is told how late`() {
    simulation.holderSearch.isEnabled = false
    var late: [String] = []
    simulation.delayedCheck.onLateDeallocation = { late.append("\($0.subject) \($0.state.text)") }
    var model: SessionModel? = SessionModel()
    if let model { simulation.expectDeallocation(of: model, reason: "the flow ended") }
    simulation.clock.schedule("let go", after: .milliseconds(4300)) { model = nil }
    simulation.advance(by: .seconds(10))
    #expect(late == ["SessionModel#1 met late after 4.300 s"])
    #expect(states == ["1 SessionModel#1, because the flow ended: met late after 4.300 s"])
    #expect(
      simulation.leaks.map(\.text) == [
        """
        SessionModel#1 leaked: not deallocated 2.0 s after the flow ended
          expectation        not deallocated within 2.0 s: the flow ended
          since              0.000 s, found at 2.000 s
          afterwards         deallocated at 4.300 s: late, not leaked

        """
      ])
    _ = model
  }

  @Test func `an object that goes while only the clock is moved is dated to the next reading`() {
    var model: SessionModel? = SessionModel()
    if let model { simulation.expectDeallocation(of: model, reason: "the flow ended") }
    simulation.clock.schedule("let go", after: .milliseconds(350)) { model = nil }
    simulation.clock.advance(by: .seconds(1))
    #expect(states == ["1 SessionModel#1, because the flow ended: met after 1.000 s"])
    _ = model
  }

  @Test func `time in the background is not counted`() {
    simulation.holderSearch.isEnabled = false
    let model = SessionModel()
    simulation.expectDeallocation(of: model, reason: "the flow ended")
    simulation.advance(by: .seconds(1))
    simulation.application.enterBackground()
    simulation.advance(by: .seconds(60))
    simulation.application.enterForeground()
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .seconds(1))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        SessionModel#1 leaked: not deallocated 62.0 s after the flow ended
          expectation        not deallocated within 2.0 s: the flow ended, not counting 60.0 s in the background
          since              0.000 s, found at 62.000 s

        """
      ])
    withExtendedLifetime(model) {}
  }

  @Test func `an expectation that is taken back gets no verdict`() {
    let model = SessionModel()
    let handle = simulation.expectDeallocation(of: model, reason: "the flow ended")
    #expect(handle.serial == 1)
    #expect(handle.state == .pending)
    handle.cancel(because: "the flow began again")
    handle.cancel(because: "twice")
    simulation.advance(by: .seconds(5))
    #expect(simulation.leaks.isEmpty)
    #expect(handle.state == .cancelled("the flow began again"))
    #expect(
      states == ["1 SessionModel#1, because the flow ended: cancelled: the flow began again"])
    withExtendedLifetime(model) {}
  }

  @Test func `a pending expectation stands when the object is expected to go once more`() {
    simulation.holderSearch.isEnabled = false
    let model = SessionModel()
    let one = simulation.expectDeallocation(of: model, reason: "the flow ended")
    let other = simulation.expectDeallocation(
      of: model, within: .seconds(1), reason: "the user left")
    #expect(one.serial == other.serial)
    simulation.advance(by: .seconds(5))
    // Outlived, so one report says all there is to say.
    let third = simulation.expectDeallocation(of: model, reason: "the app ended")
    #expect(third.serial == one.serial && third.state == .failed)
    #expect(states == ["1 SessionModel#1, because the flow ended: failed"])
    #expect(simulation.leaks.count == 1)
    withExtendedLifetime(model) {}
  }

  @Test func `objects are numbered for each type in the order in which they are mentioned`() {
    let (one, presenter, two) = (SessionModel(), Presenter(), SessionModel())
    for object in [two, presenter, one] as [AnyObject] {
      simulation.expectDeallocation(of: object, reason: "the flow ended").cancel(because: "test")
    }
    simulation.expectDeallocation(of: simulation.window, reason: "the scene closed")
    simulation.expectDeallocation(of: two, reason: "the flow ended")
    #expect(
      simulation.delayedCheck.expectations.map(\.subject) == [
        "SessionModel#1", "Presenter#1", "SessionModel#2", "UIWindow#1", "SessionModel#1",
      ])
    withExtendedLifetime((one, presenter, two)) {}
  }

  @Test func `an object at the place of one that is gone is another object`() {
    for _ in 1...50 {
      simulation.expectDeallocation(of: SessionModel(), reason: "made and dropped")
    }
    #expect(simulation.delayedCheck.tally.met == 50)
    #expect(simulation.delayedCheck.expectations.last?.subject == "SessionModel#50")
  }

  @Test func `a screen goes the screens' way, and has one report`() {
    simulation.holderSearch.isEnabled = false
    let navigation = UINavigationController(rootViewController: Home())
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    let profile = Profile()
    navigation.pushViewController(profile, animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.endTurn()
    let handle = simulation.expectDeallocation(of: profile, reason: "the flow ended")
    #expect(handle.expectation?.reason == "popped from UINavigationController#1")
    simulation.advance(by: .seconds(2))
    // A claim of its own, after the first has failed, adds to the report.
    simulation.scan.isPeriodic = false
    navigation.expectDeallocation(of: profile, within: .seconds(1), reason: "the user signed out")
    simulation.advance(by: .seconds(1))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          expectation        not deallocated within 1.0 s: the user signed out
          since              0.000 s, found at 2.000 s

        """
      ])
    withExtendedLifetime(profile) {}
  }

  @Test func `a screen that was expected to go before it left is reported with both`() {
    simulation.holderSearch.isEnabled = false
    simulation.scan.isPeriodic = false
    let navigation = UINavigationController(rootViewController: Home())
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    let profile = Profile()
    navigation.pushViewController(profile, animated: false)
    simulation.endTurn()
    navigation.expectDeallocation(of: profile, reason: "the flow ended")
    simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: false)
    simulation.advance(by: .seconds(5))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        Profile#1 leaked: not deallocated 2.0 s after the flow ended
          expectation        not deallocated within 2.0 s: the flow ended
          departure          popped from UINavigationController#1 at 1.000 s
          since              0.000 s, found at 2.000 s

        """
      ])
    withExtendedLifetime(profile) {}
  }

  @Test func `a screen that comes back is not expected to go any more`() {
    let navigation = UINavigationController(rootViewController: Home())
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    let profile = Profile()
    navigation.pushViewController(profile, animated: false)
    simulation.endTurn()
    navigation.expectDeallocation(of: profile, reason: "the flow ended")
    navigation.popViewController(animated: false)
    simulation.endTurn()
    navigation.pushViewController(profile, animated: false)
    simulation.advance(by: .seconds(5))
    #expect(states == ["1 Profile#1, because the flow ended: cancelled: Profile#1 came back"])
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a screen of no simulation has none to tell`() {
    #expect(UIViewController().expectDeallocation(of: Presenter(), reason: "test") == nil)
  }

  @Test func `an object kept by another that should be gone is told so`() {
    func leak() {
      let (coordinator, session) = (Coordinator(), SessionModel())
      coordinator.session = session
      coordinator.keepRetrying()
      simulation.expectDeallocation(of: coordinator, within: .seconds(1), reason: "the flow ended")
      simulation.expectDeallocation(of: session, within: .seconds(2), reason: "the flow ended")
    }
    leak()
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.map(\.subject) == ["Coordinator#1", "SessionModel#1"])
    #expect(
      simulation.leaks.last?.text == """
        SessionModel#1 leaked: not deallocated 2.0 s after the flow ended
          held by another object that should be deallocated
          Coordinator#1
            .session   → SessionModel#1
          expectation        not deallocated within 2.0 s: the flow ended
          since              0.000 s, found at 2.000 s

        """)
  }
}
