import Testing
import UIKit

/// Calls that an app delegate or a scene delegate hands on to its services.
@Suite @MainActor struct ForwardingTests {
  @Test func `a launch and an address are handed on to each service`() throws {
    let services: [any UIApplicationDelegate] = [Service(answer: false), Service(answer: true)]
    let application = UIApplication.shared
    let url = try #require(URL(string: "app://home"))
    let answers = services.map {
      $0.application?(application, didFinishLaunchingWithOptions: nil) ?? false
    }
    #expect(answers == [false, true])
    #expect(services[1].application?(application, open: url, options: [:]) == true)
  }

  @Test func `a scene's address and a sheet's new style are handed on`() throws {
    let service = Service(answer: true)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let delegate: (any UISceneDelegate)? = service
    delegate?.scene?(scene, openURLContexts: [])
    let adaptive: (any UIAdaptivePresentationControllerDelegate)? = service
    let controller = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    let replacement = adaptive?.presentationController?(
      controller, viewControllerForAdaptivePresentationStyle: .fullScreen)
    #expect(replacement == nil)
    #expect(service.contexts == 1)
  }
}

private final class Service: NSObject, UIApplicationDelegate, UISceneDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let answer: Bool
  var contexts = 0

  init(answer: Bool) { self.answer = answer }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { answer }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { answer }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    contexts += 1
  }
}
