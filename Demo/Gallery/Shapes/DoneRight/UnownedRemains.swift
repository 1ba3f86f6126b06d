import LifecycleKit

enum UnownedRemains: ScreenShape {
  static let entry = CatalogueEntry(
    147, "unowned-remains", .remains,
    "A global table of shortcuts keeps a closure that captures the screen unowned.",
    "The screen is deinitialised, but its memory stays: unowned references count it, too.",
    cells: "N N N N P N"
  )
  .fixed("", by: #"Shortcuts.actions["save"] = nil"#)
  .differing(.path, .missed, because: "the object is gone, and nobody asks who holds its memory")
  .differing(
    .sanitizer, .partly,
    because: "it was also referred to weakly, and its side table is reported, as in row 150")

  @MainActor enum Shortcuts {
    static var actions: [String: () -> Void] = [:]
  }

  final class EditorViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Shortcuts.actions["save"] = { [unowned self] in title = "Saved" }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        Shortcuts.actions["save"] = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    EditorViewController(stage.form)
  }

  static func cleanUp() {
    Shortcuts.actions = [:]
  }
}
