import Foundation
import VirtualTime

/// One change of what is shown, from its first callback to its last.
///
/// A container or a presentation makes one, sends the `will` callbacks, starts it, and is called back
/// once, with whether the change took place. In between a clock, an animator or a gesture drives it. Holds
/// both controllers and all blocks until its end, and nothing after. While it is under way, the application
/// holds it, the container or presenter that made it, and their window.
@MainActor final class Transition {
  enum Phase {
    /// The `will` callbacks are being sent.
    case preparing
    /// The clock or an animator brings the end.
    case running
    /// A gesture has not been decided.
    case tracking
    /// The `did` callbacks are being sent, or have been.
    case ended
  }

  /// The objects that move a change in place of the clock; `nil` where the clock moves it.
  struct Drivers {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  private var heldFrom: UIViewController?
  private var heldTo: UIViewController?
  /// The presenter of a presentation, which holds the transition and so is not held by it.
  private var presenter: BackReference<UIViewController>?
  private let presenterComes: Bool
  private(set) var isAnimated: Bool
  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  private(set) var phase = Phase.preparing
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var duration = Duration.zero

  let environment: Environment?
  private var drivers = Drivers()
  /// Whether the animator has run through while a gesture held the transition.
  var animatorIsDone = false
  private var group: AnimationGroup?
  private var work: WorkTicket?
  /// The number of its request; see `newRequest()`.
  private(set) var request: Int
  /// Whether the application holds this.
  private var isHeld = false
  /// When the animation began to run by itself.
  private var began: VirtualInstant?
  private var ending: (@MainActor (Bool) -> Void)?
  /// The container that makes the change, where it is told of the end by its own method.
  private var container: BackReference<UIViewController>?
  /// The blocks that others have added; made with the first of them.
  var blocks: TransitionBlocks?
  // Unchecked: run-time checks of exclusive access would add some 1 % to an animated push and pop.
  @exclusivity(unchecked) private var backReferences = BackReferences<Transition>()

  /// A change that holds both controllers, but for a presenter.
  init(
    from: UIViewController?, to: UIViewController?,
    presenter: BackReference<UIViewController>? = nil,
    presenterComes: Bool = false, animated: Bool, interactive: Bool = false,
    style: UIModalPresentationStyle = .none, in containerView: UIView, of environment: Environment?
  ) {
    heldFrom = from
    heldTo = to
    self.presenter = presenter
    self.presenterComes = presenterComes
    isAnimated = animated
    initiallyInteractive = interactive
    presentationStyle = style
    self.containerView = containerView
    self.environment = environment
    request = Transition.newRequest()
  }

  /// The number of changes that were requested so far, in all applications.
  private(set) static var requestCount = 0

  /// Numbers a change that is requested.
  ///
  /// The number distinguishes an early decision about this change from one about an earlier change.
  static func newRequest() -> Int {
    requestCount += 1
    return requestCount
  }

  /// The controller that is shown before the change.
  var from: UIViewController? { heldFrom ?? (presenterComes ? nil : presenter?.object) }

  /// The controller that is shown after it.
  var to: UIViewController? { heldTo ?? (presenterComes ? presenter?.object : nil) }

  // MARK: - For the container that makes the change

  /// Says anew what is changed, before the first callback: others may have joined in the same turn.
  func decide(from: UIViewController?, to: UIViewController?, animated: Bool) {
    (heldFrom, heldTo, isAnimated) = (from, to, animated)
  }

  /// Sets the change in motion after its `will` callbacks.
  ///
  /// The work and its owner name what is on the clock. `asked` is the number of the request, if that came before the
  /// transition was made. `ending` is called once: before this returns if nothing is animated, else when the clock, the
  /// animator or the gesture ends it. The transition holds `ending`, which must not hold an owner of the transition.
  /// Without one the owner's `transitionDidEnd()` is called, where it lives.
  func start(
    _ work: TransitionKind, of owner: UIViewController, for standard: Duration,
    _ drivers: Drivers = Drivers(), request asked: Int? = nil,
    ending: (@MainActor (Bool) -> Void)? = nil
  ) {
    if let ending { self.ending = ending } else { container = owner.backReference }
    if let asked { request = asked }
    guard isAnimated, let environment else {
      blocks?.runAlongside(self)
      return end(true)
    }
    self.drivers = drivers
    duration =
      drivers.animator.map { Duration(ofAnimation: $0.transitionDuration(using: self)) }
      ?? standard
    if !environment.animates { duration = .zero }
    blocks?.runAlongside(self)
    group = environment.openGroup
    group?.enter()
    let isInteractive = drivers.interactor?.wantsInteractiveStart ?? initiallyInteractive
    phase = isInteractive ? .tracking : .running
    if !isInteractive { began = environment.clock.now }
    drivers.interactor?.startInteractiveTransition(self)
    if let animator = drivers.animator {
      animator.animateTransition(using: self)
    } else if phase == .running, self.work == nil {
      scheduleEnd(true, environment.names.name(of: work, owner.id), after: duration)
    }
    guard isUnderWay, let application = environment.application?.object else { return }
    isHeld = true
    application.changesUnderWay.append(
      RunningTransition(
        transition: self, work: work, owner: owner,
        window: containerView.windowReference?.object))
  }

