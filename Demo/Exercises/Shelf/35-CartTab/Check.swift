import ExerciseCheck
import UIKit

@MainActor private func open(in simulation: Simulation) throws -> ShopViewController {
  let shop = ShopViewController()
  simulation.show(shop)
  try simulation.settle()
  return shop
}

/// Looks at the cart, then at the catalogue.
@MainActor private func look(at shop: ShopViewController, in simulation: Simulation) async throws {
  for index in [1, 0] {
    shop.selectedIndex = index
    try simulation.settle()
    await simulation.advance(by: .seconds(5))
  }
}

@MainActor private func cart(of shop: ShopViewController) -> CartViewController? {
  shop.viewControllers?.lazy.compactMap { $0 as? CartViewController }.first
}

let checks: [Check] = [
  .feature(
    "an article that is added is in the cart",
    otherwise: "The catalogue calls its closure, and the closure adds to the cart."
  ) { simulation in
    let shop = try open(in: simulation)
    shop.catalogue.tapAdd("Tea")
    return cart(of: shop)?.articles == ["Tea"]
  },
  .feature(
    "an article that is added after the cart disappeared is in the cart, with the first",
    otherwise: "The cart is part of the app while it is not on screen: it still gets articles."
  ) { simulation in
    let shop = try open(in: simulation)
    shop.catalogue.tapAdd("Tea")
    try await look(at: shop, in: simulation)
    shop.catalogue.tapAdd("Milk")
    let cart = cart(of: shop)
    return cart?.articles == ["Tea", "Milk"] && cart?.tabBarItem.badgeValue == "2"
  },
  .deallocates(
    "the shop and its two tabs, after the window got another root",
    otherwise: "When the shop is closed its tabs have to go with it."
  ) { simulation in
    let shop = try open(in: simulation)
    try await look(at: shop, in: simulation)
    let tabs: [AnyObject] = shop.viewControllers ?? []
    simulation.show(UIViewController())
    return [shop] + tabs
  },
  .answer(
    "D",
    otherwise: [
      "A": "A weak reference holds nothing, and without it the catalogue could add nothing.",
      "B": "Then the cart is deallocated with all that is in it, and the catalogue adds to "
        + "nothing.",
      "C": "Then no object would hold the cart: it would be deallocated with all that is in it.",
    ]),
]
