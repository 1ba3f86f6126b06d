/// One step in the life of an application or a scene; the words are those of the callbacks.
enum LifeStep: String {
  case willResignActive = "WillResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willEnterForeground = "WillEnterForeground"
  case didBecomeActive = "DidBecomeActive"
  case didDisconnect = "DidDisconnect"
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
  /// Records a step and calls the delegate: the application's, where that is the one to be told.
  func tell(_ step: LifeStep) {
    environment.perform {
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
}