  /// Does without a start what an unanimated change owes its blocks; the caller ends it itself.
  func startAtOnce() {
    blocks?.runAlongside(self)
    phase = .ended
  }

  /// Leaves a change with its way out only, because a callback has taken away what was to come.
  func dropDestination() {
    heldTo = nil
    isAnimated = false
  }

  /// Leaves a change with no screen to move, because a callback has changed all before it began.
  func dropBoth() {
    heldFrom = nil
    dropDestination()
  }

  /// Leaves out a controller that another container has taken.
  func drop(_ controller: UIViewController) {
    if heldFrom === controller { heldFrom = nil }
    if heldTo === controller { heldTo = nil }
  }

  /// Whether it was started and has not ended.
  var isUnderWay: Bool { phase == .running || phase == .tracking }

  /// Ends an undecided gesture at once as if it had gone through.
  func overtake() {
    guard phase == .tracking else { return }
    phase = .running
    blocks?.tellOfInteraction(self)
    end(true)
  }

  /// Ends it at once: an undecided gesture is cancelled, the rest is done.
  func interrupt() {
    switch phase {
    case .tracking: end(false)
    case .running: end(!isCancelled)
    case .preparing, .ended: break
    }
  }

  /// Releases everything without a callback, when the application is deallocated.
  func abandon() {
    phase = .ended
    (ending, container) = (nil, nil)
    blocks = nil
    drivers = Drivers()
  }

  /// Calls the completions and releases everything; after the last callback of the change.
  func conclude() {
    phase = .ended
    blocks?.complete(self)
    blocks = nil
    let animator = drivers.animator
    drivers = Drivers()
    animator?.animationEnded(!isCancelled)
    heldFrom = nil
    heldTo = nil
    presenter = nil
    let group = group
    self.group = nil
    group?.leave()
  }

  // MARK: - The gesture

  /// Moves an undecided gesture to a share between 0 and 1.
  func update(to share: CGFloat) {
    guard phase == .tracking, !share.isNaN else { return }
    percentComplete = min(max(share, 0), 1)
  }

  /// A gesture takes hold of a change that runs by itself, where it is.
  func pause() {
    guard phase == .running, isAnimated else { return }
    if let began, let environment, !isCancelled, duration > .zero {
      percentComplete = CGFloat(min(began.duration(to: environment.clock.now) / duration, 1))
    }
    phase = .tracking
    isCancelled = false
    cancelWork()
  }

  private func cancelWork() {
    if let work { environment?.clock.cancel(work) }
    work = nil
  }

  /// Ends the gesture; what is left of the animation, forwards or back, follows.
  func decide(cancelled: Bool) {
    guard phase == .tracking else { return }
    phase = .running
    isCancelled = cancelled
    blocks?.tellOfInteraction(self)
    // A handler may have ended it, as by hiding the window.
    guard phase == .running else { return }
    // An animator says itself when it is done, also when it was too early while the finger held it.
    if drivers.animator != nil, !animatorIsDone { return }
    let rest = cancelled ? percentComplete : 1 - percentComplete
    scheduleEnd(!cancelled, "end of a gesture", after: duration * Double(rest))
  }

  // MARK: - The end

  private func scheduleEnd(_ completed: Bool, _ name: String, after delay: Duration) {
    // Not held, or a simulation let go in the middle would be held by its own clock.
    let reference = backReferences.make(for: self)
    work = environment?.clock.enqueue(name, after: delay) {
      guard let transition = reference.object else { return }
      transition.work = nil
      transition.environment?.performChange { transition.end(completed) }
    }
  }

  /// Hands over to what makes the change and sends the last callbacks.
  func end(_ completed: Bool) {
    guard phase != .ended else { return }
    let isInteractive = phase == .tracking
    phase = .ended
    isCancelled = !completed
    if isInteractive { blocks?.tellOfInteraction(self) }
    cancelWork()
    if let ending = ending.take() {
      ending(completed)
    } else if let container = container.take() {
      container.object?.transitionDidEnd()
    }
    guard isHeld else { return }
    isHeld = false
    environment?.application?.object?.forget(self)
  }

  /// The reason why this does not end on an idle clock; `nil` if a gesture, or a custom driver, has yet to decide.
  var reasonOfNoEnd: String? {
    switch phase {
    case .running where drivers.animator != nil:
      "its animator has not called completeTransition(_:)"
    case .tracking
    where (drivers.interactor as? UIPercentDrivenInteractiveTransition)?.drives(self) == false:
      "its interaction does not hold it, so that neither finish() nor cancel() can end it"
    default: nil
    }
  }
}
