import LifecycleKit
import Testing

/// What grows when a flow is run again and again. Each planted leak has a twin that must stay silent.
@MainActor @Suite struct GrowthTests {
  final class Home: UIViewController {}
  final class Profile: UIViewController {
    var model = ProfileModel()
    var onSave: (() -> Void)?
    func arm() { onSave = { self.title = "Saved" } }
  }
  final class Details: UIViewController {}
  final class ProfileModel {}
  final class Entry {}

  final class AppCoordinator {
    var children: [UIViewController] = []
    var current: UIViewController?
    var pages: [String: Entry] = [:]
  }

  @MainActor enum PageCache {
    static var pages: [Entry] = []
    static var bounded: [Entry] = []
  }

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: Home())
  let coordinator = AppCoordinator()

  init() {
    simulation.holderSearch.isEnabled = false
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
  }

  private func visit(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: true)
    simulation.advance(by: .seconds(1))
    navigation.popViewController(animated: true)
  }

  @Test func `a coordinator that keeps a child a round is named with what it keeps`() {
    let growth = simulation.growth(over: 4) { _ in
      let profile = Profile()
      coordinator.children.append(profile)
      visit(profile)
    }
    #expect(
      growth.text == """
        growth over 4 rounds after 2 of warm-up: 1 type, 1 field
          type   Profile +1 a round (2 → 6), in AppCoordinator.children
                   and with it ProfileModel +1, UIView +1
          field  AppCoordinator.children +1 a round (2 → 6)

        """)
  }

  @Test func `the same flow without keeping is silent`() {
    let growth = simulation.growth(over: 4) { _ in visit(Profile()) }
    #expect(growth.text == "growth over 4 rounds after 2 of warm-up: nothing grew\n")
    #expect(growth.isEmpty)
  }

  @Test func `one that keeps only the last one is silent`() {
    let growth = simulation.growth(over: 4) { _ in
      let profile = Profile()
      coordinator.current = profile
      visit(profile)
    }
    #expect(growth.text == "growth over 4 rounds after 2 of warm-up: nothing grew\n")
  }

  @Test func `one that lets go a round late is silent`() {
    let growth = simulation.growth(over: 4) { _ in
      let profile = Profile()
      coordinator.children.append(profile)
      visit(profile)
      if coordinator.children.count > 1 { coordinator.children.removeFirst() }
    }
    #expect(growth.text == "growth over 4 rounds after 2 of warm-up: nothing grew\n")
  }

  @Test func `a static cache is named`() {
    let growth = simulation.growth(over: 3) { _ in
      visit(Profile())
      PageCache.pages.append(Entry())
    }
    PageCache.pages = []
    #expect(
      growth.text == """
        growth over 3 rounds after 2 of warm-up: 1 type, 1 field
          type   Entry +1 a round (2 → 5), in static GrowthTests.PageCache.pages
          field  static GrowthTests.PageCache.pages +1 a round (2 → 5)

        """)
  }

  @Test func `a cache that is full is silent`() {
    let growth = simulation.growth(over: 4, warmUp: 3) { _ in
      PageCache.bounded.append(Entry())
      if PageCache.bounded.count > 3 { PageCache.bounded.removeFirst() }
    }
    PageCache.bounded = []
    #expect(growth.text == "growth over 4 rounds after 3 of warm-up: nothing grew\n")
  }

  @Test func `a growing dictionary is counted by its values`() {
    let growth = simulation.growth(over: 3) { round in
      coordinator.pages["a key that is too long for a small string, number \(round)"] = Entry()
      coordinator.pages["and another key as long as that one, number \(round)"] = Entry()
    }
    #expect(
      growth.text == """
        growth over 3 rounds after 2 of warm-up: 1 type, 1 field
          type   Entry +2 a round (4 → 10), in AppCoordinator.pages
          field  AppCoordinator.pages +2 a round (4 → 10)

        """)
  }

  @Test func `a cycle a round is named though nothing reaches it`() {
    let growth = simulation.growth(over: 4) { _ in
      let profile = Profile()
      profile.arm()
      visit(profile)
    }
    #expect(
      growth.text == """
        growth over 4 rounds after 2 of warm-up: 1 type
          type   Profile +1 a round (2 → 6), held by no root that was looked through

        """)
  }

  @Test func `endless pushes are named, though no screen leaks`() {
    let growth = simulation.growth(over: 4) { _ in
      navigation.pushViewController(Profile(), animated: true)
      simulation.advance(by: .seconds(1))
      navigation.pushViewController(Details(), animated: true)
    }
    #expect(
      growth.text == """
        growth over 4 rounds after 2 of warm-up: 2 types, 1 field
          type   Details +1 a round (2 → 6), in UINavigationController.children
                   and with it UIView +2
          type   Profile +1 a round (2 → 6), in UINavigationController.children
                   and with it ProfileModel +1
          field  UINavigationController.children +2 a round (5 → 13)

        """)
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `timers that pile up on the clock are named`() {
    let growth = simulation.growth(over: 3) { _ in
      let model = ProfileModel()
      simulation.clock.schedule("tick", every: .seconds(1)) { withExtendedLifetime(model) {} }
    }
    #expect(
      growth.text == """
        growth over 3 rounds after 2 of warm-up: 1 type, 1 field
          type   ProfileModel +1 a round (2 → 5), in VirtualClock.pendingWork
          field  VirtualClock.pendingWork +1 a round (3 → 6)

        """)
  }

  @Test func `a count that the budget ends says so, and has the controllers all the same`() {
    let growth = simulation.growth(over: 2, budget: PathSearchBudget(objectLimit: 1)) { _ in
      coordinator.children.append(simulation.perform { Details() })
    }
    #expect(
      growth.text == """
        growth over 2 rounds after 2 of warm-up: 1 type
          type   Details +1 a round (2 → 4), held by no root that was looked through
          not everything was counted: there were more than 1 objects

        """)
  }

  @Test func `what grows in some rounds only is silent`() {
    let growth = simulation.growth(over: 4) { round in
      if round % 2 == 0 { coordinator.children.append(Details()) }
    }
    #expect(growth.text == "growth over 4 rounds after 2 of warm-up: nothing grew\n")
  }

  @Test func `no round is nothing to judge, and an error of the flow ends it`() {
    let growth = simulation.growth(over: -1, warmUp: -1) { _ in coordinator.children.append(Home())
    }
    #expect(growth.text == "growth over 0 rounds: nothing to judge\n")
    #expect(coordinator.children.isEmpty)
    struct Stop: Error {}
    #expect(throws: Stop.self) { try simulation.growth(over: 2) { _ in throw Stop() } }
    // In one round alone, what a test beside this one puts into a static would count.
    #expect(simulation.growth(over: 3, warmUp: 1) { _ in visit(Details()) }.isEmpty)
  }
}
