extension UIApplication {
  /// Whether the application is in front of the user.
  public enum State: String, Hashable, Sendable, Codable {
    /// In front, and getting events.
    case active
    /// In front, and getting none, as under an incoming call; also between background and foreground.
    case inactive
    /// Not on screen.
    case background
  }

  /// Takes the events away, as an incoming call does: `applicationWillResignActive(_:)`.
  public func resignActive() {
    for scene in connectedScenes { scene.resignActive() }
  }

  /// Gives the events back: `applicationDidBecomeActive(_:)`.
  public func becomeActive() {
    for scene in connectedScenes { scene.becomeActive() }
  }

  /// Leaves the screen, as by the home gesture: `applicationWillResignActive(_:)`, then
  /// `applicationDidEnterBackground(_:)`. No controller gets an appearance callback. (Documented.)
  ///
  /// Time goes on, and what is scheduled is done: a test decides how long the application sleeps. The
  /// delayed check does not count that time, and the scan leaves its rounds out.
  public func enterBackground() {
    for scene in connectedScenes { scene.enterBackground() }
  }

  /// Comes back with all its scenes: `applicationWillEnterForeground(_:)`, then
  /// `applicationDidBecomeActive(_:)`. No controller gets an appearance callback. (Documented.)
  public func enterForeground() {
    for scene in connectedScenes { scene.enterForeground() }
  }

  /// Ends, as when the user swipes it away: goes to the background, then `applicationWillTerminate(_:)`.
  ///
  /// Windows and screens stay as they are and can be looked at. (Order observed; a suspended
  /// application is ended without any call, which needs no simulation.)
  public func terminate() {
    enterBackground()
    environment.perform {
      environment.record(.application, note: "applicationWillTerminate")
      delegate?.applicationWillTerminate(self)
      environment.post(UIApplication.willTerminateNotification, of: self)
    }
  }
}
