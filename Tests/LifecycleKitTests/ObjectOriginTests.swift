import Testing

@testable import LifecycleKit

/// Where leaked objects were made, on request.
@MainActor @Suite struct ObjectOriginTests {
  final class Profile: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor final class Coordinator {
    var kept: [AnyObject] = []
    @inline(never) func makeProfile() -> Profile { Profile(number: 7) }
    @inline(never) func openProfile() -> Profile {
      let profile = makeProfile()
      kept.append(profile)
      return profile
    }
  }

  let stage = StackWorld()
  let coordinator = Coordinator()

  private func visit() {
    let profile = stage.simulation.perform { coordinator.openProfile() }
    stage.navigation.pushViewController(profile, animated: false)
    stage.navigation.popViewController(animated: false)
  }

  @Test func `a report tells the program's functions that made the screen, the innermost first`() {
    stage.simulation.recordsOrigins = true
    visit()
    stage.simulation.advance(by: .seconds(2))
    let report = stage.simulation.leaks[0]
    #expect(
      report.origin?.prefix(3) == [
        "ObjectOriginTests.Profile.init(number:)", "ObjectOriginTests.Coordinator.makeProfile()",
        "ObjectOriginTests.Coordinator.openProfile()",
      ])
    #expect(
      report.text.contains(
        """
          made in            ObjectOriginTests.Profile.init(number:)
                             ObjectOriginTests.Coordinator.makeProfile()
                             ObjectOriginTests.Coordinator.openProfile()

        """))
  }

  @Test func `without being asked nothing is recorded`() {
    visit()
    stage.simulation.recordsOrigins = true
    stage.simulation.advance(by: .seconds(2))
    #expect(stage.simulation.leaks.map(\.origin) == [nil])
    #expect(!stage.simulation.leaks[0].text.contains("made in"))
  }

  @Test func `what is recorded keeps nothing alive, and is forgotten with the screen`() {
    stage.simulation.recordsOrigins = true
    visit()
    weak let profile = coordinator.kept.first as? Profile
    coordinator.kept = []
    stage.simulation.advance(by: .seconds(3))
    #expect(profile == nil && stage.simulation.leaks.isEmpty)
    #expect(stage.simulation.origins.count == 0)
  }

  #if InstanceCounting
    final class Model: LeakDetectable {
      let instanceToken = InstanceToken()
      init() { countInstance(self) }
    }

    @inline(never) private func makeModel() -> Model { Model() }

    @Test func `a counted object's maker is told too`() {
      stage.simulation.holderSearch.isEnabled = true
      stage.simulation.recordsOrigins = true
      let models = stage.simulation.perform { [makeModel(), makeModel()] }
      stage.simulation.advance(by: .zero)
      withExtendedLifetime(models) {
        #expect(
          stage.simulation.leaks.map { $0.origin?.prefix(2) } == [
            ["ObjectOriginTests.Model.init()", "ObjectOriginTests.makeModel()"]
          ])
      }
    }
  #endif
}
