// Refused: feature: an article that is added after the cart disappeared is in the cart, with the first
// A shop has two tabs. What is added in the catalogue is in the cart, whose tab shows the number.
// The cart disappears when another tab is tapped. Its deinit is never called, for hours.
// What is to be mended? Put a letter in place of the question mark; change code if it has to be.
//
// A  The catalogue's closure uses the cart, weakly or not: it should not know the cart at all.
// B  The cart has to be taken out of the tabs in viewDidDisappear, and put in again when tapped.
// C  The tab bar controller should hold the screens of tabs that are not selected weakly.
// D  Nothing: the cart is in one of the tabs. It is not on screen, and still in use.
// Answer: D
import UIKit

final class CatalogueViewController: UIViewController {
  var onAdd: (String) -> Void = { _ in }

  func tapAdd(_ article: String) { onAdd(article) }
}

final class CartViewController: UIViewController {
  private(set) var articles: [String] = []

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    articles = []
  }

  func add(_ article: String) {
    articles.append(article)
    tabBarItem.badgeValue = "\(articles.count)"
  }
}

final class ShopViewController: UITabBarController {
  let catalogue = CatalogueViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let cart = CartViewController()
    catalogue.title = "Catalogue"
    cart.title = "Cart"
    catalogue.onAdd = { [weak cart] article in cart?.add(article) }
    viewControllers = [catalogue, cart]
  }
}
