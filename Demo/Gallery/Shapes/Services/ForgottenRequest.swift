import Foundation
import LifecycleKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum ForgottenRequest: ScreenShape {
  static let entry = CatalogueEntry(
    69, "forgotten-request", .abandoned,
    "A screen makes a network task that will show its photo, and forgets to resume it.",
    "A session holds its tasks, and a task its handler, until it completes. This one never begins.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "request = URLSession.shared.dataTask(with: photo) { _, _, _ in",
    by: "request = URLSession.shared.dataTask(with: photo) { [weak self] _, _, _ in"
  )
  .held(
    "cycle: PhotoViewController.request → URLSessionDataTask.session → "
      + "URLSession.taskRegistry → _TaskRegistry.behaviours[_].dataCompletionHandler → "
      + "closure #1 in ForgottenRequest.PhotoViewController.viewDidLoad() captures self"
  )
  .differing(.path, .found, because: "Foundation is Swift on Linux: the session's tasks are read")

  final class PhotoViewController: ShapeViewController {
    var request: URLSessionDataTask?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let photo = URL(string: "https://example.com/photo") else { return }
      switch form {
      case .broken:
        request = URLSession.shared.dataTask(with: photo) { _, _, _ in
          Task { await self.show() }
        }
      case .fixed:
        request = URLSession.shared.dataTask(with: photo) { [weak self] _, _, _ in
          Task { await self?.show() }
        }
      }
    }

    func show() {
      title = "Photo"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = PhotoViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.request?.cancel() }
    return screen
  }
}
