import LifecycleKit

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
