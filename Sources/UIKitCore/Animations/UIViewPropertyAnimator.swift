import Foundation

/// An animation that can be held, turned round and stopped.
///
/// It holds the animation blocks until they ran, which is when it starts, and the completions until they
/// were called or it was stopped for good: one that is stored and never started keeps what they capture.
/// While it runs the application in whose scope it was started holds it; paused or stopped it is not held.
/// Outside of any application it is over before the start returns. (States documented; that completions
/// are released when it is stopped for good: unverified.)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The length of the whole animation in seconds, without delay.
  public let duration: TimeInterval
  /// The delay it was last started with.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  /// Whether it stays active and paused at its end, without its completions. (Documented.)
  open var pausesOnCompletion = false
  /// Kept as values.
  open var isInterruptible = true, isUserInteractionEnabled = true, scrubsLinearly = true

  /// The curve it was made with. Retained.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0
  /// The seconds in which a continued one comes to its end, where it was told.
  private var restOfContinued: TimeInterval?
  /// What is left of the delay when it is set going.
  private var wait: TimeInterval = 0
  // Weakly: its ending holds this, and it is the application's.
  private weak var running: RunningAnimation?

  /// Makes one that is not started. `animations` is held until then.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// The same with a curve given by two points, which are of no consequence.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// The same with a spring, whose damping is of no consequence.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// The same with a curve of its own, which is of no consequence.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
    timingParameters = parameters
  }

  /// Makes one and starts it. It need not be kept: it is held until it is over. (Documented.)
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether it runs back to its beginning. Changed on the way it turns round where it is.
  open var isReversed = false {
    willSet { if newValue != isReversed { hold() } }
    didSet { if oldValue != isReversed, isRunning { run() } }
  }

  /// How far it has come, 0 to 1; a running one is asked of the clock. Setting it on the way moves it there.
  open var fractionComplete: CGFloat {
    get {
      let span = Duration(ofAnimation: duration)
      guard let running, span > .zero else { return fraction }
      let way = max((running.elapsed - Duration(ofAnimation: wait)) / span, 0)
      return min(max(fraction + (isReversed ? -way : way), 0), 1)
    }
    set {
      hold()
      fraction = min(max(newValue, 0), 1)
      if isRunning { run() }
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs a paused one on, to its end in that share of its duration; with 0 in what is left of it. One that is
  /// not paused does nothing. (Documented; UIKit ends the app where it is not paused.)
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    if durationFactor > 0 { restOfContinued = TimeInterval(durationFactor) * duration }
    startAnimation()
  }

  /// Runs the blocks at once and the animation after `delay`. A stopped or running one does nothing.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    wait = max(delay, 0)
    isRunning = true
    activate()
    // A block may have stopped it.
    if isRunning, running == nil { run() }
  }

  /// Holds it where it is. One not started becomes active and runs its blocks. (Documented.)
  open func pauseAnimation() {
    guard state != .stopped else { return }
    hold()
    isRunning = false
    activate()
  }

  /// Ends it where it is: for good and without completions, or until `finishAnimation(at:)`. (Documented.)
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    isRunning = false
    state = .stopped
    if withoutFinishing {
      completions = []
      finishAnimation(at: .current)
    }
  }

  /// Calls the completions of a stopped one with the position. In other states nothing happens, where
  /// UIKit ends the app.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// Adds changes, which an active one makes at once. A stopped one takes none.
  open func addAnimations(_ animation: @escaping () -> Void) {
    switch state {
    case .inactive: animations.append(animation)
    case .active: animation()
    case .stopped: break
    }
  }

  /// The same; the changes come along with the others, whatever the factor.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func activate() {
    state = .active
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  private func run() {
    let rest = restOfContinued ?? (isReversed ? fraction : 1 - fraction) * duration
    restOfContinued = nil
    let time = Duration(ofAnimation: wait + rest)
    running = RunningAnimation.begin("property animator", for: time) { _ in self.reachEnd() }
  }

  /// Keeps how far it has come and takes it off the clock.
  private func hold() {
    fraction = fractionComplete
    let animation = running
    running = nil
    animation?.stop()
    if animation != nil { wait = 0 }
  }

  private func reachEnd() {
    running = nil
    isRunning = false
    fraction = isReversed ? 0 : 1
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    fraction = 0
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
