import LifecycleKit

enum CopiedValue: ScreenShape {
  static let entry = CatalogueEntry(
    142, "copied-value", .correct,
    "A capture list takes a copy of the order's number, and the closure reads the copy.",
    "The closure has a number and no screen. Without the capture list it has self, as in row 1.",
    cells: "- - - - - -"
  )

  final class OrderViewController: UIViewController {
    let orderNumber = 4711
    var subtitle: (() -> String)?

    override func viewDidLoad() {
      super.viewDidLoad()
      subtitle = { [orderNumber] in "Order \(orderNumber)" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    OrderViewController()
  }
}
