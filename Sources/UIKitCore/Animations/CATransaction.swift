import Foundation

/// A transaction belongs to the application in whose scope it is opened, and waits for `UIView.animate`,
/// property animators and transitions there: pushes, pops, presentations. Its completion block is held until
/// it was called. One that is opened outside of any application's scope, as a test does, waits for the
/// transitions of whichever application begin in it.
@preconcurrency @MainActor public enum CATransaction {
  private static var innermost: AnimationGroup? {
    get {
      guard let environment = EnvironmentScope.environment else { return AnimationGroup.outside }
      return environment.animationGroup
    }
    set {
      if let environment = EnvironmentScope.environment {
        environment.animationGroup = newValue
      } else {
        AnimationGroup.outside = newValue
      }
    }
  }

  public static func begin() { innermost = AnimationGroup(inside: innermost) }

  /// The completion block is called when the animations that began in the transaction are over, at once when
  /// none are left (documented), after what it has left to the end of the turn, animated or not; a block of a
  /// transaction around it not before that (unverified).
  public static func commit() {
    guard let group = innermost, !group.isImplicit else { return }
    let outer = group.outer
    innermost = outer
    if outer?.isImplicit == true { flushOnNextTurn() }
    group.commit()
  }

  /// Animations that began before are not waited for. A block set before waits for what began since it was set,
  /// and is called at once when that is nothing. (Documented.) With no transaction open, an implicit one is
  /// opened until the clock's next turn (documented); outside of any application the block is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    openIfNeeded()
    guard let old = innermost else {
      block?()
      return
    }
    innermost = AnimationGroup(
      inside: old.outer, isImplicit: old.isImplicit, values: old.values, completion: block)
    old.commit()
  }

  public static func completionBlock() -> (() -> Void)? { innermost?.completion }

  /// 0.25 unless it was set. A value only.
  public static func animationDuration() -> TimeInterval { values.duration }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    openIfNeeded()
    innermost?.values.duration = duration
  }

  /// A value only: transitions are not layers' changes.
  public static func disableActions() -> Bool { values.disablesActions }

  public static func setDisableActions(_ flag: Bool) {
    openIfNeeded()
    innermost?.values.disablesActions = flag
  }

  public static func flush() {
    guard let group = innermost, group.isImplicit else { return }
    innermost = nil
    group.commit()
  }

  private static var values: AnimationGroup.Values { innermost?.values ?? AnimationGroup.Values() }

  private static func openIfNeeded() {
    guard innermost == nil, EnvironmentScope.environment != nil else { return }
    innermost = AnimationGroup(isImplicit: true)
    flushOnNextTurn()
  }

  private static func flushOnNextTurn() {
    guard let environment = EnvironmentScope.environment else { return }
    environment.clock.schedule("end of an implicit transaction", after: .zero) {
      [weak environment] in environment?.perform { flush() }
    }
  }
}
