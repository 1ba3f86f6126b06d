// Refused: leak: the sheet and its observer, after it is pulled down
// The products can be filtered: a sheet offers the choice, and it holds for the products when the sheet is left.
// Products stay on screen, and each sheet that was opened above them stays in memory, with its observer.
// Mend it: both are deallocated after Done and after a pull down. Either way the choice has to be taken.
import UIKit

final class DismissObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(onDismiss: @escaping () -> Void) {
    self.onDismiss = onDismiss
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss()
  }
}

final class FilterViewController: UIViewController {
  var choice = "All"
  var onDone: (() -> Void)?
}

final class ProductsViewController: UIViewController {
  let filterLabel = UILabel()
  /// The delegate of a presentation is weak, so the observers have to be kept.
  private var observers: [DismissObserver] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(filterLabel)
  }

  func showFilter() {
    let filter = FilterViewController()
    filter.modalPresentationStyle = .pageSheet
    filter.onDone = { [weak self, weak filter] in
      guard let filter else { return }
      self?.take(filter.choice)
      self?.dismiss(animated: true)
    }
    let observer = DismissObserver { [weak self, weak filter] in
      if let filter { self?.take(filter.choice) }
    }
    observers.append(observer)
    filter.presentationController?.delegate = observer
    present(filter, animated: true)
  }

  private func take(_ choice: String) {
    filterLabel.text = choice
  }
}
