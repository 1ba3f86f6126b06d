import Foundation

/// How far an animator's life has come.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}

/// Where an animator's animation came to its end.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end, at its beginning because it ran backwards, or where it was stopped.
  case end, start, current
}

/// What can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// How far its life has come.
  var state: UIViewAnimatingState { get }
  /// Whether it runs right now.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How far it has come, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Runs it, for the first time or on from where it was paused.
  func startAnimation()
  /// Runs it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Ends it where it is, for good or until it is finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What takes blocks to run.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  // @optional
  /// Adds changes to be made.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes to be made after a share of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what to do at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs a paused one on, in that share of its duration; 0 for what is left of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  )  // = startAnimation()
}
