import LifecycleKit

enum FactoryHandler: ScreenShape {
  static let entry = CatalogueEntry(
    28, "factory-handler", .cycle,
    "A factory gives the screen a default handler that captures the screen it has just made.",
    "The screen's own class has no mistake in it; the cycle is closed in another file.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    "screen.onClose = { screen.dismiss(animated: true) }",
    by: "screen.onClose = { [weak screen] in screen?.dismiss(animated: true) }"
  )
  .held(
    "cycle: HelpViewController.onClose → "
      + "closure #1 in static FactoryHandler.ScreenFactory.makeHelp(_:) captures #1")

  final class HelpViewController: UIViewController {
    var onClose: (() -> Void)?
  }

  @MainActor enum ScreenFactory {
    static func makeHelp(_ form: Form) -> HelpViewController {
      let screen = HelpViewController()
      switch form {
      case .broken:
        screen.onClose = { screen.dismiss(animated: true) }
      case .fixed:
        screen.onClose = { [weak screen] in screen?.dismiss(animated: true) }
      }
      return screen
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    ScreenFactory.makeHelp(stage.form)
  }
}
