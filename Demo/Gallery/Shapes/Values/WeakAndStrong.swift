import LifecycleKit

enum WeakAndStrong: ScreenShape {
  static let entry = CatalogueEntry(
    52, "weak-and-strong", .cycle,
    "A recorder's delegate is weak as it should be, but it also keeps who shows its errors.",
    "Both name the same screen. One strong way is enough, and the weak one is not to blame.",
    cells: "Y Y 2 Y Y Y"
  )
  .fixed("recorder.errorPresenter = self", by: "recorder.errorPresenter = navigationController")
  .held("cycle: MemoViewController.recorder → Recorder.errorPresenter")

  final class Recorder {
    weak var delegate: AnyObject?
    var errorPresenter: UIViewController?
  }

  final class MemoViewController: ShapeViewController {
    let recorder = Recorder()

    override func viewDidLoad() {
      super.viewDidLoad()
      recorder.delegate = self
      switch form {
      case .broken:
        recorder.errorPresenter = self
      case .fixed:
        recorder.errorPresenter = navigationController
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    MemoViewController(stage.form)
  }
}
