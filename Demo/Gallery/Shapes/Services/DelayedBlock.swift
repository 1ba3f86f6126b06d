import LifecycleKit

enum DelayedBlock: ScreenShape {
  static let entry = CatalogueEntry(
    63, "delayed-block", .transient,
    "A screen hides its banner by a block on the main queue, a minute later.",
    "The queue holds the block, and the block the screen, until the minute is over.",
    cells: "F F 2 F N N"
  )
  .fixed("{ self.hideBanner() }", by: "{ [weak self] in self?.hideBanner() }")
  .held(
    "DelayedBlock.block → "
      + "closure #1 in DelayedBlock.OfferViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "the simulated service is a named root")

  final class OfferViewController: ServiceViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let queue = services.mainQueue
      switch form {
      case .broken:
        queue.asyncAfter(.seconds(60), named: "hide banner") { self.hideBanner() }
      case .fixed:
        queue.asyncAfter(.seconds(60), named: "hide banner") { [weak self] in self?.hideBanner() }
      }
    }

    func hideBanner() {
      title = nil
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OfferViewController(on: stage)
  }
}
