import Foundation
import LifecycleKit

enum ThreadDictionary: ScreenShape {
  static let entry = CatalogueEntry(
    68, "thread-dictionary", .abandoned,
    "A logger notes in the main thread's dictionary which screens its lines are about.",
    "The dictionary lives as long as the thread: what is put in has to be taken out.",
    cells: "Y Y 2 Y N N"
  )
  .fixed("", by: "LogContext.screens.removeLast()")
  .held("NSMutableDictionary[_] → NSArray[_]")
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: the main thread is a static of it")

  @MainActor enum LogContext {
    static var screens: [UIViewController] {
      get { Thread.current.threadDictionary["screens"] as? [UIViewController] ?? [] }
      set { Thread.current.threadDictionary["screens"] = newValue }
    }
  }

  final class PaymentViewController: ShapeViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      LogContext.screens.append(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch form {
      case .broken:
        break
      case .fixed:
        LogContext.screens.removeLast()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PaymentViewController(stage.form)
  }

  static func cleanUp() {
    Thread.current.threadDictionary.removeObject(forKey: "screens")
  }
}
