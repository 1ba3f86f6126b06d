import LifecycleKit
import Testing

/// Notes each call and the state in which it came.
@MainActor final class LifeWitness: UIApplicationDelegate, UISceneDelegate {
  var calls: [String] = []

  private func note(_ call: String, _ application: UIApplication) {
    calls.append("\(call) \(application.applicationState.rawValue)")
  }

  private func note(_ call: String, _ scene: UIScene) {
    calls.append("\(call) \(scene.activationState.rawValue)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("didBecome", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("willResign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { note("didEnter", application) }
  func applicationWillEnterForeground(_ application: UIApplication) {
    note("willEnter", application)
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    note("memory", application)
  }
  func applicationWillTerminate(_ application: UIApplication) { note("terminate", application) }

  func sceneDidBecomeActive(_ scene: UIScene) { note("scene didBecome", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("scene willResign", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("scene didEnter", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("scene willEnter", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("scene didDisconnect", scene) }
}

@MainActor struct ApplicationLifeTests {
  let app = App(root: A())
  let witness = LifeWitness()

  private var application: UIApplication { app.simulation.application }

  @Test func `to the background and back, without any appearance callback`() {
    #expect(
      app.transcript {
        application.enterBackground()
        app.advance(by: .seconds(1))
        application.enterForeground()
      } == """
        0.000 s  applicationWillResignActive
        0.000 s  applicationDidEnterBackground
        1.000 s  applicationWillEnterForeground
        1.000 s  applicationDidBecomeActive

        """)
    #expect(app.window.rootViewController?.appearance.state == .appeared)
  }

  @Test func `the delegate is told in the states that UIKit tells it in`() {
    application.delegate = witness
    application.enterBackground()
    application.enterForeground()
    #expect(
      witness.calls == [
        "willResign active", "didEnter background", "willEnter background", "didBecome active",
      ])
  }

  @Test func `a call comes and goes without the background`() {
    application.delegate = witness
    application.resignActive()
    #expect(application.applicationState == .inactive)
    application.becomeActive()
    #expect(witness.calls == ["willResign active", "didBecome active"])
  }

  @Test func `what is the case already is not told again`() {
    application.becomeActive()
    application.enterForeground()
    application.enterBackground()
    application.delegate = witness
    application.enterBackground()
    application.resignActive()
    application.becomeActive()
    #expect(witness.calls == [])
    #expect(application.applicationState == .background)
  }

  @Test func `an inactive application goes to the background without resigning again`() {
    application.resignActive()
    application.delegate = witness
    application.enterBackground()
    #expect(witness.calls == ["didEnter background"])
  }

  @Test func `memory warnings reach the delegate and then the controllers`() {
    application.delegate = witness
    #expect(
      app.transcript { application.sendMemoryWarning() } == """
        0.000 s  applicationDidReceiveMemoryWarning
        0.000 s  A#1 didReceiveMemoryWarning

        """)
    #expect(witness.calls == ["memory active"])
  }

  @Test func `the end comes by way of the background`() {
    application.delegate = witness
    application.terminate()
    #expect(witness.calls == ["willResign active", "didEnter background", "terminate background"])
  }

  @Test func `a scene with a delegate is told in place of the application`() {
    application.delegate = witness
    application.connectedScenes[0].delegate = witness
    application.enterBackground()
    application.enterForeground()
    #expect(
      witness.calls == [
        "scene willResign foregroundActive", "scene didEnter background",
        "scene willEnter background", "scene didBecome foregroundActive",
      ])
  }

  @Test func `a delegate is not held by the application`() {
    weak var gone: LifeWitness?
    do {
      let short = LifeWitness()
      application.delegate = short
      gone = short
    }
    #expect(gone == nil)
  }
}
