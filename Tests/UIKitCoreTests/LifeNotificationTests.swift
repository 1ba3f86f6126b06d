import Foundation
import LifecycleKit
import Testing

/// What is posted of the life of an application and its scenes, and where.
@MainActor struct LifeNotificationTests {
  /// Hears everything that is posted on a centre.
  @MainActor final class Listener {
    private(set) var heard: [String] = []
    private let centre: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(to centre: NotificationCenter) {
      self.centre = centre
      let names: [Notification.Name] = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        UIApplication.didReceiveMemoryWarningNotification, UIScene.willConnectNotification,
        UIScene.didDisconnectNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification,
      ]
      tokens = names.map { name in
        centre.addObserver(forName: name, object: nil, queue: nil) { [weak self] posted in
          let name = posted.name.rawValue
          MainActor.assumeIsolated { self?.heard.append(name) }
        }
      }
    }

    func stop() { tokens.forEach(centre.removeObserver) }

    /// What was heard since the last call.
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  let simulation = Simulation()

  @Test func `the way to the background and back is posted`() {
    let listener = Listener(to: simulation.application.notificationCenter)
    simulation.application.enterBackground()
    #expect(
      listener.take() == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
    simulation.application.enterForeground()
    #expect(
      listener.take() == [
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
    simulation.application.sendMemoryWarning()
    #expect(listener.take() == ["UIApplicationDidReceiveMemoryWarningNotification"])
    simulation.application.terminate()
    #expect(listener.take().last == "UIApplicationWillTerminateNotification")
  }

  @Test func `of several scenes the last one takes the application along`() {
    let listener = Listener(to: simulation.application.notificationCenter)
    let second = simulation.application.connectScene()
    #expect(
      listener.take() == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification",
      ])
    simulation.application.connectedScenes.first?.enterBackground()
    #expect(
      listener.take() == [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
      ])
    second.disconnect()
    #expect(
      listener.take() == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "UISceneDidDisconnectNotification",
      ])
  }

  @Test func `two simulations do not hear each other`() {
    let other = Simulation()
    let mine = Listener(to: simulation.application.notificationCenter)
    let others = Listener(to: other.application.notificationCenter)
    simulation.application.enterBackground()
    #expect(mine.take().count == 4)
    #expect(others.take() == [])
    #expect(simulation.application.notificationCenter !== NotificationCenter.default)
  }

  @Test func `a centre that a test sets hears what is posted in virtual time`() {
    let shared = NotificationCenter()
    let listener = Listener(to: shared)
    simulation.application.enterBackground()
    #expect(listener.take() == [])
    simulation.application.notificationCenter = shared
    simulation.application.enterForeground()
    #expect(listener.take().last == "UIApplicationDidBecomeActiveNotification")
  }

  @Test func `the services' centre posts the same`() {
    var heard: [String] = []
    let name = UIApplication.didEnterBackgroundNotification.rawValue
    let application = simulation.application
    let token = simulation.services.notificationCenter.addObserver(
      forName: name, object: application
    ) { heard.append($0.name) }
    Simulation().application.enterBackground()
    simulation.application.enterBackground()
    #expect(heard == [name])
    simulation.services.notificationCenter.removeObserver(token)
  }

  @Test func `the host posts on the default centre`() {
    #expect(UIApplication.shared.notificationCenter === NotificationCenter.default)
    let listener = Listener(to: .default)
    simulation.application.sendMemoryWarning()
    #expect(listener.take() == [])
    UIApplication.shared.sendMemoryWarning()
    listener.stop()
    #expect(listener.take() == ["UIApplicationDidReceiveMemoryWarningNotification"])
  }
}
