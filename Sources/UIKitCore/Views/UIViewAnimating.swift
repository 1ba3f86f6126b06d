import Foundation

public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive
  case active
  case stopped
}

public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}

@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// How far its life has come.
  var state: UIViewAnimatingState { get }
  /// Whether it runs right now.
  var isRunning: Bool { get }
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
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

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
