import LifecycleKit

enum NeverShown: LeakShape {
  static let entry = CatalogueEntry(
    122, "never-shown", .abandoned,
    "A coordinator makes the page of a tip ahead of time; the flow ends and nobody shows it.",
    "It left nothing, for it was never anywhere. registersAtInit has the scan watch it.",
    cells: "N P 2 Y Y N"
  )
  .fixed("", by: "prepared = nil")
  .held("TipsCoordinator.prepared")
  .differing(.scan, .missed, because: "only scan.registersAtInit watches what was never linked")

  final class TipViewController: UIViewController {}

  @MainActor final class TipsCoordinator {
    private(set) var prepared: TipViewController?

    func start() {
      prepared = TipViewController()
    }

    func end(_ form: Form) {
      switch form {
      case .broken:
        break
      case .fixed:
        prepared = nil
      }
    }
  }

  static func play(on stage: Stage) throws {
    let tips = TipsCoordinator()
    stage.keep(tips, named: "the tips' coordinator")
    stage.simulation.perform { tips.start() }
    tips.prepared.map(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    tips.end(stage.form)
  }
}
