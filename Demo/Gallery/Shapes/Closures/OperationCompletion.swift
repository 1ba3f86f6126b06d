import Foundation
import LifecycleKit

enum OperationCompletion: ScreenShape {
  static let entry = CatalogueEntry(
    21, "operation-completion", .cycle,
    "The completion block of an operation captures the operation to ask how it went.",
    "Until it has run, the operation holds the block and the block the operation, with the screen.",
    cells: "Y Y 2 Y P Y"
  )
  .fixed(
    "upload.completionBlock = {",
    by: "upload.completionBlock = { [weak upload] in"
  )
  .held(
    "closure #2 in OperationCompletion.UploadViewController.viewDidLoad() captures self"
  )
  .differing(
    .path, .found, because: "Foundation is Swift on Linux, so an operation's fields are read")

  final class UploadViewController: ShapeViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let upload = BlockOperation {}
      switch form {
      case .broken:
        upload.completionBlock = {
          let isCancelled = upload.isCancelled
          Task { await self.uploadEnded(isCancelled) }
        }
      case .fixed:
        upload.completionBlock = { [weak upload] in
          let isCancelled = upload?.isCancelled ?? true
          Task { await self.uploadEnded(isCancelled) }
        }
      }
      upload.cancel()
    }

    func uploadEnded(_ isCancelled: Bool) {
      title = isCancelled ? "Cancelled" : "Uploaded"
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    UploadViewController(stage.form)
  }
}
