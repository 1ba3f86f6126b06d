import LifecycleTesting
import Testing

/// Leaks by a closure, and keeps the two screens that it shows.
final class Catalogue: UIViewController {
  private let pages = [Detail(), Detail()]
  private var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onEnd = { self.title = "End" }
  }

  func turnPages() {
    for page in pages {
      navigationController?.pushViewController(page, animated: false)
      Simulation.ofTest().endTurn()
    }
  }
}

/// Leaks that leak by another one; run by `VictimTests`.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct VictimFixtures {
  private func readCatalogue() {
    let (stack, catalogue) = (UINavigationController(rootViewController: Home()), Catalogue())
    Simulation.ofTest().show(stack)
    stack.pushViewController(catalogue, animated: false)
    Simulation.ofTest().endTurn()
    catalogue.turnPages()
    stack.popToRootViewController(animated: false)
  }

  @Test(.checksDeallocation) func threeByOneMistake() { readCatalogue() }

  @Test(.checksDeallocation(allowing: .leaks(of: Catalogue.self, "kept")))
  func theCulpritAllowed() { readCatalogue() }

  @Test(
    .checksDeallocation(
      allowing: .leaks(of: Catalogue.self, "kept"), .leaks(of: Detail.self, "kept by it")))
  func allAllowed() { readCatalogue() }
}
