import UIKit

/// Where the system hands over: a window for the scene, and the links that it was opened by.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let service = OfflineService()
    let coordinator = AppCoordinator(
      window: window, session: Session(),
      services: .init(authenticator: service, payments: service, timetable: service))
    self.window = window
    self.coordinator = coordinator
    coordinator.start()
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { coordinator?.open(context.url) }
  }
}
