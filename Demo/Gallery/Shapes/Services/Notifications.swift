import LifecycleKit

enum NotificationBlock: ScreenShape {
  static let entry = CatalogueEntry(
    72, "notification-block", .abandoned,
    "A screen observes a notification by a block that uses the screen.",
    "The centre holds the block until the token is given back; to store the token does not help.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "token = center.addObserver(forName: name) { _ in self.reload() }",
    by: """
      token = center.addObserver(forName: name) { [weak self] _ in self?.reload() }
      if let token { services.notificationCenter.removeObserver(token) }
      """
  )
  .held(
    "SimulatedNotificationToken.block → "
      + "closure #1 in NotificationBlock.ProfileViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class ProfileViewController: ServiceViewController {
    var token: SimulatedNotificationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      let (center, name) = (services.notificationCenter, "profile changed")
      switch form {
      case .broken:
        token = center.addObserver(forName: name) { _ in self.reload() }
      case .fixed:
        token = center.addObserver(forName: name) { [weak self] _ in self?.reload() }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        if let token { services.notificationCenter.removeObserver(token) }
      }
    }

    func reload() {
      title = "Profile"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ProfileViewController(on: stage)
  }
}

enum ForgottenToken: ScreenShape {
  static let entry = CatalogueEntry(
    73, "forgotten-token", .remains,
    "A block that observes a notification captures the screen weakly, and its token is forgotten.",
    "The screen goes, but the block stays and is called for ever, one more at each visit.",
    cells: "- - - - P N"
  )
  .fixed("", by: "if let token { services.notificationCenter.removeObserver(token) }")
  .leaving("notification 'cart changed'")
  .differing(.delayed, .missed, because: silence)
  .differing(.scan, .missed, because: silence)
  .differing(.counting, .missed, because: silence)
  .differing(.teardown, .missed, because: silence)
  .differing(
    .path, .missed, because: "the screen is deallocated; the table of registrations has the block")

  private static let silence = "no object is left, and it is silent; but something is, as in row 83"

  final class CartViewController: ServiceViewController {
    var token: SimulatedNotificationToken?

    override func viewDidLoad() {
      super.viewDidLoad()
      let center = services.notificationCenter
      token = center.addObserver(forName: "cart changed", owner: self) { [weak self] _ in
        self?.reload()
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        if let token { services.notificationCenter.removeObserver(token) }
      }
    }

    func reload() {
      title = "2 things"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    CartViewController(on: stage)
  }
}

enum MethodObserver: ScreenShape {
  static let entry = CatalogueEntry(
    74, "method-observer", .abandoned,
    "A screen gives the notification centre one of its methods where a block is asked for.",
    "A method of an object is a closure that holds the object, without the word \"self\".",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "_ = center.addObserver(forName: name, using: reload)",
    by: "center.addObserver(self, name: name) { screen, change in screen.reload(change) }"
  )
  .held(
    "SimulatedNotificationToken.block → "
      + "method reference in MethodObserver.InboxViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class InboxViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let (center, name) = (services.notificationCenter, "mail came")
      switch form {
      case .broken:
        _ = center.addObserver(forName: name, using: reload)
      case .fixed:
        center.addObserver(self, name: name) { screen, change in screen.reload(change) }
      }
    }

    func reload(_ change: SimulatedNotification) {
      title = change.name
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    InboxViewController(on: stage)
  }
}

enum ObservationToken: ScreenShape {
  static let entry = CatalogueEntry(
    75, "observation-token", .cycle,
    "A screen stores the token of an observation whose handler uses the screen.",
    "The token ends the observation in its deinit, which waits for the screen to release it.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("{ _, rate in self.show(rate) }", by: "{ [weak self] _, rate in self?.show(rate) }")
  .held(
    "cycle: MovieViewController.observation → SimulatedObservation.registration → "
      + "PropertyRegistration<Double>.changeHandler → "
      + "closure #1 in ObservationToken.MovieViewController.viewDidLoad() captures self")

  @MainActor final class Player {
    let rate: SimulatedProperty<Double>
    init(_ services: SimulatedServices) {
      rate = services.observedProperty(named: "rate", value: 1)
    }
  }

  final class MovieViewController: ServiceViewController {
    private(set) lazy var player = Player(services)
    var observation: SimulatedObservation?

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        observation = player.rate.observe { _, rate in self.show(rate) }
      case .fixed:
        observation = player.rate.observe { [weak self] _, rate in self?.show(rate) }
      }
    }

    func show(_ rate: Double) {
      title = rate == 0 ? "Paused" : "Playing"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MovieViewController(on: stage)
  }
}

enum BroadcastListener: ScreenShape {
  static let entry = CatalogueEntry(
    76, "broadcast-listener", .abandoned,
    "A screen joins the listeners of the app's cart, and never leaves them.",
    "The list holds its listeners strongly, and the cart lives as long as the app.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "cart?.remove(self)")
  .held(
    "ListenerEntry<CartListener>.listener")

  protocol CartListener: AnyObject {}
  typealias Cart = SimulatedBroadcaster<any CartListener>

  final class CheckoutViewController: ShapeViewController, CartListener {
    weak var cart: Cart?

    override func viewDidLoad() {
      super.viewDidLoad()
      cart?.add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        cart?.remove(self)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = CheckoutViewController(stage.form)
    screen.cart = stage.simulation.services.broadcaster(named: "cart", isShared: true)
    return screen
  }
}
