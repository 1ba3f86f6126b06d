import Foundation

/// Held by the application while connected. Its calls are what a user or the system does to it; none of
/// them sends an appearance callback but `disconnect()`. (Documented for background and foreground.)
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: String, Hashable, Sendable, Codable {
    /// Disconnected for good: no scene is connected twice here.
    case unattached
    case foregroundActive, foregroundInactive, background
  }

  /// Not retained.
  public var application: UIApplication? { environment.application?.object }
  /// The name in the log: `UIWindowScene#1`, numbered in the order of connecting.
  public let readableName: String
  /// Retained until the scene is disconnected. (Documented.)
  open var delegate: (any UISceneDelegate)?

  open private(set) lazy var session: UISceneSession = {
    let session = UISceneSession(persistentIdentifier: readableName)
    session.scene = self
    return session
  }()

  open var title: String?
  open var userActivity: NSUserActivity?
  public internal(set) var activationState = ActivationState.unattached {
    didSet { application?.sceneDidChangeState(self) }
  }

  let environment: Environment
  private var announced: LifeStep?

  init(of application: UIApplication, named name: String) {
    environment = application.environment
    readableName = name
    super.init()
  }

  open override var next: UIResponder? { application }

  /// Takes the events away, as the app switcher does: `sceneWillResignActive(_:)`. For an active scene only.
  open func resignActive() {
    guard activationState == .foregroundActive else { return }
    announce(.willResignActive)
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    // The finger is taken off the glass.
    if let held = application?.heldTransition {
      environment.perform { held.decide(cancelled: true) }
    }
  }

  /// Gives the events back: `sceneDidBecomeActive(_:)`. In the foreground only.
  open func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    tell(.didBecomeActive)
  }

  open func enterBackground() {
    resignActive()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    tell(.didEnterBackground)
  }

  /// Comes on screen: `sceneWillEnterForeground(_:)`, then `sceneDidBecomeActive(_:)`. From the background only.
  open func enterForeground() {
    guard activationState == .background else { return }
    announce(.willEnterForeground)
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    becomeActive()
  }

  /// Goes for good, as when the user closes it: to the background first, then `sceneDidDisconnect(_:)`.
  ///
  /// Its windows are closed: hidden, whereby their screens disappear, and released by the application; their
  /// roots and all below depart. What else holds a window goes on holding what it shows. (Documented:
  /// the callbacks. Unverified: that screens disappear.)
  open func disconnect() {
    enterBackground()
    guard activationState == .background else { return }
    activationState = .unattached
    tell(.didDisconnect)
    environment.perform { closeWindows() }
    delegate = nil
  }

  /// Reports a step before it is made, once: a delegate that calls for the same step, or one beyond it,
  /// makes it itself.
  private func announce(_ step: LifeStep) {
    guard announced != step else { return }
    announced = step
    tell(step)
    announced = nil
  }

  func closeWindows() {}
}
