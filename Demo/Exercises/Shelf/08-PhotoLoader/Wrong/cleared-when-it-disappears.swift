// Refused: feature: Reload shows a newer photo after another screen has covered this one
// The photo screen has a loader of its own, and is its delegate: the loader calls it when a photo has come.
// Each photo screen that was left stays in memory, and its loader with it.
// Mend it: both are deallocated once the screen is popped. Reload has to load as often as it is tapped.
import UIKit

@MainActor protocol Network: AnyObject {
  func get(_ name: String, completion: @escaping (String) -> Void)
}

@MainActor protocol PhotoLoaderDelegate: AnyObject {
  func photoLoader(_ loader: PhotoLoader, didLoad photo: String)
}

@MainActor final class PhotoLoader {
  var delegate: (any PhotoLoaderDelegate)?
  private let network: any Network

  init(network: any Network) {
    self.network = network
  }

  func load(_ name: String) {
    network.get(name) { photo in
      self.delegate?.photoLoader(self, didLoad: photo)
    }
  }
}

final class PhotoViewController: UIViewController, PhotoLoaderDelegate {
  let photoLabel = UILabel()
  let reloadButton = UIButton(type: .system)
  private let loader: PhotoLoader

  init(network: any Network) {
    loader = PhotoLoader(network: network)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photoLabel)
    view.addSubview(reloadButton)
    reloadButton.addAction(
      UIAction { [weak self] _ in self?.loader.load("sunset") }, for: .touchUpInside)
    loader.delegate = self
    loader.load("sunset")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loader.delegate = nil
  }

  func photoLoader(_ loader: PhotoLoader, didLoad photo: String) {
    photoLabel.text = photo
  }
}
