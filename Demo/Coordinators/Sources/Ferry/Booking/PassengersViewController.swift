import UIKit

final class PassengersViewController: UIViewController {
  var onContinue: ((Int) -> Void)?

  let countLabel = UILabel()
  let addButton = UIButton(type: .system)
  let continueButton = UIButton(type: .system)
  private let sailing: Sailing
  private var count = 1 {
    didSet { countLabel.text = "\(count) on board" }
  }

  init(sailing: Sailing) {
    self.sailing = sailing
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(countLabel, addButton, continueButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(sailing.from)–\(sailing.to)"
    countLabel.text = "1 on board"
    addButton.setTitle("One more", for: .normal)
    addButton.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    continueButton.setTitle("Continue", for: .normal)
    continueButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onContinue?(count)
      }, for: .touchUpInside)
  }
}
