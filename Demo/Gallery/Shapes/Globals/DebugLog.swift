import LifecycleKit

enum DebugLog: ScreenShape {
  static let entry = CatalogueEntry(
    106, "debug-log", .abandoned,
    "A log for debugging keeps what each entry is about: the screen, and not its name.",
    "Even a leak checker does this wrong when it stores what it watches.",
    cells: "Y Y 2 Y Y N"
  )
  .fixed(
    #"Log.shared.note("opened", self)"#,
    by: #"Log.shared.note("opened", readableName)"#
  )
  .held("Log.entries[_].subject")

  @MainActor final class Log {
    static let shared = Log()
    private(set) var entries: [(text: String, subject: Any)] = []

    func note(_ text: String, _ subject: Any) {
      entries.append((text, subject))
    }

    func clear() {
      entries = []
    }
  }

  final class PaymentViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch form {
      case .broken:
        Log.shared.note("opened", self)
      case .fixed:
        Log.shared.note("opened", readableName)
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PaymentViewController(stage.form)
  }

  static func cleanUp() {
    Log.shared.clear()
  }
}
