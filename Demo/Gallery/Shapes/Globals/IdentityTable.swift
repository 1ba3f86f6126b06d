import LifecycleKit

enum IdentityTable: ScreenShape {
  static let entry = CatalogueEntry(
    103, "identity-table", .abandoned,
    "A table by object identifier says which screen shows a tooltip.",
    "The key holds nothing, the value does: an entry that is not taken out keeps its screen.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed("", by: "Tooltips.hosts[ObjectIdentifier(self)] = nil")
  .held("held by static IdentityTable.Tooltips.hosts[_]")

  @MainActor enum Tooltips {
    static var hosts: [ObjectIdentifier: UIViewController] = [:]
  }

  final class EditorViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Tooltips.hosts[ObjectIdentifier(self)] = self
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Tooltips.hosts[ObjectIdentifier(self)] = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }

  static func cleanUp() {
    Tooltips.hosts = [:]
  }
}
