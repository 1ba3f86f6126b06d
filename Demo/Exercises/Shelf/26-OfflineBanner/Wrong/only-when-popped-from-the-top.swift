// Refused: leak: the orders, after a return to the root from a screen above it
// A list of orders shows a banner while the app is offline. The app has one monitor for that.
// Each list that was opened stays in memory, and hears of every change of the connection.
// Mend it: the banner is right whenever the list is on screen, and a popped list is deallocated.
import UIKit

@MainActor protocol ConnectionListener: AnyObject {
  func connectionChanged(isOnline: Bool)
}

@MainActor final class ConnectionMonitor {
  private(set) var isOnline = true
  private var listeners: [any ConnectionListener] = []

  func add(_ listener: any ConnectionListener) {
    listeners.append(listener)
  }

  func remove(_ listener: any ConnectionListener) {
    listeners.removeAll { $0 === listener }
  }

  func report(isOnline: Bool) {
    self.isOnline = isOnline
    for listener in listeners { listener.connectionChanged(isOnline: isOnline) }
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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    monitor.remove(self)
  }

  func connectionChanged(isOnline: Bool) {
    offlineBanner.isHidden = isOnline
  }
}
