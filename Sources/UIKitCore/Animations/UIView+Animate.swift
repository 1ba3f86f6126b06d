import Foundation

extension UIView {
  /// Runs `animations` at once and calls `completion(true)` when the delay and the duration are over, on
  /// the clock of the application in whose scope this is called; outside of any on the host's.
  ///
  /// `completion` is held by the application until it was called, so what it captures lives that long.
  /// With a duration and a delay of 0, and with animations switched off, it is called on the clock's next
  /// turn. (Documented for 0; switched off: unverified.)
  /// Durations below 0, or no number, count as 0. An open `CATransaction` waits for the end.
  ///
  /// Three behaviours of UIKit are missing: an animation that changes nothing ends at once (observed), one
  /// whose view goes ends with `false`, and a nested one takes over the duration of the one around it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    runAnimation(lasting: max(delay, 0) + max(duration, 0), options, completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// As `animate(withDuration:delay:…)`: the end comes after `duration`, whatever the damping. (Documented.)
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs `animations` at once and calls `completion` as `animate` does.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    runAnimation(lasting: duration, options, completion)
  }

  /// Puts `toView` in the place of `fromView`, and calls `completion` as `animate` does.
  ///
  /// Controllers of the two views appear and disappear as with `insertSubview` and `removeFromSuperview`.
  /// With `.showHideTransitionViews` the views stay and are hidden and shown. (Documented; that the views
  /// change places before the animation and not after it: unverified.)
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if fromView !== toView, let superview = fromView.superview {
      let index = superview.subviewList.lastPosition(of: fromView) ?? 0
      superview.insertSubview(toView, at: index + 1)
      fromView.removeFromSuperview()
    }
    runAnimation(lasting: duration, options, completion)
  }

  private static func runAnimation(
    lasting seconds: TimeInterval, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let duration = options.contains(.repeat) ? nil : Duration(ofAnimation: seconds)
    RunningAnimation.begin("animation", for: duration) { completion?($0) }
  }

  // MARK: - The switch

  /// Of the application in whose scope this is asked; outside of any, of the host.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.environment.animates }

  /// For animations that begin from now on in the application in whose scope this is called.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.environment.animates = enabled
  }

  /// Puts the switch back where it was. (Documented.)
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let application = UIApplication.shared
    let wasEnabled = application.environment.animates
    application.environment.animates = false
    defer { application.environment.animates = wasEnabled }
    actions()
  }
}
