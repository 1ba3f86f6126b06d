import LifecycleKit

enum ClosureProperty: ScreenShape {
  static let entry = CatalogueEntry(
    1, "closure-property", .cycle,
    "A closure that the screen stores captures the screen.",
    "The screen holds the closure and the closure the screen; neither can go first.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"onSave = { self.title = "Saved" }"#,
    by: #"onSave = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "closure #1 in ClosureProperty.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = { self.title = "Saved" }
      case .fixed:
        onSave = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}

enum TwoCaptures: ScreenShape {
  static let entry = CatalogueEntry(
    2, "two-captures", .cycle,
    "A stored closure captures the screen beside something harmless.",
    "The cart is released with the closure; the screen is not, for the closure is the screen's own.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onPay = { self.title = cart.total }",
    by: "onPay = { [weak self] in self?.title = cart.total }"
  )
  .held(
    "cycle: CheckoutViewController.onPay → "
      + "closure #1 in TwoCaptures.CheckoutViewController.viewDidLoad() captures self")

  final class Cart {
    var total = "12.50"
  }

  final class CheckoutViewController: ShapeViewController {
    var onPay: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      let cart = Cart()
      switch form {
      case .broken:
        onPay = { self.title = cart.total }
      case .fixed:
        onPay = { [weak self] in self?.title = cart.total }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CheckoutViewController(stage.form)
  }
}

enum WeakTooDeep: ScreenShape {
  static let entry = CatalogueEntry(
    3, "weak-too-deep", .cycle,
    "The inner closure says weak; the outer one, which is stored, captures the screen to hand it on.",
    "To make the weak reference the outer closure needs the screen itself, and keeps it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onRefresh = {",
    by: "onRefresh = { [weak self] in"
  )
  .held(
    "cycle: FeedViewController.onRefresh → "
      + "closure #1 in WeakTooDeep.FeedViewController.viewDidLoad() captures self")

  final class FeedViewController: ShapeViewController {
    var onRefresh: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onRefresh = {
          loadPosts { [weak self] posts in self?.title = "\(posts) posts" }
        }
      case .fixed:
        onRefresh = { [weak self] in
          loadPosts { [weak self] posts in self?.title = "\(posts) posts" }
        }
      }
    }
  }

  static func loadPosts(then show: (Int) -> Void) {
    show(20)
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}

enum ClosureInClosure: ScreenShape {
  static let entry = CatalogueEntry(
    4, "closure-in-closure", .cycle,
    "The stored closure captures a closure, and that one captures the screen.",
    "The stored closure never names self, but its context holds the context that does.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"let load: () -> Void = { self.title = "Loaded" }"#,
    by: #"let load: () -> Void = { [weak self] in self?.title = "Loaded" }"#
  )
  .held(
    "cycle: FeedViewController.onRetry → "
      + "closure #1 in ClosureInClosure.FeedViewController.retrying(_:) captures #1 → "
      + "closure #1 in ClosureInClosure.FeedViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "the function that a closure captures is read like any other capture")

  final class FeedViewController: ShapeViewController {
    var onRetry: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        let load: () -> Void = { self.title = "Loaded" }
        onRetry = retrying(load)
      case .fixed:
        let load: () -> Void = { [weak self] in self?.title = "Loaded" }
        onRetry = retrying(load)
      }
    }

    private func retrying(_ load: @escaping () -> Void) -> () -> Void {
      {
        for _ in 1...3 { load() }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    FeedViewController(stage.form)
  }
}

enum StrongAgainInside: ScreenShape {
  static let entry = CatalogueEntry(
    5, "strong-again-inside", .cycle,
    "Weak on entry and unwrapped with guard; a closure stored inside captures the unwrapped screen.",
    "After the guard self is strong again. The cycle begins when the outer closure has run.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "onSelect = { row in self.title = items[row] }",
    by: "onSelect = { [weak self] row in self?.title = items[row] }"
  )
  .held(
    "cycle: ShoppingViewController.onSelect → "
      + "closure #1 in closure #1 in StrongAgainInside.ShoppingViewController.viewDidLoad() captures self"
  )

  final class ShoppingViewController: ShapeViewController {
    var onSelect: ((Int) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      loadItems { [weak self] items in
        guard let self else { return }
        switch form {
        case .broken:
          onSelect = { row in self.title = items[row] }
        case .fixed:
          onSelect = { [weak self] row in self?.title = items[row] }
        }
      }
    }
  }

  static func loadItems(then show: ([String]) -> Void) {
    show(["Bread", "Milk"])
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ShoppingViewController(stage.form)
  }
}

enum StrongCaptureList: ScreenShape {
  static let entry = CatalogueEntry(
    6, "strong-capture-list", .cycle,
    "The capture list says [self], which saves writing self and looks like care.",
    "A capture list without weak or unowned captures strongly, as if it were not there.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"onSave = { [self] in title = "Saved" }"#,
    by: #"onSave = { [weak self] in self?.title = "Saved" }"#
  )
  .held(
    "cycle: ProfileViewController.onSave → "
      + "closure #1 in StrongCaptureList.ProfileViewController.viewDidLoad() captures self")

  final class ProfileViewController: ShapeViewController {
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        onSave = { [self] in title = "Saved" }
      case .fixed:
        onSave = { [weak self] in self?.title = "Saved" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(stage.form)
  }
}
