import Foundation

/// One instance of the application's interface, which comes and goes by itself.
///
/// Held by the application while connected. Its calls are what a user or the system does to it; none of
/// them sends an appearance callback but `disconnect()`. (Documented for background and foreground.)
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the scene is in front of the user.
  public enum ActivationState: String, Hashable, Sendable, Codable {
    /// Not connected: disconnected for good, here, where none is connected twice.
    case unattached
    /// In front, and getting events.
    case foregroundActive
    /// In front, and getting none.
    case foregroundInactive
    /// Connected, and not on screen.
    case background
  }

  /// The application that the scene belongs to. Not retained.
  public private(set) weak var application: UIApplication?

  /// The name in the log: `UIWindowScene#1`, numbered in the order of connecting.
  public let readableName: String

  /// Told of the scene's life. Retained until the scene was disconnected. (Documented.)
  open var delegate: (any UISceneDelegate)?

  /// What the system remembers of the scene. Made on first use and held.
  open private(set) lazy var session: UISceneSession = {
    let session = UISceneSession(persistentIdentifier: readableName)
    session.scene = self
    return session
  }()

  /// The words in the app switcher.
  open var title: String?

  /// What the user does here. Retained.
  open var userActivity: NSUserActivity?

  /// Where the scene is between connected, on screen and gone.
  public internal(set) var activationState = ActivationState.unattached {
    didSet { application?.sceneDidChangeState(self) }
  }

  let environment: Environment
  private var announced: LifeStep?

  init(of application: UIApplication, named name: String) {
    self.application = application
    environment = application.environment
    readableName = name
    super.init()
  }

  open override var next: UIResponder? { application }

  /// Takes the events away, as the app switcher does: `sceneWillResignActive(_:)`. Nothing happens to a
  /// scene that is not active.
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

  /// Gives the events back: `sceneDidBecomeActive(_:)`. Nothing happens outside of the foreground.
  open func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    tell(.didBecomeActive)
  }

  /// Leaves the screen: `sceneWillResignActive(_:)`, then `sceneDidEnterBackground(_:)`.
  open func enterBackground() {
    resignActive()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    tell(.didEnterBackground)
  }

  /// Comes on screen: `sceneWillEnterForeground(_:)`, then `sceneDidBecomeActive(_:)`. Nothing happens to
  /// one that is there, or was disconnected.
  open func enterForeground() {
    guard activationState == .background else { return }
    announce(.willEnterForeground)
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    becomeActive()
  }

  /// Goes for good, as when the user closes it: to the background first, then `sceneDidDisconnect(_:)`.
  ///
  /// Its windows are closed: hidden, whereby their screens disappear, and let go by the application; their
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

  /// Tells of a step before it is made, once: a delegate that calls for the same step, or one beyond it,
  /// makes it itself.
  private func announce(_ step: LifeStep) {
    guard announced != step else { return }
    announced = step
    tell(step)
    announced = nil
  }

  /// Closes all windows of the scene.
  func closeWindows() {}
}
