import LifecycleKit

enum PulledDownTabs: LeakShape {
  static let entry = CatalogueEntry(
    121, "pulled-down-tabs", .abandoned,
    "A guide with tabs is presented as a sheet; its coordinator is dropped by the Done button.",
    "Who pulls the sheet down taps no button: the coordinator stays, with the tabs it stores.",
    cells: "N Y 2 Y Y N"
  )
  .fixed("", by: "children = []")
  .held("HelpCoordinator.children[_] → GuideCoordinator.tabs")
  .differing(.delayed, .found, because: "a dismissal is one whatever is dismissed, tabs as well")

  final class ChapterViewController: UIViewController {}

  @MainActor final class GuideCoordinator {
    let tabs = UITabBarController()

    init() {
      tabs.viewControllers = [ChapterViewController(), ChapterViewController()]
    }
  }

  @MainActor final class HelpCoordinator: UIAdaptivePresentationControllerDelegate {
    private let form: Form
    private var children: [GuideCoordinator] = []

    init(_ form: Form) {
      self.form = form
    }

    func showGuide(over presenter: UIViewController) -> UITabBarController {
      let guide = GuideCoordinator()
      children.append(guide)
      guide.tabs.presentationController?.delegate = self
      presenter.present(guide.tabs, animated: true)
      return guide.tabs
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      switch form {
      case .broken:
        break
      case .fixed:
        children = []
      }
    }
  }

  static func play(on stage: Stage) throws {
    let help = HelpCoordinator(stage.form)
    stage.keep(help, named: "the help's coordinator")
    let tabs = stage.simulation.perform { help.showGuide(over: stage.navigation) }
    stage.expectGone(tabs)
    stage.simulation.advance(by: .seconds(1))
    stage.simulation.user.pullDown(tabs)
    try stage.simulation.settle()
  }
}
