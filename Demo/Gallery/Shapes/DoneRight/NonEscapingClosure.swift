import LifecycleKit

enum NonEscapingClosure: ScreenShape {
  static let entry = CatalogueEntry(
    145, "non-escaping-closure", .correct,
    "A screen names itself in closures that run at once, and in an animation's completion.",
    "The first are never stored, and the last is let go when it has run: no weak is needed.",
    cells: "- - - - - -"
  )

  final class BannerViewController: UIViewController {
    var lines: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      [1, 2, 3].forEach { number in self.lines.append("line \(number)") }
      UIView.animate(withDuration: 0.3) {
        self.view.isHidden = false
      } completion: { _ in
        self.title = self.lines.first
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    BannerViewController()
  }
}
