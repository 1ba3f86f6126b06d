import UIKit

final class CabinsViewController: UIViewController {
  var onShow: ((Cabin) -> Void)?
  var onSkip: (() -> Void)?

  private(set) var cabinButtons: [UIButton] = []
  private let cabins: [Cabin]

  init(cabins: [Cabin]) {
    self.cabins = cabins
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cabins"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Skip", primaryAction: UIAction { [weak self] _ in self?.onSkip?() })
    let column = UIStackView()
    column.axis = .vertical
    view.addSubview(column)
    cabinButtons = cabins.map { cabin in
      let button = UIButton(type: .system)
      button.setTitle("Cabin \(cabin.number)", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.onShow?(cabin) }, for: .touchUpInside)
      column.addArrangedSubview(button)
      return button
    }
  }
}
