// An order shows its total. Export hands its amounts to the exporter, which writes them in its own time, with prices.
// Each order that was left stays in memory, even when the export has long been written.
// Mend it: an order is deallocated once it is popped. An export that is under way has to be written to its end.
import UIKit

@MainActor final class Settings {
  var currency = "€"
}

@MainActor protocol Exporter: AnyObject {
  /// Writes the amounts one after the other, and calls `format` for each.
  func export(_ cents: [Int], format: @escaping (Int) -> String)
}

final class OrderViewController: UIViewController {
  let totalLabel = UILabel()
  let exportButton = UIButton(type: .system)
  private let cents: [Int]
  private let settings: Settings
  private let exporter: any Exporter

  private lazy var format: (Int) -> String = { amount in
    "\(self.settings.currency)\(amount / 100).\(amount % 100 / 10)\(amount % 10)"
  }

  init(cents: [Int], settings: Settings, exporter: any Exporter) {
    self.cents = cents
    self.settings = settings
    self.exporter = exporter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(totalLabel)
    view.addSubview(exportButton)
    exportButton.addAction(UIAction { [weak self] _ in self?.export() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    totalLabel.text = format(cents.reduce(0, +))
  }

  private func export() {
    exporter.export(cents, format: format)
  }
}
