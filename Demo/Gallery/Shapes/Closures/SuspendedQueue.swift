import Foundation
import LifecycleKit

enum SuspendedQueue: ScreenShape {
  static let entry = CatalogueEntry(
    23, "suspended-queue", .cycle,
    "The screen owns an operation queue; what waits in it uses the screen.",
    "A suspended queue runs nothing and so lets go of nothing, not even of what was cancelled.",
    cells: "Y Y 2 Y N Y"
  )
  .fixed(
    "uploads.addOperation { Task { await self.showUploaded() } }",
    by: """
      uploads.addOperation { [weak self] in Task { await self?.showUploaded() } }
      uploads.cancelAllOperations()
      uploads.isSuspended = false
      """
  )
  .held(
    "BlockOperation._block → "
      + "closure #1 in SuspendedQueue.GalleryViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found,
    because: "Foundation is Swift on Linux: the waiting operation and its closure are read")

  final class GalleryViewController: ShapeViewController {
    let uploads = OperationQueue()

    override func viewDidLoad() {
      super.viewDidLoad()
      uploads.isSuspended = true  // Until there is a network.
      switch form {
      case .broken:
        uploads.addOperation { Task { await self.showUploaded() } }
      case .fixed:
        uploads.addOperation { [weak self] in Task { await self?.showUploaded() } }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        uploads.cancelAllOperations()
        uploads.isSuspended = false
      }
    }

    func showUploaded() {
      title = "Uploaded"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    GalleryViewController(stage.form)
  }
}
