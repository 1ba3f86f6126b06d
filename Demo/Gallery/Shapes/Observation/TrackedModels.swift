import LifecycleKit
import Observation

enum ObservedByHand: ScreenShape {
  static let entry = CatalogueEntry(
    152, "observed-by-hand", .abandoned,
    "A screen tracks a model of the whole app by a closure of its own, where UIKit would track it.",
    "The model's registrar holds the closure, and by it the screen, until the model changes.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "} onChange: {",
    by: "} onChange: { [weak self] in"
  )
  .held(
    "closure #2 in autoclosure #1 in ObservedByHand.ProfileViewController.updateProperties() captures self"
  )
  .differing(.path, .found, because: "the registrar is Swift, and its table of closures is read")

  @Observable @MainActor final class Account {
    static var current = Account()
    var name = "Ada"
  }

  final class ProfileViewController: ShapeViewController {
    override func updateProperties() {
      super.updateProperties()
      switch form {
      case .broken:
        withObservationTracking {
          title = Account.current.name
        } onChange: {
          Task { @MainActor in self.setNeedsUpdateProperties() }
        }
      case .fixed:
        withObservationTracking {
          title = Account.current.name
        } onChange: { [weak self] in
          Task { @MainActor in self?.setNeedsUpdateProperties() }
        }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }

  static func cleanUp() {
    Account.current = Account()
  }
}

enum ObservedForAWhile: LeakShape {
  static let entry = CatalogueEntry(
    153, "observed-for-a-while", .transient,
    "A screen tracks a model of the whole app by a closure of its own; the model changes later.",
    "The change calls the closure and releases it: late, and no leak. The reports say so afterwards.",
    cells: "F F - F - -"
  )
  .fixed(
    "} onChange: {",
    by: "} onChange: { [weak self] in"
  )
  .held(
    "closure #2 in autoclosure #1 in ObservedForAWhile.BasketViewController.updateProperties() captures self"
  )
  .differing(.path, .found, because: "while it lives, its holder can be found")

  @Observable @MainActor final class Basket {
    var name = "empty"
  }

  final class BasketViewController: ShapeViewController {
    weak var basket: Basket?

    override func updateProperties() {
      super.updateProperties()
      switch form {
      case .broken:
        withObservationTracking {
          title = basket?.name
        } onChange: {
          Task { @MainActor in self.setNeedsUpdateProperties() }
        }
      case .fixed:
        withObservationTracking {
          title = basket?.name
        } onChange: { [weak self] in
          Task { @MainActor in self?.setNeedsUpdateProperties() }
        }
      }
    }
  }

  static func play(on stage: Stage) throws {
    let basket = Basket()
    stage.keep(basket, named: "the basket")
    stage.simulation.clock.schedule("the basket's change", after: .seconds(18)) { [weak basket] in
      basket?.name = "full"
    }
    try stage.pushAndPop {
      let screen = BasketViewController(stage.form)
      screen.basket = basket
      return screen
    }
  }
}

enum ObservedByUIKit: ScreenShape {
  static let entry = CatalogueEntry(
    154, "observed-by-uikit", .correct,
    "A screen reads a model of the whole app where it updates its properties, without a closure.",
    "UIKit tracks what is read, and its closure in the model's registrar retains no screen.",
    cells: "- - - - - -"
  )

  @Observable @MainActor final class Account {
    static let current = Account()
    var name = "Ada"
  }

  final class ProfileViewController: UIViewController {
    override func updateProperties() {
      super.updateProperties()
      title = Account.current.name
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController()
  }
}
