import LifecycleKit

enum PopToRoot: LeakShape {
  static let entry = CatalogueEntry(
    115, "pop-to-root", .abandoned,
    "Screens watch prices while shown, and stop when they disappear and leave the stack.",
    "One that is popped while covered disappeared before, without leaving: it never stops.",
    cells: "P Y 2 Y Y N"
  )
  .fixed("if isMovingFromParent { ticker.remove(self) }", by: "ticker.remove(self)")
  .held("PriceTicker.watchers[_]")
  .differing(.delayed, .found, because: "covered screens depart as well, without a callback")

  @MainActor final class PriceTicker {
    private var watchers: [AnyObject] = []

    func add(_ watcher: AnyObject) {
      watchers.append(watcher)
    }

    func remove(_ watcher: AnyObject) {
      watchers.removeAll { $0 === watcher }
    }
  }

  class PricedViewController: ShapeViewController {
    var ticker = PriceTicker()

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ticker.add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        if isMovingFromParent { ticker.remove(self) }
      case .fixed:
        ticker.remove(self)
      }
    }
  }

  final class CategoryViewController: PricedViewController {}
  final class ProductViewController: PricedViewController {}

  static func play(on stage: Stage) throws {
    let ticker = PriceTicker()
    stage.keep(ticker, named: "the price ticker")
    let screens = stage.simulation.perform {
      [CategoryViewController(stage.form), ProductViewController(stage.form)]
    }
    for screen in screens {
      screen.ticker = ticker
      stage.push { screen }
      stage.simulation.advance(by: .seconds(1))
    }
    stage.navigation.popToRootViewController(animated: true)
    try stage.simulation.settle()
  }
}
