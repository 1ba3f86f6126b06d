import LifecycleKit
import Observation

enum RearmedObservation: ScreenShape {
  static let entry = CatalogueEntry(
    97, "rearmed-observation", .cycle,
    "A screen tracks its model by a closure that is called at a change, and then tracks again.",
    "The model's registrar holds the closure until the next change, and that may never come.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "} onChange: {",
    by: "} onChange: { [weak self] in"
  )
  .held(
    "cycle: Extent.context.state.buffer → "
      + "LockedBuffer.header.observations[_].kind.willSetTracking → "
      + "closure #3 in closure #1 in static ObservationTracking._installTracking(_:willSet:didSet:) captures #2 → "
      + "closure #1 in static ObservationTracking._installTracking(_:onChange:) captures #1 → "
      + "closure #2 in autoclosure #1 in RearmedObservation.ProfileViewController.track() captures self → "
      + "ProfileViewController.profile → Profile._$observationRegistrar.extent"
  )
  .differing(.path, .found, because: "the registrar is Swift, and its table of closures is read")

  @Observable @MainActor final class Profile {
    var name = "Ada"
  }

  final class ProfileViewController: ShapeViewController {
    let profile = Profile()

    override func viewDidLoad() {
      super.viewDidLoad()
      track()
    }

    func track() {
      switch form {
      case .broken:
        withObservationTracking {
          title = profile.name
        } onChange: {
          Task { await self.track() }
        }
      case .fixed:
        withObservationTracking {
          title = profile.name
        } onChange: { [weak self] in
          Task { await self?.track() }
        }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
