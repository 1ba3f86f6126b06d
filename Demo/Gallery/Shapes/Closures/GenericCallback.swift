import LifecycleKit

enum GenericCallback: ScreenShape {
  static let entry = CatalogueEntry(
    19, "generic-callback", .cycle,
    "The screen listens to a generic object that it made itself.",
    "The object holds its listener, and the listener the screen that owns the object.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    #"query.onChange = { self.title = "Results for \($0)" }"#,
    by: #"query.onChange = { [weak self] in self?.title = "Results for \($0)" }"#
  )
  .held(
    "cycle: Observable<String>.onChange → "
      + "closure #1 in GenericCallback.SearchViewController.viewDidLoad() captures self → "
      + "SearchViewController.query"
  )
  .differing(
    .path, .found, because: "the generic argument is known before the fields are read")

  final class Observable<Value> {
    var value: Value { didSet { onChange?(value) } }
    var onChange: ((Value) -> Void)?

    init(_ value: Value) {
      self.value = value
    }
  }

  final class SearchViewController: ShapeViewController {
    let query = Observable("")

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        query.onChange = { self.title = "Results for \($0)" }
      case .fixed:
        query.onChange = { [weak self] in self?.title = "Results for \($0)" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SearchViewController(stage.form)
  }
}
