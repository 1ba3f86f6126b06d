// Refused: leak: a list that is opened and left, and a change after it, again and again
// A list of orders shows a banner while the app is offline. The app has one monitor for that.
// Each list that was opened stays in memory, and hears of every change of the connection.
// Mend it: the banner is right whenever the list is on screen, and a popped list is deallocated.
import UIKit

@MainActor protocol ConnectionListener: AnyObject {
  func connectionChanged(isOnline: Bool)
}

@MainActor final class ListenerBox {
  weak var listener: (any ConnectionListener)?

  init(_ listener: any ConnectionListener) {
    self.listener = listener
  }
}

@MainActor final class ConnectionMonitor {
  private(set) var isOnline = true
  private var listeners: [ListenerBox] = []

  func add(_ listener: any ConnectionListener) {
    listeners.append(ListenerBox(listener))
  }

  func remove(_ listener: any ConnectionListener) {
    listeners.removeAll { $0.listener === listener }
  }

  func report(isOnline: Bool) {
    self.isOnline = isOnline
    for box in listeners { box.listener?.connectionChanged(isOnline: isOnline) }
  }
}

final class OrdersViewController: UIViewController, ConnectionListener {
  let offlineBanner = UILabel()
  private let monitor: ConnectionMonitor

  init(monitor: ConnectionMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The orders are not in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(offlineBanner)
    monitor.add(self)
    connectionChanged(isOnline: monitor.isOnline)
  }

  func connectionChanged(isOnline: Bool) {
    offlineBanner.isHidden = isOnline
  }
}
