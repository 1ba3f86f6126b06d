import LifecycleKit

enum SwipeBack: LeakShape {
  static let entry = CatalogueEntry(
    110, "swipe-back", .abandoned,
    "A router detaches its child when the screen's back button is tapped, and only then.",
    "A swipe from the edge pops the screen too, but taps no button: the child stays attached.",
    cells: "P P 2 Y Y N"
  )
  .fixed("", by: "if isMovingFromParent { onLeave?() }")
  .held("HomeRouter.children[_]")
  .differing(.delayed, .missed, because: "this router keeps no screen, and the screen goes")
  .differing(.scan, .missed, because: "this router keeps no screen, and the screen goes")

  final class TripViewController: ShapeViewController {
    var onLeave: (() -> Void)?

    func tapBack() {
      navigationController?.popViewController(animated: true)
      onLeave?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        if isMovingFromParent { onLeave?() }
      }
    }
  }

  @MainActor final class TripRouter: LeakDetectable {
    let instanceToken = InstanceToken()

    init() {
      countInstance(self)
    }
  }

  @MainActor final class HomeRouter {
    private(set) var children: [TripRouter] = []

    func attachTrip(to screen: TripViewController) {
      let child = TripRouter()
      children.append(child)
      screen.onLeave = { [weak self, weak child] in
        self?.children.removeAll { $0 === child }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let home = HomeRouter()
    stage.keep(home, named: "the home router")
    stage.push {
      let screen = TripViewController(stage.form)
      home.attachTrip(to: screen)
      return screen
    }
    home.children.forEach(stage.expectGone)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.user.swipeBack(in: stage.navigation)
    try stage.simulation.settle()
  }
}
