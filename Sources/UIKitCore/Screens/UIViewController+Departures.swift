import VirtualTime

extension UIViewController {
  /// Tells the observer that this controller, and with it all below, left for good.
  ///
  /// A column popped off the stack of a collapsed split view controller is kept there and has not left.
  func noteDeparture(_ kind: ScreenDeparture.Kind, from source: UIViewController) {
    if let columnKeeper, columnKeeper.takesBack(self, from: source) { return }
    guard let environment else { return }
    // What is kept to be shown again has not left for good; it leaves with its keeper.
    if kind == .dismissed || kind == .pulledDown, keeper != nil { return }
    noteDeparture(ScreenDeparture(kind, from: source.id, at: environment.clock.now))
  }

  /// Notes a departure without a callback, unless the controller has a place all the same: one that
  /// is contained or presented elsewhere by now, or that left before its holder went.
  func noteLoss(
    _ kind: ScreenDeparture.Kind, of source: InstanceID, at instant: VirtualInstant
  ) {
    let links = linksUp
    guard departure == nil, links.parent == nil, links.presenter == nil, !links.isRoot else {
      return
    }
    noteDeparture(ScreenDeparture(kind, from: source, at: instant))
  }

  private func noteDeparture(_ departure: ScreenDeparture) {
    guard let environment else { return }
    forEachBelow { controller in
      // One that left before, and did not come back since, does not leave again.
      guard controller.departure == nil else { return }
      controller.departure = departure
      environment.observer?.controllerDidDepart(controller, departure)
    }
  }

  /// Tells the observer that a departed controller, and what is still below it, is back.
  func noteReturn() {
    guard departure != nil else { return }
    forEachBelow { controller in
      guard controller.departure != nil else { return }
      controller.departure = nil
      controller.environment?.observer?.controllerDidReturn(controller)
    }
  }
}
