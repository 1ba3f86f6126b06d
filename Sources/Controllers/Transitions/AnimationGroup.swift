/// Counts what has been set in motion since a transaction was opened, and tells when all of it is over.
@MainActor final class AnimationGroup {
  private var running = 0
  private var isCommitted = false
  /// Called once, when the group is committed and nothing in it runs; released then.
  var completion: (@MainActor () -> Void)?

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
    let completion = completion
    self.completion = nil
    completion?()
  }
}
