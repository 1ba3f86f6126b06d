extension Environment {
  /// Takes over what a dying controller held: it may outlive the controller, then untied, or die with it,
  /// then not nested inside the controller's own `deinit`.
  nonisolated func inherit(
    from dying: InstanceID, _ children: consuming [UIViewController],
    _ leaving: consuming [Leaving], _ presentation: consuming Presentation?
  ) {
    takeOver(from: dying, consume children, consume leaving, consume presentation)
    releasePool.drain()
  }

  /// A function of its own, so that no local variable holds anything while the pool is drained.
  nonisolated private func takeOver(
    from dying: InstanceID, _ children: consuming [UIViewController],
    _ leaving: consuming [Leaving], _ presentation: consuming Presentation?
  ) {
    let now = clock.now
    var survivors = children + leaving.map(\.controller)
    var orphans =
      children.map { LostScreen($0, .outlivedParent, of: dying, at: now) }
      + leaving.map { LostScreen($0.controller, $0.departure, of: dying, at: now) }
    if let presentation {
      orphans.append(LostScreen(presentation.presented, .outlivedPresenter, of: dying, at: now))
      survivors.append(presentation.presented)
      releasePool.add([presentation])
    }
    inbox.post(orphans: orphans)
    releasePool.add(survivors)
  }
}
