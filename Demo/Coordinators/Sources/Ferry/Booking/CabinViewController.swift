import UIKit

final class CabinViewController: UIViewController {
  var onChoose: (() -> Void)?

  let berthsLabel = UILabel()
  let chooseButton = UIButton(type: .system)
  private let cabin: Cabin

  init(cabin: Cabin) {
    self.cabin = cabin
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(berthsLabel, chooseButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cabin \(cabin.number)"
    berthsLabel.text = "\(cabin.berths) berths"
    chooseButton.setTitle("Choose", for: .normal)
    chooseButton.addAction(
      UIAction { [weak self] _ in self?.onChoose?() }, for: .touchUpInside)
  }
}
