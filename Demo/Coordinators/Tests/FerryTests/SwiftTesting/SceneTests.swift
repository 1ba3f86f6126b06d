import LifecycleTesting
import Testing
import UIKit

@testable import Ferry

@MainActor @Suite(.checksDeallocation) struct SceneTests {
  let simulation = Simulation.ofTest()
  let delegate = SceneDelegate()
  let link: UIOpenURLContext

  init() throws {
    link = UIOpenURLContext(url: try #require(URL(string: "ferry://sailings/2")))
  }

  var visible: UIViewController? { delegate.window?.visibleViewController }

  func signIn() throws {
    let welcome = try #require(visible as? WelcomeViewController)
    simulation.user.tap(welcome.signInButton)
    simulation.wait()
    let form = try #require(visible as? SignInViewController)
    simulation.user.tap(form.signInButton)
  }

  @Test func `a scene begins with the welcome in its own window`() {
    let scene = simulation.application.connectScene(delegate: delegate)
    #expect(delegate.window?.windowScene === scene)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(visible is WelcomeViewController)
  }

  @Test func `the link that a scene is opened by is followed after the sign-in`() throws {
    simulation.application.connectScene(
      delegate: delegate, options: UIScene.ConnectionOptions(urlContexts: [link]))
    try signIn()
    simulation.wait()
    #expect(visible is SailingViewController)
  }

  @Test func `a link that comes later is followed at once`() throws {
    let scene = simulation.application.connectScene(delegate: delegate)
    try signIn()
    simulation.wait()
    #expect(visible is SailingsViewController)
    delegate.scene(scene, openURLContexts: [link])
    simulation.wait()
    #expect(visible is SailingViewController)
  }
}
