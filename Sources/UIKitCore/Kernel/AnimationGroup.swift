import Foundation

/// The animations that one transaction has set in motion: counts them, and reports when all are over.
///
/// The innermost open one is the environment's; each holds the one around it, which waits for it.
@MainActor final class AnimationGroup {
  /// The settings of a transaction for its animations.
  struct Values {
    var duration: TimeInterval = 0.25
    var disablesActions = false
  }

  /// The group that was opened outside of any application's scope, where no environment keeps it: between
  /// the opening of a transaction and its commit, and empty at all other times.
  static var outside: AnimationGroup?

  /// The group of the transaction around this one; `nil` for the outermost, and when this one is over.
  private(set) var outer: AnimationGroup?
  /// Whether it was opened by itself: it is committed on the clock's next turn.
  let isImplicit: Bool
  var values: Values
  /// Called once, when the group is committed and nothing in it runs; released then.
  private(set) var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  init(
    inside outer: AnimationGroup? = nil, isImplicit: Bool = false, values: Values? = nil,
    completion: (() -> Void)? = nil
  ) {
    self.outer = outer
    self.isImplicit = isImplicit
    self.values = values ?? outer?.values ?? Values()
    self.completion = completion
    outer?.enter()
  }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    callIfOver()
  }

  func commit() {
    isCommitted = true
    callIfOver()
  }

  private func callIfOver() {
    guard isCommitted, running == 0 else { return }
    let (completion, outer) = (completion, outer)
    self.completion = nil
    self.outer = nil
    completion?()
    outer?.leave()
  }
}
