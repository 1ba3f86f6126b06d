import LifecycleKit

enum ForgottenChild: LeakShape {
  static let entry = CatalogueEntry(
    119, "forgotten-child", .abandoned,
    "A dashboard closes a card: off its own list and off the view, and never detached.",
    "The container that is on screen still has it as a child, so nothing looks wrong.",
    cells: "N P 2 Y Y N"
  )
  .fixed(
    "",
    by: """
      card.willMove(toParent: nil)
      card.removeFromParent()
      """
  )
  .held(
    "UIWindow.rootViewController → UINavigationController.topViewController → "
      + "DashboardViewController.children[_]"
  )
  .differing(
    .scan, .missed, because: "a child of what is on screen is tied; detached and kept it is not")

  final class CardViewController: UIViewController {}

  final class DashboardViewController: ShapeViewController {
    private var cards: [CardViewController] = []

    func open(_ card: CardViewController) {
      cards.append(card)
      addChild(card)
      view.addSubview(card.view)
      card.didMove(toParent: self)
    }

    func close(_ card: CardViewController) {
      cards.removeAll { $0 === card }
      card.view.removeFromSuperview()
      switch form {
      case .broken:
        break
      case .fixed:
        card.willMove(toParent: nil)
        card.removeFromParent()
      }
    }
  }

  static func play(on stage: Stage) throws {
    let (dashboard, card) = stage.simulation.perform {
      (DashboardViewController(stage.form), CardViewController())
    }
    stage.expectGone(card)
    stage.navigation.pushViewController(dashboard, animated: true)
    try stage.simulation.settle()
    dashboard.open(card)
    stage.simulation.advance(by: .seconds(1))
    dashboard.close(card)
    try stage.simulation.settle()
  }
}
