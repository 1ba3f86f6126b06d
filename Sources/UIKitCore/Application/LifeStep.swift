import Foundation

/// One step in the life of an application or a scene; the words are those of the callbacks.
enum LifeStep: String {
  case willResignActive = "WillResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willEnterForeground = "WillEnterForeground"
  case didBecomeActive = "DidBecomeActive"
  case didDisconnect = "DidDisconnect"

  /// What is posted of an application; nothing where a scene is gone.
  var applicationNotification: Notification.Name? {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .didDisconnect: nil
    }
  }

  /// What is posted of a scene.
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

  /// Whether no other scene is in front of this one, so that what becomes of it becomes of the application.
  private var isAloneInFront: Bool {
    let others = (application?.connectedScenes ?? []).filter { $0 !== self }
    return others.allSatisfy { other in
      other.activationState == .background
        || activationState != .background && other.activationState == .foregroundInactive
    }
  }

  /// Records a step and calls the delegate: the application's, where that is the one to be told.
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
