import UIKit

final class SailingViewController: UIViewController {
  var onBook: (() -> Void)?

  let bookButton = UIButton(type: .system)
  let sailing: Sailing

  init(sailing: Sailing) {
    self.sailing = sailing
    super.init(nibName: nil, bundle: nil)
    title = "\(sailing.from)–\(sailing.to)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = ColumnView(bookButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bookButton.setTitle("Book", for: .normal)
    bookButton.addAction(UIAction { [weak self] _ in self?.onBook?() }, for: .touchUpInside)
  }
}
