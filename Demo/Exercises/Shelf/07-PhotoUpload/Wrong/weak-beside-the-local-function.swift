// Refused: leak: the screen, after it is popped and its upload has ended
// Upload sends the photo. When sending fails it is tried again, three times in all; the label shows how it went.
// Each upload screen that was left stays in memory, though its photo has arrived.
// Mend it: the screen is deallocated once its upload has ended. A photo whose upload was begun has to arrive in any case.
import UIKit

@MainActor protocol UploadService: AnyObject {
  func upload(_ photo: String, completion: @escaping (Bool) -> Void)
  func cancelUpload(of photo: String)
}

final class UploadViewController: UIViewController {
  let statusLabel = UILabel()
  let uploadButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)
  private let photo: String
  private let service: any UploadService

  init(photo: String, service: any UploadService) {
    self.photo = photo
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [statusLabel, uploadButton, cancelButton] {
      self.view.addSubview(view)
    }

    func attempt(_ number: Int) {
      statusLabel.text = "Attempt \(number)"
      service.upload(photo) { [weak self] isDone in
        if !isDone, number < 3 {
          attempt(number + 1)
        } else {
          self?.statusLabel.text = isDone ? "Uploaded" : "Failed"
        }
      }
    }

    uploadButton.addAction(
      UIAction { [weak self] _ in
        guard self != nil else { return }
        attempt(1)
      }, for: .touchUpInside)
    cancelButton.addAction(
      UIAction { [photo, service] _ in service.cancelUpload(of: photo) }, for: .touchUpInside)
  }
}
