import LifecycleKit
import Testing

@MainActor struct SideBySideTests {
  @Test func `two simulations share neither names, time, events nor misuses`() {
    let (first, firstNav) = App.stack(A())
    let (second, secondNav) = App.stack(A())
    let secondCount = second.log.count
    firstNav.pushViewController(B(), animated: true)
    first.advance(by: .seconds(1))
    firstNav.popToViewController(A(), animated: true)
    #expect(second.log.count == secondCount)
    #expect(second.misuses == [])
    #expect(second.simulation.clock.now == .zero)
    #expect(first.simulation.clock.now == VirtualInstant(sinceStart: .seconds(1)))
    #expect(
      second.transcript { secondNav.pushViewController(B(), animated: false) } == """
        0.000 s  B#1 willMove(toParent: Nav#1)
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  A#1 viewWillDisappear
        0.000 s  B#1 viewWillAppear (moving to parent)
        0.000 s  B#1 viewIsAppearing (moving to parent)
        0.000 s  A#1 viewDidDisappear
        0.000 s  B#1 viewDidAppear (moving to parent)
        0.000 s  B#1 didMove(toParent: Nav#1)
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews

        """)
  }

  @Test func `inside a callback the current application is the one that called`() {
    let (first, firstNav) = App.stack(A())
    let (second, secondNav) = App.stack(A())
    var seen: [UIApplication?] = []
    let (b, c) = (B(), C())
    c.on[.viewWillAppear] = { seen.append(UIApplication.current) }
    b.on[.viewWillAppear] = {
      seen.append(UIApplication.current)
      secondNav.pushViewController(c, animated: false)
      second.endTurn()
      seen.append(UIApplication.current)
    }
    firstNav.pushViewController(b, animated: false)
    first.endTurn()
    seen.append(UIApplication.current)
    let (one, two) = (first.simulation.application, second.simulation.application)
    #expect(seen == [one, two, one, nil])
  }

  @Test func `a controller made inside a callback belongs to the application that called`() {
    let (first, nav) = App.stack(A())
    let second = App(root: A())
    var made: UIViewController?
    let b = B()
    b.on[.viewDidLoad] = { made = C() }
    second.simulation.perform {
      nav.pushViewController(b, animated: false)
      first.endTurn()
    }
    #expect(made?.readableName == "C#1")
    #expect(first.simulation.createdCount == 4)
    #expect(second.simulation.createdCount == 1)
  }

  @Test func `work on the clock runs in the scope of its simulation`() {
    let app = App()
    var made: UIViewController?
    app.simulation.clock.schedule("later", after: .seconds(1)) { made = A() }
    app.advance(by: .seconds(1))
    #expect(made?.readableName == "A#1")
    #expect(UIApplication.current == nil)
  }

  @Test func `a simulation that goes takes its window and screens along`() {
    var simulation: Simulation? = Simulation()
    simulation?.window.rootViewController = Nav(rootViewController: A())
    simulation?.window.makeKeyAndVisible()
    weak let window = simulation?.window
    weak let root = window?.rootViewController
    simulation = nil
    #expect(window == nil)
    #expect(root == nil)
  }
}
