/// The reactions of a screen to the deallocation of its window or its presenter.
extension UIViewController {
  /// Disappears at the end of the turn, with what is presented above, because the window has gone in which
  /// this was the root, or the presenter that was dismissing it. (Unverified.)
  func leaveLostPlace() { environment?.turnEnd.wait(for: .commit, to: .leaveLostPlace, as: self) }

  func disappearWithLostPlace() {
    let links = linksUp
    guard links.parent == nil, links.presenter == nil, !links.isRoot else { return }
    for controller in ([self] + chainOfPresentations.map(\.presented)).reversed()
    where controller.appearance.state != .disappeared {
      controller.takeOffScreen()
    }
  }

  /// Takes back the presentation or dismissal that a presenter had begun and is not there to end, also of
  /// all that was to go along.
  func stayWithoutPresenter() {
    transitionFlags.remove(.presented)
    transitionFlags.remove(.dismissed)
    let chain = chainOfPresentations
    for above in chain where above.state == .dismissing {
      // A dismissal that begins higher up goes on.
      guard above.transition?.to == nil else { continue }
      above.state = .presented
      above.transition = nil
      above.presented.transitionFlags.remove(.dismissed)
    }
    let shown = [self] + chain.map(\.presented)
    // What has begun to go comes to its end.
    if shown.contains(where: { $0.appearance.state == .disappearing }) { leaveLostPlace() }
  }
}
