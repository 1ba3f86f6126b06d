import LifecycleKit
import Testing

@MainActor struct SceneTests {
  let app = App(root: A())

  private var application: UIApplication { app.simulation.application }

  @Test func `an application has one active scene, to which its windows belong`() throws {
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.connectedScenes.count == 1)
    #expect(scene.activationState == .foregroundActive)
    #expect(app.window.windowScene === scene)
    let other = app.simulation.makeWindow()
    #expect(scene.windows == [app.window, other])
    #expect(scene.keyWindow === app.window)
  }

  @Test func `another scene comes to the foreground, has windows of its own and goes`() {
    let witness = LifeWitness()
    var held: UIWindow?
    weak var window: UIWindow?
    weak var root: B?
    var isListed = false
    #expect(
      app.transcript {
        let scene = application.connectScene(delegate: witness)
        let made = UIWindow(windowScene: scene)
        isListed = scene.windows == [made]
        made.rootViewController = B()
        made.makeKeyAndVisible()
        (held, window, root) = (made, made, made.rootViewController as? B)
      } == """
        0.000 s  UIWindowScene#2 sceneWillEnterForeground
        0.000 s  UIWindowScene#2 sceneDidBecomeActive
        0.000 s  B#1 loadView
        0.000 s  B#1 viewDidLoad
        0.000 s  B#1 viewWillAppear
        0.000 s  B#1 viewIsAppearing
        0.000 s  B#1 viewWillLayoutSubviews
        0.000 s  B#1 viewDidLayoutSubviews
        0.000 s  B#1 viewDidAppear

        """)
    #expect(isListed && held === window && window != nil && root != nil)
    #expect(
      app.transcript {
        application.connectedScenes[1].disconnect()
        held = nil
      } == """
        0.000 s  UIWindowScene#2 sceneWillResignActive
        0.000 s  UIWindowScene#2 sceneDidEnterBackground
        0.000 s  UIWindowScene#2 sceneDidDisconnect
        0.000 s  B#1 viewWillDisappear
        0.000 s  B#1 viewDidDisappear
        0.000 s  B#1 deallocated

        """)
    #expect(window == nil && root == nil)
    #expect(application.connectedScenes.count == 1)
    #expect(app.window.rootViewController?.appearance.state == .appeared)
    #expect(witness.calls.last == "scene didDisconnect unattached")
  }

  @Test func `the application is where its foremost scene is`() {
    let second = application.connectScene()
    application.connectedScenes[0].enterBackground()
    #expect(application.applicationState == .active)
    second.resignActive()
    #expect(application.applicationState == .inactive)
    second.enterBackground()
    #expect(application.applicationState == .background)
  }

  @Test func `a scene holds its delegate until it is disconnected`() {
    weak var delegate: LifeWitness?
    let scene = application.connectScene()
    do {
      let made = LifeWitness()
      (scene.delegate, delegate) = (made, made)
    }
    #expect(delegate != nil)
    scene.disconnect()
    #expect(delegate == nil)
  }

  @Test func `a disconnected scene stays disconnected`() {
    let scene = application.connectScene()
    scene.disconnect()
    let start = app.log.count
    scene.disconnect()
    scene.enterForeground()
    scene.becomeActive()
    scene.enterBackground()
    #expect(scene.activationState == .unattached)
    #expect(app.log.count == start)
  }

  @Test func `a delegate may disconnect its scene in the middle of a step`() {
    @MainActor final class Leaver: UISceneDelegate {
      func sceneWillResignActive(_ scene: UIScene) { scene.disconnect() }
      func sceneWillEnterForeground(_ scene: UIScene) { scene.enterForeground() }
    }
    let scene = application.connectScene(delegate: Leaver())
    scene.enterBackground()
    #expect(scene.activationState == .unattached)
    #expect(application.connectedScenes.count == 1)
  }

  @Test func `a closed window is no key window and its root is unreachable`() {
    let scene = application.connectScene()
    let window = UIWindow(windowScene: scene)
    let (first, second) = (B(), C())
    window.rootViewController = first
    window.makeKeyAndVisible()
    scene.disconnect()
    #expect(application.keyWindow == nil && window.windowScene == nil)
    #expect(!first.isReachable)
    window.rootViewController = second
    #expect(!second.isReachable && window.rootViewController === second)
    window.makeKeyAndVisible()
    app.endTurn()
    #expect(second.isReachable && second.appearance.state == .appeared)
  }
}
