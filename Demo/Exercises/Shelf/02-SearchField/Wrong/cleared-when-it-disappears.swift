// Refused: feature: typing searches after another screen has covered the search
// The search waits until typing pauses for 0.3 seconds, then lists what was found, one line each.
// Each search screen that was left stays in memory, with its results.
// Mend it: the screen is deallocated once it is popped. Typing has to search as before, again and again.
import UIKit

@MainActor protocol Scheduler: AnyObject {
  /// Calls `work` once, after the delay.
  func after(_ delay: Duration, _ work: @escaping () -> Void)
}

/// Calls its action with the last text, when no other came for a while.
@MainActor final class Debouncer {
  var action: ((String) -> Void)?
  private let scheduler: any Scheduler
  private var count = 0

  init(scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  func submit(_ text: String) {
    count += 1
    let number = count
    scheduler.after(.milliseconds(300)) {
      if number == self.count { self.action?(text) }
    }
  }
}

final class SearchViewController: UIViewController {
  let searchField = UITextField()
  let resultsLabel = UILabel()
  private let debouncer: Debouncer
  private let titles: [String]

  init(titles: [String], scheduler: any Scheduler) {
    self.titles = titles
    debouncer = Debouncer(scheduler: scheduler)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchField)
    view.addSubview(resultsLabel)
    debouncer.action = search
    searchField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    debouncer.action = nil
  }

  private func textChanged() {
    debouncer.submit(searchField.text ?? "")
  }

  private func search(_ text: String) {
    resultsLabel.text = titles.filter { $0.contains(text) }.joined(separator: "\n")
  }
}
