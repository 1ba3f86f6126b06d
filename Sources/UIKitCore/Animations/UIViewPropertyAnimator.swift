import Foundation

/// Holds the animation blocks until they run, which is when the animator starts, and the completions until they
/// were called or it was stopped for good: an animator that is stored and never started keeps what they capture.
/// While it runs, the application in whose scope it was started holds it; paused or stopped it is not held.
/// Outside of any application it is over before the start returns. (States documented; that completions are
/// released when it is stopped for good: unverified.)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  /// The animator stays active and paused at its end, without its completions. (Documented.)
  open var pausesOnCompletion = false
  open var isInterruptible = true, isUserInteractionEnabled = true, scrubsLinearly = true
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0
  /// The seconds in which a continued one comes to its end, where it was told.
  private var restOfContinued: TimeInterval?
  /// The rest of the delay when the animator starts running.
  private var wait: TimeInterval = 0
  // Weakly: its ending holds this, and it is the application's.
  private weak var running: RunningAnimation?

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  // Curves, springs and their parameters are of no consequence.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
    timingParameters = parameters
  }

  /// The animator need not be kept: it is held until it is over. (Documented.)
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isReversed = false {
    willSet { if newValue != isReversed { hold() } }
    didSet { if oldValue != isReversed, isRunning { run() } }
  }

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

  /// An animator that is not paused does nothing, where UIKit ends the app. (Documented.)
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    if durationFactor > 0 { restOfContinued = TimeInterval(durationFactor) * duration }
    startAnimation()
  }

  /// Runs the blocks at once and the animation after `delay`. A stopped or running animator does nothing.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    wait = max(delay, 0)
    isRunning = true
    activate()
    // A block may have stopped it.
    if isRunning, running == nil { run() }
  }

  /// An animator that is not started becomes active and runs its blocks. (Documented.)
  open func pauseAnimation() {
    guard state != .stopped else { return }
    hold()
    isRunning = false
    activate()
  }

  /// For good and without completions, or until `finishAnimation(at:)`. (Documented.)
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

  /// An animator that is not stopped does nothing, where UIKit ends the app.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// An active animator runs the block at once; a stopped one drops it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    switch state {
    case .inactive: animations.append(animation)
    case .active: animation()
    case .stopped: break
    }
  }

  /// The factor is of no consequence.
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

  /// Keeps the fraction and takes the animation off the clock.
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
