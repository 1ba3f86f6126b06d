import Foundation

extension UIApplication {
  public enum State: String, Hashable, Sendable, Codable {
    case active, inactive, background
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

/// One step in the life of an application or a scene; the words are those of the callbacks.
enum LifeStep: String {
  case willResignActive = "WillResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willEnterForeground = "WillEnterForeground"
  case didBecomeActive = "DidBecomeActive"
  case didDisconnect = "DidDisconnect"

  var applicationNotification: Notification.Name? {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .didDisconnect: nil
    }
  }

  var sceneNotification: Notification.Name {
    switch self {
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    case .didDisconnect: UIScene.didDisconnectNotification
    }
  }
}

extension UIApplication {
  func tell(_ step: LifeStep) {
    environment.record(.application, note: "application\(step.rawValue)")
    switch step {
    case .willResignActive: delegate?.applicationWillResignActive(self)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
    case .didDisconnect: break
    }
  }
}

extension UIScene {
  /// Records a step, calls the delegate and posts: of the scene, and of the application too where it is a step
  /// of the whole. (That the delegate comes first, then the scene, then the application: unverified.)
  func tell(_ step: LifeStep) {
    environment.perform {
      let ofApplication = isAloneInFront ? step.applicationNotification : nil
      tellDelegate(step)
      environment.post(step.sceneNotification, of: self)
      if let application, let ofApplication { environment.post(ofApplication, of: application) }
    }
  }

  /// Whether this scene's state is the application's: no other scene is in front of it.
  private var isAloneInFront: Bool {
    let others = (application?.connectedScenes ?? []).filter { $0 !== self }
    return others.allSatisfy { other in
      other.activationState == .background
        || activationState != .background && other.activationState == .foregroundInactive
    }
  }

  private func tellDelegate(_ step: LifeStep) {
    if let application, !application.isSceneBased, step != .didDisconnect {
      return application.tell(step)
    }
    environment.record(.application, note: "\(readableName) scene\(step.rawValue)")
    switch step {
    case .willResignActive: delegate?.sceneWillResignActive(self)
    case .didEnterBackground: delegate?.sceneDidEnterBackground(self)
    case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
    case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
    case .didDisconnect: delegate?.sceneDidDisconnect(self)
    }
  }
}
