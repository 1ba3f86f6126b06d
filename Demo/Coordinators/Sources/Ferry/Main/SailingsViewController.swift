import UIKit

/// The first tab's root.
final class SailingsViewController: UIViewController {
  var onSelect: ((Sailing) -> Void)?

  private(set) lazy var sailingButtons = sailings.map { sailing in
    let button = UIButton(type: .system)
    button.setTitle("\(sailing.from)–\(sailing.to)", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onSelect?(sailing) }, for: .touchUpInside)
    return button
  }
  private let sailings: [Sailing]

  init(sailings: [Sailing]) {
    self.sailings = sailings
    super.init(nibName: nil, bundle: nil)
    title = "Sailings"
    tabBarItem.image = UIImage(systemName: "ferry")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(sailingButtons)
  }
}
