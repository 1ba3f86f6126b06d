import Foundation
import LifecycleKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum SessionDelegate: ScreenShape {
  static let entry = CatalogueEntry(
    70, "session-delegate", .abandoned,
    "A screen owns a network session, whose delegate tells the screen of the progress.",
    "A session holds its delegate strongly until it is invalidated, unlike almost everything else.",
    cells: "Y Y 2 Y N N"
  )
  .fixed(
    "let screen: UploadViewController?",
    by: """
      weak let screen: UploadViewController?
      session?.finishTasksAndInvalidate()
      """
  )
  .held("cycle: URLSession.delegate → UploadProgress.screen → UploadViewController.session")
  .differing(
    .path, .found, because: "Foundation is Swift on Linux: there the session is part of a cycle"
  )
  .differing(.sanitizer, .found, because: "the same cycle; nothing else holds the session")

  enum Broken {
    final class UploadProgress: NSObject, URLSessionDelegate {
      let screen: UploadViewController?
      init(_ screen: UploadViewController) { self.screen = screen }
    }
  }

  enum Fixed {
    final class UploadProgress: NSObject, URLSessionDelegate {
      weak let screen: UploadViewController?
      init(_ screen: UploadViewController) { self.screen = screen }
    }
  }

  final class UploadViewController: ShapeViewController {
    var session: URLSession?

    override func viewDidLoad() {
      super.viewDidLoad()
      let progress: any URLSessionDelegate
      switch form {
      case .broken: progress = Broken.UploadProgress(self)
      case .fixed: progress = Fixed.UploadProgress(self)
      }
      session = URLSession(configuration: .ephemeral, delegate: progress, delegateQueue: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if form == .fixed {
        session?.finishTasksAndInvalidate()
      }
    }
  }

  static func makeScreen(on stage: Stage) -> UIViewController {
    let screen = UploadViewController(stage.form)
    stage.atEnd { [weak screen] in screen?.session?.invalidateAndCancel() }
    return screen
  }
}
