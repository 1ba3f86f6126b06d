// Refused: crash: a tap on the banner that comes after the map was popped does no harm
// The map asks for the user's address and shows it on a banner. A tap on the banner puts the address into the title.
// A map that was left before the address came is deallocated. One that has shown its banner never is.
// Mend it: the map is deallocated once it is popped, with the banner shown or not, and the banner works.
import UIKit

@MainActor protocol Geocoder: AnyObject {
  func findAddress(completion: @escaping (String) -> Void)
}

/// A line at the top of a screen that can be tapped.
final class BannerView: UIView {
  var onTap: (() -> Void)?
  let label = UILabel()

  func tap() {
    onTap?()
  }
}

final class MapViewController: UIViewController {
  let banner = BannerView()
  private let geocoder: any Geocoder

  init(geocoder: any Geocoder) {
    self.geocoder = geocoder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map"
    banner.isHidden = true
    view.addSubview(banner)
    geocoder.findAddress { [weak self] address in
      guard let self else { return }
      banner.label.text = address
      banner.isHidden = false
      banner.onTap = { [unowned self] in
        self.choose(address)
      }
    }
  }

  private func choose(_ address: String) {
    title = address
    banner.isHidden = true
  }
}
