import LifecycleKit
import SeededRandom
import Testing

/// Who holds a leaked screen, as reports tell it. Judged by what the tests planted.
@MainActor @Suite struct HolderSearchTests {
  final class Home: UIViewController {}

  final class Profile: UIViewController {
    var onSave: (() -> Void)?
    var coordinator: Coordinator?
    func arm() { onSave = { self.title = "Saved" } }
  }

  final class Details: UIViewController {}

  final class Bare {}

  final class Coordinator {
    var screens: [UIViewController] = []
    var current: [String: UIViewController] = [:]
  }

  static var shared: Coordinator?

  let simulation = Simulation()
  let navigation = UINavigationController(rootViewController: Home())

  init() {
    simulation.window.rootViewController = navigation
    simulation.window.makeKeyAndVisible()
    simulation.endTurn()
    simulation.scan.isPeriodic = false
  }

  /// Pushes and pops a screen made here, so that no local variable holds it when it is judged.
  private func visit(_ make: () -> UIViewController) {
    navigation.pushViewController(make(), animated: false)
    simulation.endTurn()
    navigation.popViewController(animated: false)
    simulation.endTurn()
  }

  /// The reports' lines between the headline and the facts, a text for each report.
  private var held: [String] {
    simulation.leaks.map { leak in
      leak.text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("  delayed") }
        .joined(separator: "\n")
    }
  }

  /// Two screens that leak by a closure: the first alone has its coordinator, the second shares one with the caller.
  private func leakTwo(sharing shared: Coordinator) {
    for isFirst in [true, false] {
      visit {
        let profile = Profile()
        profile.arm()
        profile.coordinator = isFirst ? Coordinator() : shared
        profile.coordinator?.current["shared"] = Details()
        return profile
      }
    }
    simulation.advance(by: .seconds(3))
  }

  @Test func `asked for objects, a report says how many the screen keeps`() {
    simulation.holderSearch.sizeMeasure = .objects
    let shared = Coordinator()
    leakTwo(sharing: shared)
    // The screen and its closure; the first has a coordinator, its dictionary's storage and a screen as well.
    #expect(
      simulation.leaks.map(\.headline) == [
        "Profile#1 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 5 objects",
        "Profile#2 leaked: popped 2.0 s ago, should have been deallocated by now, keeps 2 objects",
      ])
    withExtendedLifetime(shared) {}
  }

  @Test func `asked for bytes, a report says them as well`() throws {
    simulation.holderSearch.sizeMeasure = .objectsAndBytes
    let shared = Coordinator()
    leakTwo(sharing: shared)
    let sizes = simulation.leaks.compactMap(\.retained)
    #expect(sizes.map(\.objectCount) == [5, 2])
    #expect(sizes.allSatisfy { !$0.isPartial && $0.byteCount > 300 })
    #expect(
      simulation.leaks.map { $0.headline.hasSuffix(" by now, keeps \($0.retained!)") } == [
        true, true,
      ])
    withExtendedLifetime(shared) {}
  }

  @Test func `an object that keeps only itself is reported without a size`() {
    simulation.holderSearch.sizeMeasure = .objects
    let held = Bare()
    simulation.expectDeallocation(of: held, reason: "the flow ended")
    simulation.advance(by: .seconds(3))
    #expect(simulation.leaks.map(\.retained) == [nil])
    withExtendedLifetime(held) {}
  }

  @Test func `unasked a report says nothing about sizes, and beyond the limit neither`() {
    let shared = Coordinator()
    leakTwo(sharing: shared)
    #expect(simulation.leaks.map(\.retained) == [nil, nil])
    simulation.holderSearch.sizeMeasure = .objects
    simulation.holderSearch.thoroughSearchLimit = 1
    leakTwo(sharing: shared)
    #expect(simulation.leaks.dropFirst(2).map { $0.retained?.objectCount } == [5, nil])
    withExtendedLifetime(shared) {}
  }

  @Test func `a closure that captures its screen is told as a cycle`() {
    visit {
      let profile = Profile()
      profile.arm()
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(
      held == [
        """
          cycle, 2 strong references
          Profile#1
            .onSave           → closure #1 in HolderSearchTests.Profile.arm()
              captures self   → Profile#1
          ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
        """
      ])
  }

  @Test func `a registered root is named, and its holder told how to let go`() {
    let coordinator = Coordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the orders coordinator")
    visit {
      let profile = Profile()
      coordinator.current["profile"] = profile
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(
      held == [
        """
          held by the orders coordinator
          Coordinator
            .current["profile"]   → Profile#1
          ~~~~~~~~~~~~~~~~~~~~~~ fix: remove it from .current
        """
      ])
    coordinator.current = [:]
    #expect(simulation.leaks[0].aftermath == .deallocated(simulation.clock.now))
  }

  @Test func `a static is found without being registered`() {
    Self.shared = Coordinator()
    defer { Self.shared = nil }
    visit {
      let profile = Profile()
      Self.shared?.screens = [profile]
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(
      held == [
        """
          held by static HolderSearchTests.shared
          Coordinator
            .screens[0]   → Profile#1
          ~~~~~~~~~~~~~~ fix: remove it from .screens
        """
      ])
  }

  @Test func `work on the clock is told as the clock's`() throws {
    visit {
      let profile = Profile()
      _ = simulation.clock.schedule("refresh", after: .seconds(60)) { profile.title = "Late" }
      return profile
    }
    simulation.advance(by: .seconds(2))
    let path = try #require(simulation.leaks[0].retention?.path)
    #expect(path.origin == .root("the clock"))
    #expect(path.target.name == "Profile#1")
  }

  @Test func `a screen that another leaked screen keeps names that one`() {
    visit {
      let profile = Profile()
      profile.arm()
      profile.addChild(Details())
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.map(\.subject) == ["Profile#1", "Details#1"])
    #expect(
      held[1] == """
          held by another screen that should be deallocated
          Profile#1
            .children[0]   → Details#1
        """)
  }

  @Test func `the second leak of one signature names the first report`() {
    for _ in 0..<2 {
      visit {
        let profile = Profile()
        profile.arm()
        return profile
      }
    }
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.map(\.sameHolderAs) == [nil, "Profile#1"])
    #expect(held[1] == "  held               as Profile#1 is, by the same mistake")
    #expect(simulation.leaks[1].retention?.signature == simulation.leaks[0].retention?.signature)
  }

  @Test func `of many leaks of two mistakes, two are searched for`() {
    let count = Campaign.size(20, full: 100)
    Self.shared = Coordinator()
    defer { Self.shared = nil }
    for number in 0..<count {
      visit {
        let profile = Profile()
        if number % 2 == 0 { profile.arm() } else { Self.shared?.screens.append(profile) }
        return profile
      }
    }
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.count == count)
    #expect(simulation.holderSearch.searchCount == 2)
    #expect(Set(simulation.leaks.compactMap(\.retention?.signature)).count == 2)
    let last = simulation.leaks.last
    #expect(last?.retention?.path?.steps.last?.label == ".screens[\(count / 2 - 1)]")
    #expect(last?.sameHolderAs == simulation.leaks[1].subject)
  }

  @Test func `a leak of a known type that another mistake holds is searched for`() {
    let coordinator = Coordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    for number in 0..<4 {
      visit {
        let profile = Profile()
        if number < 2 { profile.arm() } else { coordinator.current["\(number)"] = profile }
        return profile
      }
    }
    simulation.advance(by: .seconds(2))
    #expect(
      simulation.leaks.map { $0.retention?.path?.steps.last?.label } == [
        "captures self", "captures self", #".current["2"]"#, #".current["3"]"#,
      ])
    #expect(simulation.holderSearch.searchCount == 2)
  }

  @Test func `the scan's reports have the path as well`() {
    let coordinator = Coordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    simulation.delayedCheck.isAutomatic = false
    visit {
      let profile = Profile()
      coordinator.screens = [profile]
      return profile
    }
    for _ in 0..<3 { simulation.scan.run() }
    #expect(simulation.leaks.map { $0.retention?.path?.steps.map(\.label) } == [[".screens[0]"]])
    #expect(simulation.leaks[0].retention?.explained?.description == "1 of 1 reference explained")
  }

  @Test func `switched off, reports go without`() {
    simulation.holderSearch.isEnabled = false
    visit {
      let profile = Profile()
      profile.arm()
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks.count == 1)
    #expect(simulation.leaks[0].retention == nil)
    #expect(held == [""])
  }

  @Test func `beyond the limit of thorough searches statics are left out`() {
    Self.shared = Coordinator()
    defer { Self.shared = nil }
    simulation.holderSearch.thoroughSearchLimit = 0
    visit {
      let profile = Profile()
      Self.shared?.screens = [profile]
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(simulation.leaks[0].retention?.path == nil)
    #expect(held[0].hasPrefix("  no holder found, "))
  }

  @Test func `a search holds nothing: a screen let go afterwards is gone at once`() {
    let coordinator = Coordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    weak var witness: UIViewController?
    visit {
      let profile = Profile()
      coordinator.screens = [profile]
      witness = profile
      return profile
    }
    simulation.advance(by: .seconds(2))
    #expect(witness != nil)
    coordinator.screens = []
    #expect(witness == nil)
  }

  @Test func `a registered root is not held`() {
    weak var witness: Coordinator?
    do {
      let coordinator = Coordinator()
      witness = coordinator
      simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    }
    #expect(witness == nil)
  }

  @Test func `as JSON the path is its steps`() throws {
    let coordinator = Coordinator()
    simulation.holderSearch.registerRoot(coordinator, named: "the coordinator")
    visit {
      let profile = Profile()
      coordinator.screens = [profile]
      return profile
    }
    simulation.advance(by: .seconds(2))
    // Builds without debug information do not know where the property is declared.
    let json = try simulation.leaks[0].json().replacing(/\ *"field(?:File|Line)" : .*\n/, with: "")
    #expect(
      json.contains(
        """
          "heldBy" : {
            "kind" : "root",
            "name" : "the coordinator",
            "referencesCounted" : 1,
            "referencesFound" : 1,
            "repair" : "remove it from .screens",
            "signature" : "Coordinator.screens[_]",
            "start" : {
              "kind" : "object",
              "name" : "Coordinator",
              "type" : "Coordinator"
            },
            "steps" : [
              {
                "field" : "screens",
                "holder" : "Coordinator",
                "isProbable" : false,
                "isSuspect" : true,
                "kind" : "object",
                "label" : ".screens[0]",
                "target" : "Profile#1",
                "type" : "Profile"
              }
            ]
          },
        """))
  }
}
