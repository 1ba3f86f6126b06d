import LifecycleKit

enum SelfCallingClosure: ScreenShape {
  static let entry = CatalogueEntry(
    17, "self-calling-closure", .cycle,
    "A closure that calls itself captures the variable that it is stored in.",
    "Variable and closure hold each other; the screen is in no cycle, but captured by one.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "showNext?()",
    by: "showNext?()\nshowNext = nil"
  )
  .held(
    "closure #1 in SelfCallingClosure.OnboardingViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "the variable's box is read; the cycle is named as what holds the closure")

  final class OnboardingViewController: ShapeViewController {
    var pages = ["Welcome", "Sign in"]

    override func viewDidLoad() {
      super.viewDidLoad()
      var showNext: (() -> Void)?
      showNext = {
        guard !self.pages.isEmpty else { return }
        self.title = self.pages.removeFirst()
        showNext?()
      }
      switch form {
      case .broken:
        showNext?()
      case .fixed:
        showNext?()
        showNext = nil
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OnboardingViewController(stage.form)
  }
}
