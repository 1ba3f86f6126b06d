import LifecycleKit

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
