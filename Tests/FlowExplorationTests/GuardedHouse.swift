import FlowExploration
import LifecycleKit

/// A house with a door, which keeps what `GuardedHouse.model` promises, unless it has a fault.
@MainActor final class GuardedHouse {
  enum Fault: CaseIterable {
    case entersUnopened, hasAlarm, staysOnSplash, waitsForEver, roomHasNoWayBack
  }

  static let model = """
    value open
    screen Splash
      after 500ms root stack Door
    screen Door
      on "Open" when not open set open
      on "Enter" when open push Hall
    screen Hall
      after 2s when open set not open then push Room
    screen Room
      on "Leave" root stack Door
    screen Alarm

    root screen Splash
    home on Door
    never on Hall or on Room until open
    always not on Alarm
    eventually not on Splash within 2s
    always on Hall and open leads to on Room within 3s
    without swipeBack backButton
    """

  private let fault: Fault?
  private let simulation: Simulation
  private var stack = UINavigationController()
  private var isOpen = false

  init(_ fault: Fault?, in simulation: Simulation) {
    (self.fault, self.simulation) = (fault, simulation)
    let splash = UIViewController()
    splash.title = "Splash"
    simulation.show(splash)
    guard fault != .staysOnSplash else { return }
    simulation.clock.schedule("door", after: .milliseconds(500)) { [weak self] in
      self?.showDoor()
    }
  }

  private func screen(_ title: String, _ buttons: [(String, @MainActor () -> Void)])
    -> UIViewController
  {
    let screen = UIViewController()
    screen.title = title
    show(buttons, on: screen)
    return screen
  }

  private func show(_ buttons: [(String, @MainActor () -> Void)], on screen: UIViewController) {
    screen.navigationItem.rightBarButtonItems = buttons.map { title, perform in
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in perform() })
    }
  }

  private func showDoor() {
    let door = screen("Door", [])
    update(door)
    stack = UINavigationController(rootViewController: door)
    simulation.perform { simulation.show(stack) }
  }

  private func update(_ door: UIViewController) {
    var buttons: [(String, @MainActor () -> Void)] = []
    if !isOpen {
      buttons.append(
        (
          "Open",
          { [weak self, weak door] in
            self?.isOpen = true
            if let door { self?.update(door) }
          }
        ))
    }
    if isOpen || fault == .entersUnopened {
      buttons.append(("Enter", { [weak self] in self?.enter() }))
    }
    if isOpen, fault == .hasAlarm {
      buttons.append(
        (
          "Ring",
          { [weak self] in
            guard let self else { return }
            stack.pushViewController(screen("Alarm", []), animated: true)
          }
        ))
    }
    show(buttons, on: door)
  }

  private func enter() {
    stack.pushViewController(screen("Hall", []), animated: true)
    guard fault != .waitsForEver, isOpen else { return }
    simulation.clock.schedule("room", after: .milliseconds(2_500)) { [weak self] in
      self?.showRoom()
    }
  }

  private func showRoom() {
    isOpen = false
    let leave: (String, @MainActor () -> Void) = ("Leave", { [weak self] in self?.showDoor() })
    let room = screen("Room", fault == .roomHasNoWayBack ? [] : [leave])
    simulation.perform { stack.pushViewController(room, animated: true) }
  }

  static func explorer(_ fault: Fault?) -> FlowExplorer<GuardedHouse> {
    FlowExplorer { GuardedHouse(fault, in: $0) }
      .fingerprint { house, _ in house.isOpen ? "open" : "" }
      .excluding(.swipeBack, .backButton)
  }
}
