import LifecycleKit

enum LongChain: ScreenShape {
  static let entry = CatalogueEntry(
    31, "long-chain", .cycle,
    "A survey's questions each own the next one, and the last one points at the screen.",
    "Twenty-seven objects in a ring: who looks only ten steps deep finds nothing.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("next = self", by: "next = nil")
  .held("cycle: Question.next → SurveyViewController.first")

  final class Question {
    let next: AnyObject?
    init(before next: AnyObject?) { self.next = next }
  }

  final class SurveyViewController: ShapeViewController {
    var first: AnyObject?

    override func viewDidLoad() {
      super.viewDidLoad()
      var next: AnyObject?
      switch form {
      case .broken: next = self
      case .fixed: next = nil
      }
      for _ in 1...26 { next = Question(before: next) }
      first = next
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SurveyViewController(stage.form)
  }
}
