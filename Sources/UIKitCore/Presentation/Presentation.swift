import ObjectGraph
import VirtualTime

/// One controller presented by another, from the first callback until the dismissal's completion.
///
/// The presenter holds it; it holds the presented controller and not the presenter.
@MainActor final class Presentation {
  enum State {
    case presenting, presented, dismissing
  }

  let presented: UIViewController
  let presenter: BackReference<UIViewController>
  let window: BackReference<UIWindow>
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let removesPresenterView: Bool
  /// Whether it stands in a container beside its presenter, and not in the window above everything.
  let isInContext: Bool
  /// The view that stands in the window, or in the container, with the presented view inside.
  let containerView = UIView()
  var state = State.presenting
  var transition: Transition?
  /// How the change begins that waits for the end of the turn. Holds no controller.
  private var beginning: (@MainActor () -> Void)?
  private var step = 0

  init(
    of presented: UIViewController, by presenter: UIViewController, in window: UIWindow,
    _ plan: PresentationPlan
  ) {
    self.presented = presented
    self.window = window.rootReference
    self.presenter = presenter.backReference
    controller = plan.controller
    style = plan.style
    removesPresenterView = plan.removesPresenterView
    isInContext = presenter.parent != nil
    controller.containerView = containerView
    controller.attach(to: presenter)
    // From here on this holds it, and the cycle that asking for it has made is open again.
    presented.heldPresentationController = nil
  }

  /// Whether the presenter is off screen because of this, or will be when its container comes back.
  ///
  /// Already while it comes; from the beginning of its dismissal it does not.
  var coversPresenter: Bool {
    removesPresenterView && state != .dismissing && !(state == .presenting && beginning != nil)
  }

  /// Leaves the beginning of a change to the end of the turn.
  func wait(as owner: UIViewController, _ beginning: @escaping @MainActor () -> Void) {
    guard let environment = owner.environment else { return beginning() }
    self.beginning = beginning
    step = environment.turnEnd.stepCount
    environment.turnEnd.wait(for: .commit, to: .present(step), as: owner)
  }

  func beginNow(inStep step: Int) {
    if step == self.step { beginNow() }
  }

  func beginNow() {
    guard let beginning else { return }
    self.beginning = nil
    beginning()
  }

  /// Drops the change that waits when the application is deallocated. Its completion may hold the presenter.
  func abandon() { beginning = nil }

  /// Whether a change waits for the end of the turn that would take no time.
  var waitsWithoutAnimation: Bool { beginning != nil && transition?.isAnimated == false }

  /// Brings a change to its end at once, also one that waits; nothing happens when there is none.
  func interrupt() {
    beginNow()
    transition?.interrupt()
  }

  /// Releases a transition that has ended, ahead of its completions. Another may have begun in its callbacks.
  func conclude(_ ended: Transition?) {
    if transition === ended { transition = nil }
    ended?.conclude()
  }
}

/// The style, after the delegates were asked, and the presentation controller.
struct PresentationPlan {
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  let removesPresenterView: Bool
}

/// Held by a window while the presentation stands in it.
struct PresentationInWindow {
  let presentation: Presentation
  let presenter: UIViewController
}

extension Transition {
  /// A presentation or a dismissal, which holds the presented controller only.
  convenience init(
    _ presentation: Presentation, dismissing: Bool, animated: Bool, interactive: Bool = false,
    to presenter: UIViewController
  ) {
    self.init(
      from: dismissing ? presentation.presented : nil,
      to: dismissing ? nil : presentation.presented,
      presenter: presenter.backReference, presenterComes: dismissing, animated: animated,
      interactive: interactive, style: presentation.style, in: presentation.containerView,
      of: presenter.environment)
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofPresentations = Vocabulary(
    names: [
      "PresentationInWindow.presentation": "",
      "Presentation.presented": "presentedViewController",
      "Presentation.controller": "presentationController",
      "UIAlertController.fields": "textFields",
    ],
    carriers: ["Presentation"],
    notes: [
      "presentedViewController": .link,
      "presentationController": .askedFor,
    ],
    mistakes: [
      "UIPresentationController":
        "asked for presentationController of a controller that was never presented",
      "UIPopoverPresentationController":
        "asked for popoverPresentationController of what was never presented",
    ])
}

extension Environment {
  /// Takes over the objects that a dying controller held: they outlive the controller, then unreachable, or die with it,
  /// then not nested inside the controller's own `deinit`.
  nonisolated func inherit(
    from dying: InstanceID, _ children: consuming [UIViewController],
    _ leaving: consuming [DepartingScreen], _ presentation: consuming Presentation?
  ) {
    takeOver(from: dying, consume children, consume leaving, consume presentation)
    releasePool.drain()
  }

  /// A function of its own, so that no local variable holds anything while the pool is drained.
  nonisolated private func takeOver(
    from dying: InstanceID, _ children: consuming [UIViewController],
    _ leaving: consuming [DepartingScreen], _ presentation: consuming Presentation?
  ) {
    let now = clock.now
    var held = children + leaving.map(\.controller)
    var survivors =
      children.map { LostScreen($0, .outlivedParent, of: dying, at: now) }
      + leaving.map { LostScreen($0.controller, $0.departure, of: dying, at: now) }
    if let presentation {
      survivors.append(LostScreen(presentation.presented, .outlivedPresenter, of: dying, at: now))
      held.append(presentation.presented)
      releasePool.add([presentation])
    }
    post(survivors: survivors)
    releasePool.add(held)
  }
}
