import FlowExploration

/// A small app: a list of rooms, a room, and a guide in a sheet. A room leaks when somebody begins to swipe
/// back and changes their mind.
@MainActor final class MuseumCoordinator {
  let stack = UINavigationController()
  private let isFixed: Bool

  init(isFixed: Bool = false) {
    self.isFixed = isFixed
  }

  func start() {
    let rooms = UIViewController()
    rooms.title = "Rooms"
    rooms.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Enter", primaryAction: UIAction { [weak self] _ in self?.showRoom() })
    stack.viewControllers = [rooms]
  }

  private func showRoom() {
    let room = RoomViewController(isFixed: isFixed)
    room.title = "Room"
    room.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Guide", primaryAction: UIAction { [weak self] _ in self?.showGuide() })
    stack.pushViewController(room, animated: true)
  }

  private func showGuide() {
    let guide = UIViewController()
    guide.title = "Guide"
    stack.present(UINavigationController(rootViewController: guide), animated: true)
  }
}

final class RoomViewController: UIViewController {
  private let isFixed: Bool
  private var appearances = 0
  private var onReturn: (() -> Void)?

  init(isFixed: Bool) {
    self.isFixed = isFixed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    if appearances > 1, !isFixed { onReturn = { self.appearances = 0 } }
  }
}
