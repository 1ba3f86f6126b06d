import LifecycleKit

enum WeakLinks: ScreenShape {
  static let entry = CatalogueEntry(
    138, "weak-links", .correct,
    "A closure captures its screen weakly, and a section knows its delegate and parent weakly.",
    "Every way back is weak: nothing goes round. Without one of the three it is row 1, 33 or 34.",
    cells: "- - - - - -"
  )

  final class Section {
    weak var delegate: AnyObject?
    weak var parent: UIViewController?
  }

  final class SettingsViewController: UIViewController {
    let section = Section()
    var onSave: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      section.delegate = self
      section.parent = self
      onSave = { [weak self] in self?.title = "Saved" }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    SettingsViewController()
  }
}
