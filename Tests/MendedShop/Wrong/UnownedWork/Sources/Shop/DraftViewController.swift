import UIKit

/// Uploads drafts, and tells the outcome of each to its sender.
@MainActor final class Outbox {
  var onDone: (() -> Void)?
  init() {}

  func finish() { onDone?() }
}

/// A draft; it is saved when its upload is done, whether or not it is on screen then.
final class DraftViewController: UIViewController {
  private let outbox: Outbox
  private let archive: DraftArchive

  init(outbox: Outbox, archive: DraftArchive) {
    (self.outbox, self.archive) = (outbox, archive)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Leaks: the outbox never lets the closure go. Captured weakly, the draft would not be saved.
    outbox.onDone = { [unowned self] in self.save() }
  }

  private func save() { archive.isSaved = true }
}

@MainActor final class DraftArchive {
  var isSaved = false
  init() {}
}
