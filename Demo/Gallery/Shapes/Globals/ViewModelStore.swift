import LifecycleKit

enum ViewModelStore: LeakShape {
  static let entry = CatalogueEntry(
    105, "view-model-store", .abandoned,
    "A store keeps the view models of a flow by name; nobody clears it when the flow is over.",
    "The screen goes, so no check of screens speaks; numbers or expectDeallocation(of:) would.",
    cells: "N N 2 Y Y N"
  )
  .fixed("", by: "Models.all[model.name] = nil")
  .held("held by static ViewModelStore.Models.all[_]")

  @MainActor enum Models {
    static var all: [String: FilterModel] = [:]
  }

  @MainActor final class FilterModel: LeakDetectable {
    let instanceToken = InstanceToken()
    let name: String

    init(_ name: String) {
      self.name = name
      countInstance(self)
    }
  }

  final class FilterViewController: ShapeViewController {
    let model = FilterModel("filter \(Models.all.count + 1)")

    override func viewDidLoad() {
      super.viewDidLoad()
      Models.all[model.name] = model
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Models.all[model.name] = nil
      }
    }
  }

  static func play(on stage: Stage) throws {
    try stage.pushAndPop {
      let screen = FilterViewController(stage.form)
      stage.expectGone(screen.model)
      return screen
    }
  }

  static func cleanUp() {
    Models.all = [:]
  }
}
