import UIKitCore
import VirtualTime

/// A screen of a model: a view controller that goes by its name, with what a user can do on it.
final class ModelScreen: UIViewController, UserOperable {
  private let actions: [FlowModel.Action]
  private weak var app: ModelApp?
  /// The work of actions that are due after some time, by their place; what was done stays.
  private var due: [Int: ScheduledVirtualWork] = [:]
  /// The screens that effects have this one hold.
  var kept: [ModelScreen] = []
  private var onTap: (() -> Void)?
  private var loader: Loader?

  /// An object that a screen owns and that holds its delegate, as it should not.
  @MainActor private final class Loader {
    var delegate: UIViewController?
  }

  init(_ screen: FlowModel.Screen, of app: ModelApp) {
    actions = screen.actions
    self.app = app
    super.init()
    title = screen.name
  }

  required init?(coder: NSCoder) { nil }

  package func forEachUserOption(typing texts: [String], _ body: (UserOption) -> Void) {
    for action in actions where action.trigger.isOnScreen && app?.isOpen(action) == true {
      let isRow = if case .row = action.trigger { true } else { false }
      body(
        UserOption(isRow ? .list : .control, action.trigger.sentence) { [self] user in
          user.perform { app?.perform(action.effects, on: self) }
        })
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    app?.schedule()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    app?.schedule()
  }

  /// Has actions wait for their time, each from when the screen came into view and the condition was met; ends the
  /// waiting where that is not so any more.
  func schedule(isInView: Bool) {
    guard let app else { return }
    for (index, action) in actions.enumerated() {
      guard case .time(let time) = action.trigger else { continue }
      guard isInView, app.isOpen(action) else {
        due.removeValue(forKey: index)?.cancel()
        continue
      }
      guard due[index] == nil else { continue }
      let name = "\(action.trigger.sentence) on \(title ?? "")"
      due[index] = app.simulation.clock.schedule(name, after: time) { [weak self] in
        guard let self, let app = self.app else { return }
        app.simulation.perform { app.perform(action.effects, on: self) }
      }
    }
  }

  /// Holds itself, in a closure or by an object that it owns.
  func holdItself(byClosure: Bool) {
    if byClosure {
      onTap = { self.touch() }
    } else {
      loader = Loader()
      loader?.delegate = self
    }
  }

  func releaseItself() { (onTap, loader) = (nil, nil) }

  /// Uses the screen, so that a block that does holds it.
  func touch() { view.setNeedsLayout() }
}
