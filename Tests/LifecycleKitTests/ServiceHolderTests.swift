import Foundation
import LifecycleKit
import Testing

/// Who holds a leaked screen when a service does: the whole reports, with Foundation's names in sight.
@MainActor @Suite struct ServiceHolderTests {
  final class Home: UIViewController {}

  final class Profile: UIViewController {
    var ticks = 0
    var timer: SimulatedTimer?
    var cancellables: Set<SimulatedCancellable> = []
    var observation: SimulatedObservation?
    var header: SimulatedProperty<String>?
    var task: SimulatedTask?
    var feed: SimulatedStreamContinuation<Int>?
    var stream: AsyncStream<Int>?

    func startTimer(_ services: SimulatedServices) {
      timer = services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in self.ticks += 1 }
    }
    func startFarTimer(_ services: SimulatedServices) {
      services.scheduledTimer(named: "far", every: .seconds(5), repeats: false) { _ in
        self.ticks += 1
      }
    }
    func observe(_ services: SimulatedServices) {
      _ = services.notificationCenter.addObserver(forName: "reload") { _ in self.ticks += 1 }
    }
    func retry(_ services: SimulatedServices) {
      let item = SimulatedWorkItem(named: "retry") { self.ticks += 1 }
      services.mainQueue.asyncAfter(.seconds(60), execute: item)
      item.cancel()
    }
    func save(_ services: SimulatedServices) {
      services.mainQueue.asyncAfter(.seconds(60), named: "save") { self.ticks += 1 }
    }
    func subscribe(to subject: SimulatedSubject<Int>) {
      subject.sink { self.ticks = $0 }.store(in: &cancellables)
    }
    func observeHeader(_ services: SimulatedServices) {
      header = services.observedProperty(named: "header", value: "")
      observation = header?.observe { _, _ in self.ticks += 1 }
    }
    func poll(_ services: SimulatedServices) {
      task = services.tasks.start("poll") {
        while true {
          try await services.clock.sleep(for: .seconds(1))
          self.ticks += 1
        }
      }
    }
    func ask(_ services: SimulatedServices) {
      services.tasks.start("ask", owner: self) { [weak self] in
        guard let self else { return }
        self.ticks = try await services.tasks.withContinuation(named: "answer") { _ in }
      }
    }
    func endStream(_ services: SimulatedServices) {
      let (stream, feed) = services.tasks.makeStream(named: "events", of: Int.self)
      (self.stream, self.feed) = (stream, feed)
      feed.onTermination = { withExtendedLifetime(self) {} }
    }
  }

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: Home())
  var services: SimulatedServices { simulation.services }

  init() {
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    simulation.scan.isPeriodic = false
  }

  /// Pushes a profile, lets it register, pops it and waits as long as it is given: the reports so far.
  private func report(_ register: (Profile) -> Void) -> String {
    visit(register)
    simulation.advance(by: .seconds(2))
    return simulation.leaks.map(\.text).joined()
  }

  private func visit(_ register: (Profile) -> Void) {
    let profile = Profile()
    navigation.pushViewController(profile, animated: false)
    simulation.endTurn()
    register(profile)
    navigation.popViewController(animated: false)
    simulation.endTurn()
  }

  private func pushAsking() {
    let profile = Profile()
    navigation.pushViewController(profile, animated: false)
    simulation.endTurn()
    profile.ask(services)
  }

  /// A report of the first profile: the lines on who holds it are what differs.
  private func told(_ held: String) -> String {
    """
    Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now
    \(held)
      delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
      since              0.000 s, found at 2.000 s

    """
  }

  @Test func `a timer is told with its block`() {
    let text = report { $0.startTimer(services) }
    #expect(
      text
        == told(
          """
            held by timer 'tick' (repeating)
            SimulatedTimer
              .block            → closure #1 in ServiceHolderTests.Profile.startTimer(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: invalidate the timer
          """))
  }

  @Test func `a notification is told with its block`() {
    let text = report { $0.observe(services) }
    #expect(
      text
        == told(
          """
            held by notification 'reload'
            SimulatedNotificationToken
              .block            → closure #1 in ServiceHolderTests.Profile.observe(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `a display link is told with its target`() {
    let text = report { profile in
      services.displayLink(named: "spin", target: profile) { profile, _ in profile.ticks += 1 }
    }
    #expect(
      text
        == told(
          """
            held by display link 'spin'
            SimulatedDisplayLink
              .target   → Profile#1
            ~~~~~~~~~~ fix: invalidate the display link
          """))
  }

  @Test func `a cancelled work item is told until its deadline`() {
    let text = report { $0.retry(services) }
    #expect(
      text
        == told(
          """
            held by work item 'retry' (cancelled)
            WaitingItem
              .item             → SimulatedWorkItem
              .block            → closure #1 in ServiceHolderTests.Profile.retry(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `a delayed block is told until its deadline`() {
    let text = report { $0.save(services) }
    #expect(
      text
        == told(
          """
            held by delayed block 'save'
            DelayedBlock
              .block            → closure #1 in ServiceHolderTests.Profile.save(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `a subscription to a shared subject is told with its closure`() {
    let text = report { $0.subscribe(to: services.subject(named: "price", isShared: true)) }
    #expect(
      text
        == told(
          """
            held by subscription to 'price'
            SimulatedSubscription<Int>
              .receiveValue     → closure #1 in ServiceHolderTests.Profile.subscribe(to:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `an assignment is told with its object`() {
    let text = report { profile in
      services.subject(named: "price", isShared: true).assign(to: \.ticks, on: profile).store(
        in: &profile.cancellables)
    }
    #expect(
      text
        == told(
          """
            held by subscription to 'price'
            SimulatedSubscription<Int>
              .object   → Profile#1
            ~~~~~~~~~~ fix: cancel the subscription
          """))
  }

  @Test func `a sink stored by its own capture is told as a cycle`() {
    let text = report { $0.subscribe(to: services.subject(named: "price")) }
    #expect(
      text
        == told(
          """
            cycle, 4 strong references
            Profile#1
              .cancellables[member]   → SimulatedCancellable
              .subscription           → subscription to 'price'
              .receiveValue           → closure #1 in
                                        ServiceHolderTests.Profile.subscribe(to:)
                captures self         → Profile#1
            ~~~~~~~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `an observation stored by its own capture is told as a cycle`() {
    let text = report { $0.observeHeader(services) }
    #expect(
      text
        == told(
          """
            cycle, 4 strong references
            Profile#1
              .observation      → SimulatedObservation
              .registration     → observation of 'header'
              .changeHandler    → closure #1 in ServiceHolderTests.Profile.observeHeader(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  @Test func `a listener of a shared broadcaster is told`() {
    let text = report {
      services.broadcaster(named: "store", of: Profile.self, isShared: true).add($0)
    }
    #expect(
      text
        == told(
          """
            held by listener of 'store'
            ListenerEntry<Profile>
              .listener   → Profile#1
            ~~~~~~~~~~~~ fix: remove the listener
          """))
  }

  @Test func `a task that goes on is told with its operation`() {
    let text = report { $0.poll(services) }
    #expect(
      text
        == told(
          """
            held by task 'poll'
            SimulatedTask
              .operation        → closure #1 in ServiceHolderTests.Profile.poll(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~ fix: cancel the task that ServiceHolderTests.Profile.poll(_:) starts
          """))
  }

  @Test func `a stream's termination handler is told as a cycle`() {
    let text = report { $0.endStream(services) }
    #expect(
      text
        == told(
          """
            cycle, 4 strong references
            Profile#1
              .feed.record      → async stream 'events'
              .ending           → StreamEnding
              .handler          → closure #1 in ServiceHolderTests.Profile.endStream(_:)
                captures self   → Profile#1
            ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
          """))
  }

  /// What a task's frame holds nobody but the task knows; the table tells that the task goes on.
  @Test func `a task that unwrapped its screen before it waits is in the table`() async {
    pushAsking()
    await simulation.advance(by: .milliseconds(1))
    navigation.popViewController(animated: false)
    await simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.map(\.subject) == ["Profile#1"])
    #expect(
      services.table() == """
        registration                     since    owner
        task 'ask'                       0.000 s  alive
        continuation 'answer' (dropped)  0.000 s

        """)
  }

  @Test func `captured weakly, nothing leaks and the registrations remain`() {
    visit { profile in
      services.scheduledTimer(named: "tick", every: .seconds(1), owner: profile) {
        [weak profile] _ in profile?.ticks += 1
      }
      _ = services.notificationCenter.addObserver(forName: "reload", owner: profile) {
        [weak profile] _ in profile?.ticks += 1
      }
      services.displayLink(named: "spin", target: SimulatedWeakProxy(profile), owner: profile) {
        proxy, _ in
        proxy.target?.ticks += 1
      }
    }
    simulation.advance(by: .seconds(20))
    #expect(simulation.leaks.isEmpty && simulation.aliveCount == 2)
    #expect(
      services.table() == """
        registration              since    owner
        timer 'tick' (repeating)  0.000 s  deallocated
        notification 'reload'     0.000 s  deallocated
        display link 'spin'       0.000 s  deallocated

        """)
  }

  @Test func `what a service lets go of in time is no leak`() {
    visit { profile in
      services.scheduledTimer(named: "once", every: .seconds(1), repeats: false) { _ in
        profile.ticks += 1
      }
      services.mainQueue.asyncAfter(.seconds(1), named: "save") { profile.ticks += 1 }
    }
    simulation.advance(by: .seconds(20))
    #expect(simulation.leaks.isEmpty && simulation.aliveCount == 2)
    #expect(services.remainder == "no registration remains")
  }

  @Test func `a far timer is told as late when it has fired`() {
    visit { $0.startFarTimer(services) }
    simulation.advance(by: .seconds(10))
    #expect(
      simulation.leaks.map(\.text) == [
        """
        Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now
          held by timer 'far'
          SimulatedTimer
            .block            → closure #1 in ServiceHolderTests.Profile.startFarTimer(_:)
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ fix: invalidate the timer
          delayed check      not deallocated 2.0 s after being removed from its parent: popped from UINavigationController#1
          since              0.000 s, found at 2.000 s
          afterwards         deallocated at 5.000 s: late, not leaked

        """
      ])
  }

  @Test func `a service that nobody registered with is no root of another simulation`() {
    let other = Simulation()
    other.services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in }
    #expect(services.registrations.isEmpty)
    #expect(other.services.clock === other.clock)
  }

  @Test func `Foundation's names mean Foundation's types`() {
    #expect(ObjectIdentifier(Timer.self) == ObjectIdentifier(Foundation.Timer.self))
    #expect(
      ObjectIdentifier(NotificationCenter.self)
        == ObjectIdentifier(Foundation.NotificationCenter.self))
    #expect(ObjectIdentifier(Notification.self) == ObjectIdentifier(Foundation.Notification.self))
  }

  @Test func `services do not keep a simulation from settling`() throws {
    services.scheduledTimer(named: "tick", every: .seconds(1)) { _ in }
    navigation.pushViewController(Home(), animated: true)
    try simulation.settle()
    #expect(simulation.clock.now == VirtualInstant(sinceStart: .milliseconds(350)))
  }
}
