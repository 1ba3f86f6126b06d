import UIKit

/// Shows the shop's screens.
@MainActor final class ShopCoordinator {
  let navigation = UINavigationController()
  /// The products that were opened. Leaks: the back button takes none of them out.
  var opened: [ProductViewController] = []

  init() {}

  func start() {
    navigation.pushViewController(UIViewController(), animated: false)
  }

  func showProduct() {
    let product = ProductViewController()
    product.coordinator = self
    opened.append(product)
    navigation.pushViewController(product, animated: true)
  }
}

/// One product.
final class ProductViewController: UIViewController {
  weak var coordinator: ShopCoordinator?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { coordinator?.opened.removeAll { $0 === self } }
  }
}
