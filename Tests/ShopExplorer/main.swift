import FlowExploration

/// A shop with one product, whose button holds the screen that holds the button.
@MainActor final class ShopCoordinator {
  let stack = UINavigationController()

  func start() {
    let shop = UIViewController()
    shop.title = "Shop"
    shop.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Lamp", primaryAction: UIAction { [unowned self] _ in showLamp() })
    stack.setViewControllers([shop], animated: false)
  }

  private func showLamp() {
    let lamp = LampViewController()
    lamp.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy", primaryAction: UIAction { _ in lamp.title = "Bought" })
    stack.pushViewController(lamp, animated: true)
  }
}

final class LampViewController: UIViewController {}

@MainActor func explorer() -> FlowExplorer<ShopCoordinator> {
  FlowExplorer { simulation in
    let shop = ShopCoordinator()
    shop.start()
    simulation.show(shop.stack)
    return shop
  }
  .excluding(.rotation, .application, .memoryWarning)
}

explorer().runAsCommand()
