/// An app that runs every rule of `Tests/ConformanceTests` on UIKit, prints the report, and ends.
@main final class RulesApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = RulesScene.self
    return configuration
  }
}

final class RulesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var hasBegun = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard !hasBegun else { return }
    hasBegun = true
    // In a block of the main queue the rules could not let time pass: the queue would wait for itself.
    RunLoop.main.perform {
      MainActor.assumeIsolated {
        print("== report")
        print(ConformanceTable(of: Rule.all).report)
        print("== end")
        exit(0)
      }
    }
  }
}
