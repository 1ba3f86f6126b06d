import LifecycleKit

enum IndirectEnum: ScreenShape {
  static let entry = CatalogueEntry(
    44, "indirect-enum", .cycle,
    "A layout is a tree of indirect cases, and one leaf of it is the screen that owns it.",
    "Each indirect case is a box on the heap; the boxes hold each other, and the last the leaf.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "layout = .row(.item(header), .row(.item(self), .end))",
    by: "layout = .row(.item(header), .row(.item(footer), .end))"
  )
  .held("cycle: SettingsViewController.layout.row.1.row.0.item")
  .differing(.path, .found, because: "the boxes of indirect cases are read by the payload's type")

  indirect enum Layout {
    case end
    case item(AnyObject)
    case row(Layout, Layout)
  }

  final class SettingsViewController: ShapeViewController {
    let header = UIView()
    let footer = UIView()
    var layout = Layout.end

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        layout = .row(.item(header), .row(.item(self), .end))
      case .fixed:
        layout = .row(.item(header), .row(.item(footer), .end))
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController(stage.form)
  }
}
