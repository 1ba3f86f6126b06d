// Refused: feature: a message that arrives while the inbox is covered is in the title
// An inbox has the number of unread messages in its title; the mailbox posts it as a notification.
// Each inbox that was opened and left stays in memory, and is called for every message that comes.
// Mend it, and keep the block: a popped inbox is deallocated, and its observer removed; the title follows.
import UIKit

extension Notification.Name {
  static let unreadCountChanged = Notification.Name("unreadCountChanged")
}

final class InboxViewController: UIViewController {
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    observer = NotificationCenter.default.addObserver(
      forName: .unreadCountChanged, object: nil, queue: .main
    ) { notification in
      let count = notification.userInfo?["count"] as? Int ?? 0
      self.show(count)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func show(_ count: Int) {
    title = count == 0 ? "Inbox" : "Inbox (\(count))"
  }
}
