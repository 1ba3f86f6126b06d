extension UIViewController: ObservationReader {
  private var isTracked: Bool { systemVersion >= .iOS(26) }

  package func tracks(_ part: TrackedPart) -> Bool {
    guard isTracked else { return false }
    if part == .properties { return OverriddenCallbacks.overridesUpdate(type(of: self)) }
    // A plain view overrides nothing.
    if let loadedView, type(of: loadedView) != UIView.self { return true }
    return OverriddenCallbacks.overridesLayout(type(of: self))
  }

  package var readings: Readings {
    get { kept?.readings ?? Readings() }
    set { values.readings = newValue }
  }

  /// Brings this screen and its view up to date, where that is due.
  ///
  /// The first update comes with the first layout of each screen; only those that are asked for are recorded.
  func updateOwnProperties() {
    guard isTracked else { return }
    if appearing.properties != .updated {
      if appearing.properties == .stale { environment?.record(.updateProperties, of: id) }
      appearing.properties = .updated
      let outer = sending
      sending = .updateProperties
      track(.properties) {
        updateProperties()
      } again: {
        $0.setNeedsUpdateProperties()
      }
      close(.updateProperties, inside: outer)
    }
    if loadedView?.stale.isEmpty == false { loadedView?.updateOwnProperties() }
  }

  /// Brings what is in this screen's view up to date at the end of the turn, and lays it out where that was asked for
  /// or has become due by it.
  ///
  /// A screen that has left the window until then keeps it for its next appearance.
  func updateAtTurnEnd() {
    let isLayoutAwaited = appearing.isLayoutAwaited
    appearing.isUpdateAwaited = false
    appearing.isLayoutAwaited = false
    guard let loadedView, loadedView.window != nil else { return }
    // A layout that nothing has asked for goes on waiting.
    let laysOut = isLayoutAwaited || !loadedView.hasStaleLayout
    loadedView.updatePropertiesIfNeeded()
    if laysOut, loadedView.hasStaleLayout { loadedView.layOutWhatIsStale() }
  }

  func needUpdate() {
    if appearing.properties == .updated { appearing.properties = .stale }
    askForUpdate(withLayout: false)
  }

  func updateLater(withLayout: Bool) {
    if withLayout { appearing.isLayoutAwaited = true }
    guard !appearing.isUpdateAwaited, let environment, loadedView?.window != nil else { return }
    appearing.isUpdateAwaited = true
    environment.turnEnd.wait(for: .layout, to: .update, as: self)
  }
}
