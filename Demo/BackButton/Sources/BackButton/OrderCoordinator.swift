import UIKit

/// One order's flow: begins with a push, and ends with the button "Done".
@MainActor final class OrderCoordinator {
  let screen: OrderViewController
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController

  init(number: Int, navigation: UINavigationController) {
    screen = OrderViewController()
    screen.title = "Order \(number)"
    self.navigation = navigation
  }

  func start() {
    screen.onDone = { [weak self] in self?.finish() }
    navigation.pushViewController(screen, animated: true)
  }

  private func finish() {
    navigation.popViewController(animated: true)
    onFinish?()
  }
}
