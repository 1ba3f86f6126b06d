import LifecycleKit

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
