import LifecycleKit
import Testing

@MainActor @Suite struct ReachabilityScanTests {
  final class Login: UIViewController {}
  final class Main: UIViewController {}

  let simulation = Simulation()

  init() {
    // Tests of the scan; who holds a screen has tests of its own.
    simulation.holderSearch.isEnabled = false
    simulation.delayedCheck.isAutomatic = false
  }

  /// Shows a root and swaps it for another.
  private func swapRoot(from old: UIViewController) {
    simulation.window.rootViewController = old
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    simulation.window.rootViewController = Main()
  }

  @Test func `a limit that is never reached stops no clock`() async {
    let simulation = Simulation()
    simulation.scan.failureLimit = .max
    simulation.scan.interval = .seconds(60)
    await simulation.advance(by: .seconds(600))
    #expect(simulation.clock.now == VirtualInstant(sinceStart: .seconds(600)))
  }

  @Test
  func `a root that was swapped away and is kept is reported at the third scan that misses it`() {
    let login = Login()
    swapRoot(from: login)
    simulation.advance(by: .milliseconds(14_999))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .milliseconds(1))
    withExtendedLifetime(login) {
      #expect(
        simulation.leaks.map(\.text) == [
          """
          Login#1 leaked: replaced 15.0 s ago, should have been deallocated by now
            reachability scan  unreachable from any window in 3 scans in a row
            since              0.000 s, found at 15.000 s

          """
        ])
    }
  }

  @Test func `a root that was swapped away and let go is not reported`() {
    weak var witness: UIViewController?
    do {
      let login = Login()
      witness = login
      swapRoot(from: login)
    }
    #expect(witness == nil)
    simulation.advance(by: .seconds(60))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a root let go before the third scan is not reported, after it it is late`() {
    var owner: UIViewController? = Login()
    swapRoot(from: owner!)
    simulation.advance(by: .seconds(14))
    owner = nil
    simulation.advance(by: .seconds(60))
    #expect(simulation.leaks.isEmpty)

    owner = Login()
    swapRoot(from: owner!)
    simulation.advance(by: .seconds(16))
    owner = nil
    simulation.advance(by: .seconds(60))
    #expect(
      simulation.leaks.map(\.aftermath) == [
        .deallocated(VirtualInstant(sinceStart: .seconds(90)))
      ])
  }

  @Test(arguments: [(0, 5), (1, 10), (2, 15), (9, 50)])
  func `the limit is a count to be exceeded`(limit: Int, foundAfter seconds: Int) {
    simulation.scan.failureLimit = limit
    let login = Login()
    swapRoot(from: login)
    simulation.advance(by: .seconds(100))
    withExtendedLifetime(login) {
      #expect(simulation.leaks.map(\.foundAt.sinceStart) == [.seconds(seconds)])
      #expect(simulation.leaks.flatMap(\.evidence) == [.reachabilityScan(missedScans: limit + 1)])
    }
  }

  @Test func `the interval is a setting, and a scan can be asked for`() {
    simulation.scan.interval = .seconds(1)
    simulation.advance(by: .milliseconds(3_500))
    #expect(simulation.scan.scanCount == 3)
    simulation.scan.isPeriodic = false
    simulation.advance(by: .seconds(10))
    #expect(simulation.scan.scanCount == 3)
    simulation.scan.run()
    #expect(simulation.scan.scanCount == 4)
  }

  @Test func `the table shows the watched controllers and their counts at every scan`() {
    let login = Login()
    let child = UIViewController()
    login.addChild(child)
    swapRoot(from: login)
    simulation.advance(by: .seconds(5))
    #expect(
      simulation.scan.table() == """
        scan 1: 3 watched, 2 unreachable, failure limit 2
        fails  controller
            1  Login#1  unreachable
            1  UIViewController#1  unreachable
            0  Main#1

        """)
    simulation.advance(by: .seconds(5))
    child.removeFromParent()
    simulation.window.rootViewController?.addChild(child)
    simulation.advance(by: .seconds(5))
    #expect(
      simulation.scan.table() == """
        scan 3: 3 watched, 1 unreachable, failure limit 2
        fails  controller
            3  Login#1  unreachable
            0  UIViewController#1
            0  Main#1

        """)
    withExtendedLifetime(login) {}
  }

  @Test func `a controller that is reachable again has its count cleared`() {
    let login = Login()
    swapRoot(from: login)
    simulation.advance(by: .seconds(10))
    simulation.window.rootViewController = login
    simulation.advance(by: .seconds(5))
    simulation.window.rootViewController = Main()
    simulation.advance(by: .seconds(10))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .seconds(5))
    withExtendedLifetime(login) { #expect(simulation.leaks.count == 1) }
  }

  @Test func `what a presenter or a container left behind is found when that one is gone`() {
    let child = UIViewController()
    swapRoot(from: Main())
    do {
      let parent = UIViewController()
      parent.addChild(child)
      simulation.window.rootViewController?.addChild(parent)
      parent.removeFromParent()
    }
    simulation.advance(by: .seconds(15))
    #expect(child.parent == nil)
    #expect(simulation.leaks.map(\.subject) == ["UIViewController#2"])
  }

  @Test func `what a window showed is found when the window is gone`() {
    let root = Login()
    do {
      let window = simulation.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      simulation.endTurn()
      window.isHidden = true
    }
    simulation.advance(by: .seconds(15))
    withExtendedLifetime(root) { #expect(simulation.leaks.map(\.subject) == ["Login#1"]) }
  }

  @Test
  func `a screen left presented by a swapped root is kept by the window and reported with it`() {
    weak var witness: UIViewController?
    do {
      let login = Login()
      let sheet = UIViewController()
      witness = sheet
      simulation.window.rootViewController = login
      simulation.window.makeKeyAndVisible()
      simulation.endTurn()
      login.present(sheet, animated: false)
      simulation.endTurn()
      simulation.window.rootViewController = Main()
    }
    simulation.advance(by: .seconds(15))
    #expect(witness != nil)
    #expect(simulation.leaks.map(\.subject) == ["Login#1", "UIViewController#1"])
    witness?.dismiss(animated: false)
    simulation.endTurn()
    #expect(witness == nil)
  }

  @Test func `ignored types and predicates are passed, with a reason`() {
    simulation.scan.ignore(Login.self, because: "cached by the system")
    simulation.scan.ignore(because: "kept for the next launch") { $0.title == "kept" }
    let login = Login()
    let other = UIViewController()
    other.title = "kept"
    swapRoot(from: login)
    swapRoot(from: other)
    simulation.advance(by: .seconds(60))
    withExtendedLifetime([login, other]) { #expect(simulation.leaks.isEmpty) }
    #expect(simulation.scan.ignoreReasons == ["cached by the system", "kept for the next launch"])
  }

  @Test func `a predicate passes only those it means`() {
    simulation.scan.ignore(because: "kept for the next launch") { $0.title == "kept" }
    let login = Login()
    swapRoot(from: login)
    simulation.advance(by: .seconds(60))
    withExtendedLifetime(login) { #expect(simulation.leaks.map(\.subject) == ["Login#1"]) }
  }

  @Test func `a declared cache and all below it are passed while it is declared`() {
    let login = Login()
    login.addChild(UIViewController())
    swapRoot(from: login)
    simulation.advance(by: .seconds(10))
    simulation.scan.declareCached(login)
    simulation.advance(by: .seconds(60))
    #expect(simulation.leaks.isEmpty)
    simulation.scan.endCaching(login)
    simulation.advance(by: .seconds(10))
    #expect(simulation.leaks.isEmpty)
    simulation.advance(by: .seconds(5))
    #expect(simulation.leaks.map(\.subject) == ["Login#1", "UIViewController#1"])
  }

  @Test func `a screen that was only created is watched when that is asked for`() {
    let early = simulation.perform { UIViewController() }
    simulation.advance(by: .seconds(60))
    #expect(simulation.leaks.isEmpty)
    simulation.scan.registersAtInit = true
    let late = simulation.perform { UIViewController() }
    simulation.advance(by: .seconds(15))
    withExtendedLifetime([early, late]) {
      #expect(
        simulation.leaks.map(\.text) == [
          """
          UIViewController#2 leaked: unreachable from any window for 10.0 s
            reachability scan  unreachable from any window in 3 scans in a row
            departure          no departure event was seen
            since              65.000 s, found at 75.000 s

          """
        ])
    }
  }

  @Test func `what departs while it is declared a cache is not expected to go`() {
    simulation.delayedCheck.isAutomatic = true
    let login = simulation.perform { Login() }
    let child = UIViewController()
    login.addChild(child)
    simulation.scan.declareCached(login)
    swapRoot(from: login)
    simulation.advance(by: .seconds(60))
    withExtendedLifetime(child) {
      #expect(simulation.delayedCheck.expectations == [])
      #expect(simulation.leaks.isEmpty)
    }
  }
}
