// Refused: leak: places and its list, after it is popped
// Places are shown as a list or on a map: one of the two fills the screen, and each change makes it anew.
// After some changes there are many lists and maps in memory, and none of them is deallocated when places is left.
// Mend it: a list or a map is deallocated when the other is chosen, and all of places when it is popped.
import UIKit

final class PlaceListViewController: UIViewController {
  var onSelect: ((String) -> Void)?
}

final class PlaceMapViewController: UIViewController {
  var place: String?
}

final class PlacesViewController: UIViewController {
  private(set) var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    showList()
  }

  func showList() {
    let list = PlaceListViewController()
    list.onSelect = { place in
      self.showMap(of: place)
    }
    show(list)
  }

  func showMap(of place: String? = nil) {
    let map = PlaceMapViewController()
    map.place = place
    show(map)
  }

  private func show(_ child: UIViewController) {
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    shown = child
  }
}
