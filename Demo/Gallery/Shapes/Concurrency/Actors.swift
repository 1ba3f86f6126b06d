import LifecycleKit
import Observation

enum TaskLocalValue: TaskShape {
  static let entry = CatalogueEntry(
    91, "task-local-value", .abandoned,
    "A screen sets a task-local value to itself, and starts the app's long synchronisation there.",
    "A task inherits all task-local values and holds them until it ends, used or not.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "Trace.$origin.withValue(self) { synchronize(services) }",
    by: #"Trace.$origin.withValue("settings") { synchronize(services) }"#
  )
  .held("SimulatedTask.task → task keeps the task-local value")
  .differing(.path, .found, because: "a task's values are read from the task")

  enum Trace {
    @TaskLocal static var origin: (any Sendable)?
  }

  final class SettingsViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        Trace.$origin.withValue(self) { synchronize(services) }
      case .fixed:
        Trace.$origin.withValue("settings") { synchronize(services) }
      }
    }
  }

  /// Goes on as long as the app does.
  @MainActor static func synchronize(_ services: SimulatedServices) {
    let clock = services.clock
    services.tasks.start("synchronize") {
      while true { try await clock.sleep(for: .seconds(60)) }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController(on: stage)
  }
}

enum ActorState: ScreenShape {
  static let entry = CatalogueEntry(
    92, "actor-state", .abandoned,
    "An actor that uploads in the background keeps the screen that began it, to tell it the end.",
    "The app holds the actor while it works, and an actor holds its state like any object.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "private let screen: AvatarViewController",
    by: "private weak let screen: AvatarViewController?"
  )
  .held("Upload.screen")
  .differing(.path, .found, because: "an actor's fields are read like those of any object")

  enum Broken {
    actor Upload {
      private let screen: AvatarViewController
      init(for screen: AvatarViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    actor Upload {
      private weak let screen: AvatarViewController?
      init(for screen: AvatarViewController) { self.screen = screen }
    }
  }

  @MainActor enum Uploads {
    static var running: [any Actor] = []
  }

  final class AvatarViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken: Uploads.running.append(Broken.Upload(for: self))
      case .fixed: Uploads.running.append(Fixed.Upload(for: self))
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    AvatarViewController(stage.form)
  }

  static func cleanUp() {
    Uploads.running = []
  }
}

enum SelfStoringActor: LeakShape {
  static let entry = CatalogueEntry(
    93, "self-storing-actor", .cycle,
    "An actor that runs a pipeline of steps is its own first step.",
    "An actor is an object: one that stores itself holds itself. It is no screen, so few look.",
    cells: "N N 2 Y P Y"
  )
  .fixed("steps = [self, Resizing()]", by: "steps = [Decoding(), Resizing()]")
  .held("cycle: ImagePipeline.steps[_]")
  .differing(.path, .found, because: "an actor's fields are read like those of any object")

  protocol Step: Sendable {}
  struct Decoding: Step {}
  struct Resizing: Step {}

  actor ImagePipeline: Step, LeakDetectable {
    let instanceToken = InstanceToken()
    private var steps: [any Step] = []

    init() {
      countInstance(self)
    }

    func prepare(_ form: Form) {
      switch form {
      case .broken:
        steps = [self, Resizing()]
      case .fixed:
        steps = [Decoding(), Resizing()]
      }
    }
  }

  static func play(on stage: Stage) async {
    let pipeline = stage.simulation.perform { ImagePipeline() }
    stage.expectGone(pipeline)
    await pipeline.prepare(stage.form)
  }
}

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
