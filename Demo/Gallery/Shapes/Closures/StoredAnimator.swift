import LifecycleKit

enum StoredAnimator: ScreenShape {
  static let entry = CatalogueEntry(
    25, "stored-animator", .cycle,
    "The screen stores an animator whose completion uses the screen.",
    "An animator drops its completions when it has ended; one that is not started keeps them.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed(
    #"fade.addCompletion { _ in self.title = "Shown" }"#,
    by: #"fade.addCompletion { [weak self] _ in self?.title = "Shown" }"#
  )
  .held(
    "cycle: PhotoViewController.fade → UIViewPropertyAnimator.completions[_] → "
      + "closure #1 in StoredAnimator.PhotoViewController.viewDidLoad() captures self")

  final class PhotoViewController: ShapeViewController {
    let fade = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)

    override func viewDidLoad() {
      super.viewDidLoad()
      switch form {
      case .broken:
        fade.addCompletion { _ in self.title = "Shown" }
      case .fixed:
        fade.addCompletion { [weak self] _ in self?.title = "Shown" }
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    PhotoViewController(stage.form)
  }
}
