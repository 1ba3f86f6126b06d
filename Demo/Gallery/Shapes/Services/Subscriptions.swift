import LifecycleKit

enum SinkOnSelf: ScreenShape {
  static let entry = CatalogueEntry(
    77, "sink-on-self", .cycle,
    "A screen subscribes to a subject, and keeps the cancellable in its own set.",
    "The set holds the subscription, that its closure, and the closure the screen with the set.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed("{ self.show($0) }", by: "{ [weak self] in self?.show($0) }")
  .held(
    "cycle: PriceViewController.cancellables[_] → SimulatedCancellable.subscription → "
      + "SimulatedSubscription<Int>.receiveValue → "
      + "closure #1 in SinkOnSelf.PriceViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "a simulated subscription is read like any object")

  final class PriceViewController: ServiceViewController {
    var cancellables: Set<SimulatedCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let prices = services.subject(named: "prices", of: Int.self)
      switch form {
      case .broken:
        prices.sink { self.show($0) }.store(in: &cancellables)
      case .fixed:
        prices.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
      }
    }

    func show(_ price: Int) {
      title = "\(price) €"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PriceViewController(on: stage)
  }
}

enum AssignOnSelf: ScreenShape {
  static let entry = CatalogueEntry(
    78, "assign-on-self", .cycle,
    "A screen has a subject's values put into its own title, and keeps the cancellable.",
    "To assign holds the object strongly, and leaves no capture list to write \"weak\" in.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"names.assign(to: \.title, on: self).store(in: &cancellables)"#,
    by: "names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)"
  )
  .held(
    "cycle: ContactViewController.cancellables[_] → SimulatedCancellable.subscription → "
      + "SimulatedSubscription<Optional<String>>.object"
  )
  .differing(.path, .found, because: "a simulated subscription is read like any object")

  final class ContactViewController: ServiceViewController {
    var cancellables: Set<SimulatedCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let names = services.subject(named: "names", of: String?.self)
      switch form {
      case .broken:
        names.assign(to: \.title, on: self).store(in: &cancellables)
      case .fixed:
        names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ContactViewController(on: stage)
  }
}

enum SharedSubject: ScreenShape {
  static let entry = CatalogueEntry(
    79, "shared-subject", .abandoned,
    "A screen subscribes to the app's session, and leaves the cancellable with the session.",
    "The session lives on, and with it the subscription, its closure and the screen.",
    cells: "Y Y 2 Y P N"
  )
  .fixed(
    "user.sink { self.title = $0 }.store(in: &session.cancellables)",
    by: "user.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)"
  )
  .held(
    "SimulatedSubscription<String>.receiveValue → "
      + "closure #1 in SharedSubject.GreetingViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  @MainActor final class Session {
    let user: SimulatedSubject<String>
    var cancellables: Set<SimulatedCancellable> = []

    init(_ services: SimulatedServices) {
      user = services.subject(named: "user", isShared: true)
    }
  }

  final class GreetingViewController: ShapeViewController {
    weak var session: Session?
    var cancellables: Set<SimulatedCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let session else { return }
      let user = session.user
      switch form {
      case .broken:
        user.sink { self.title = $0 }.store(in: &session.cancellables)
      case .fixed:
        user.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let session = Session(stage.simulation.services)
    stage.keep(session)
    let screen = GreetingViewController(stage.form)
    screen.session = session
    return screen
  }
}

enum OwnDisposeBag: ScreenShape {
  static let entry = CatalogueEntry(
    80, "own-dispose-bag", .cycle,
    "A search owns the bag that disposes its subscription, and the subscription holds the search.",
    "The bag disposes in its deinit, which waits for the search; the screen waits with it.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "hits.sink { self.show($0) }.disposed(by: bag)",
    by: "hits.sink { [weak self] in self?.show($0) }.disposed(by: bag)"
  )
  .held("Search.screen")
  .differing(.path, .found, because: "a simulated subscription is read like any object")

  /// As much of a dispose bag as matters here.
  @MainActor final class DisposeBag {
    fileprivate(set) var disposables: [SimulatedCancellable] = []
  }

  @MainActor final class Search {
    private let bag = DisposeBag()
    private let screen: UIViewController

    init(_ hits: SimulatedSubject<Int>, for screen: UIViewController, _ form: Form) {
      self.screen = screen
      switch form {
      case .broken:
        hits.sink { self.show($0) }.disposed(by: bag)
      case .fixed:
        hits.sink { [weak self] in self?.show($0) }.disposed(by: bag)
      }
    }

    func show(_ count: Int) {
      screen.title = "\(count) hits"
    }
  }

  final class SearchViewController: ServiceViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let hits = services.subject(named: "hits", of: Int.self)
      let search = Search(hits, for: self, form)
      hits.send(3)
      withExtendedLifetime(search) {}
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SearchViewController(on: stage)
  }
}

extension SimulatedCancellable {
  /// Leaves the subscription to a bag, until that goes.
  @MainActor fileprivate func disposed(by bag: OwnDisposeBag.DisposeBag) {
    bag.disposables.append(self)
  }
}

enum LastSender: ScreenShape {
  static let entry = CatalogueEntry(
    81, "last-sender", .transient,
    "The app's analytics keep the last event with its sender until the next event or batch.",
    "Never more than one is kept, and it goes in time: late, and bounded.",
    cells: "F F 2 F P N"
  )
  .fixed(
    #"Analytics.shared?.track("opened", by: self)"#,
    by: #"Analytics.shared?.track("opened", by: "\(Self.self)")"#
  )
  .held("Analytics.unsent.sender")
  .differing(
    .counting, .silent, because: "the second sender takes the place of the first: always one"
  )
  .differing(.path, .found, because: "statics are found without being registered")

  @MainActor final class Analytics {
    static var shared: Analytics?
    private var unsent: (event: String, sender: Any)?

    init(_ services: SimulatedServices) {
      services.scheduledTimer(named: "send batch", every: .seconds(300)) { [weak self] _ in
        self?.unsent = nil
      }
    }

    func track(_ event: String, by sender: Any) {
      unsent = (event, sender)
    }
  }

  final class ArticleViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        Analytics.shared?.track("opened", by: self)
      case .fixed:
        Analytics.shared?.track("opened", by: "\(Self.self)")
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    Analytics.shared = Analytics.shared ?? Analytics(stage.simulation.services)
    return ArticleViewController(stage.form)
  }

  static func cleanUp() {
    Analytics.shared = nil
  }
}
