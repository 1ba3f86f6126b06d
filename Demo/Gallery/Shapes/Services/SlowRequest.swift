import LifecycleKit

enum SlowRequest: ScreenShape {
  static let entry = CatalogueEntry(
    71, "slow-request", .transient,
    "A screen asks a server that takes a minute to answer, and is left meanwhile.",
    "The request in flight holds its completion, and that the screen: late, not leaked.",
    cells: "F F 2 F N N"
  )
  .fixed(
    #"api.get("/orders") { self.show($0) }"#,
    by: #"api.get("/orders") { [weak self] in self?.show($0) }"#
  )
  .held(
    "DelayedBlock.block → closure #1 in SlowRequest.API.get(_:completion:) captures #1 → "
      + "closure #1 in SlowRequest.OrdersViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the answer comes by a simulated queue, a named root")

  /// A client whose server needs a minute for everything.
  @MainActor struct API {
    unowned let queue: SimulatedDispatchQueue

    func get(_ path: String, completion: @escaping @MainActor (String) -> Void) {
      queue.asyncAfter(.seconds(60), named: "answer to \(path)") { completion("3 orders") }
    }
  }

  final class OrdersViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let api = API(queue: services.mainQueue)
      switch form {
      case .broken:
        api.get("/orders") { self.show($0) }
      case .fixed:
        api.get("/orders") { [weak self] in self?.show($0) }
      }
    }

    func show(_ orders: String) {
      title = orders
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrdersViewController(on: stage)
  }
}
