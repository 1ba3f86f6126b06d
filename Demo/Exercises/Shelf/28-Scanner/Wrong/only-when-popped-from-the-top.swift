// Refused: leak: the scanner, after a return to the root from a screen above it
// A scanner lists the codes that the camera sees, from a stream. The camera is the app's only one.
// Each scanner that was opened and left stays in memory, and the camera stays on.
// Mend it: codes are listed; a popped scanner is deallocated, and the camera is off.
import UIKit

@MainActor final class Camera {
  private var onCode: ((String) -> Void)?
  var isOn: Bool { onCode != nil }

  func start(_ onCode: @escaping (String) -> Void) { self.onCode = onCode }
  func stop() { onCode = nil }
  func see(_ code: String) { onCode?(code) }
}

final class ScannerViewController: UIViewController {
  private(set) var codes: [String] = []
  private let camera: Camera
  private var scanning: Task<Void, Never>?

  init(camera: Camera) {
    self.camera = camera
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The scanner is not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (stream, feed) = AsyncStream.makeStream(of: String.self)
    camera.start { code in feed.yield(code) }
    feed.onTermination = { _ in
      Task { @MainActor in
        self.camera.stop()
      }
    }
    scanning = Task { [weak self] in
      for await code in stream { self?.codes.append(code) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    scanning?.cancel()
  }
}
