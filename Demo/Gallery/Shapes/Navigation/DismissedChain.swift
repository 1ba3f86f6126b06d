import LifecycleKit

enum DismissedChain: LeakShape {
  static let entry = CatalogueEntry(
    117, "dismissed-chain", .abandoned,
    "A screen joins a call when it appears, and leaves it when it disappears being dismissed.",
    "In the middle of a chain it disappears when covered, and is dismissed without a call.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("if isBeingDismissed { call.leave(self) }", by: "call.leave(self)")
  .held("Call.participants[_]")
  .differing(.delayed, .found, because: "all of the chain depart, covered or not")

  @MainActor final class Call {
    private var participants: [AnyObject] = []

    func join(_ participant: AnyObject) {
      participants.append(participant)
    }

    func leave(_ participant: AnyObject) {
      participants.removeAll { $0 === participant }
    }
  }

  final class CallViewController: ShapeViewController {
    var call = Call()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      call.join(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        if isBeingDismissed { call.leave(self) }
      case .fixed:
        call.leave(self)
      }
    }
  }

  final class RatingViewController: UIViewController {}

  static func play(on stage: Stage) throws {
    let call = Call()
    stage.keep(call, named: "the call")
    stage.present {
      let screen = CallViewController(stage.form)
      screen.call = call
      screen.modalPresentationStyle = .fullScreen
      return screen
    }
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.perform {
      let rating = RatingViewController()
      rating.modalPresentationStyle = .fullScreen
      stage.navigation.presentedViewController?.present(rating, animated: true)
    }
    stage.simulation.advance(by: .seconds(1))
    stage.navigation.dismiss(animated: true)
    try stage.simulation.settle()
  }
}
