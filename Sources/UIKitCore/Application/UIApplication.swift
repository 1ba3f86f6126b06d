import Foundation
import ObjectGraph
import VirtualTime

/// The owner of windows, clock, log and diagnostics of one running app.
///
/// Several may live side by side; none sees another. Usually made by a `Simulation`. A window is not held, except
/// while a transition is under way in it.
@preconcurrency @MainActor open class UIApplication: UIResponder, DeallocationAware {
  package let environment: Environment
  private var visibleWindows: [BackReference<UIWindow>] = []
  private var knownWindows: [BackReference<UIWindow>] = []
  private var keyWindowReference: BackReference<UIWindow>?
  /// Each held until its end.
  var runningAnimations: [ObjectIdentifier: AnyObject] = [:]
  // Unchecked: run-time checks of exclusive access would add some 2 % to an animated push and pop.

  /// The transitions under way, each held until its last callback.
  @exclusivity(unchecked) var changesUnderWay: [RunningTransition] = []
  /// Each a `CADisplayLink`.
  var displayLinks: [ObjectIdentifier: AnyObject] = [:]
  /// The transition that a finger holds; given up when the application resigns active.
  weak var heldTransition: Transition?
  /// `nil` where the environment names no folder for it.
  package var recorder = UserRecorder.ofEnvironment()
  private var scenes: [UIScene] = []
  private var sceneCount = 0
  private var isInBackground = false
  private var backReferences = BackReferences<UIApplication>()
  /// Set by the responder's `becomeFirstResponder()`. Not retained.
  public var firstResponder: UIResponder? { focus.firstResponder }
  private let focus = Focus()
  override var ownFocus: Focus? { focus }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var shortcutItems: [UIApplicationShortcutItem]?
  /// The delegate is not told of a token.
  public internal(set) var isRegisteredForRemoteNotifications = false
  var ignoredInteractions = 0
  var lastBackgroundTask = 0
  /// Every address that was opened or asked to be, in order; for tests.
  public internal(set) var openedURLs: [URL] = []
  /// Whether another app opens an address; held until replaced. Without it there is a browser and nothing
  /// else: `http` and `https` are opened. (A stand-in; UIKit asks the system.)
  public var opensURL: (@MainActor (URL) -> Bool)?
  /// Not retained; something else has to hold it, as on iOS.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Where the steps of the application's life and of its scenes' are posted. Held.
  ///
  /// A centre of its own, so that simulations do not hear each other; the default one on the host, and in an
  /// XCTest test with live time, because these run one at a time.
  public var notificationCenter = NotificationCenter()
  /// The fields that the user has typed into.
  final var typedFields = TypedFields()

  public init(clock: VirtualClock = VirtualClock(), version: SystemVersion = .newestWithLog) {
    environment = Environment(clock: clock, version: version)
    super.init()
    environment.application = backReferences.make(for: self)
    // The one scene that an application without scenes of its own has is simply there.
    attach().activationState = .foregroundActive
  }

  /// Releases a transition that has ended.
  func forget(_ ended: Transition) {
    // A loop, because a closure that is isolated to the main actor asks at each call whether it is there.
    var index = changesUnderWay.count - 1
    while index >= 0, changesUnderWay[index].transition !== ended { index -= 1 }
    guard index >= 0 else { return }
    // Deallocating what the change held may begin or end another one: not within the access.
    _ = changesUnderWay.remove(at: index)
  }

  isolated deinit {
    environment.turnEnd.letGo()
    for change in changesUnderWay { change.transition.abandon() }
  }

  /// The application in whose scope the running code was called, by a callback or inside `perform(_:)`; `nil`
  /// outside of any.
  public static var current: UIApplication? { EnvironmentScope.environment?.application?.object }
  public var clock: VirtualClock { environment.clock }
  public var log: LifecycleLog { environment.log }
  /// The visible windows, in the order in which they became visible. Not held: a window without another holder
  /// goes, visible or not, and so an app delegate or a scene's has one as a property. (Observed.)
  open var windows: [UIWindow] { visibleWindows.compactMap(\.object) }

  open internal(set) var keyWindow: UIWindow? {
    get { keyWindowReference?.object }
    set {
      let old = keyWindow
      keyWindowReference = newValue?.rootReference
      guard old !== newValue else { return }
      old?.resignKey()
      keyWindow?.becomeKey()
    }
  }

  /// All misuses so far, in order. Kept until the application goes.
  public var misuses: [UIKitMisuse] { environment.misuses.all }

  /// Called with each misuse after it was recorded and before the refused call returns.
  ///
  /// A test fails here, a strict user traps here. Held until replaced; `nil` records only, the default.
  public var onMisuse: (@MainActor (UIKitMisuse) -> Void)? {
    get { environment.misuses.handler }
    set { environment.misuses.handler = newValue }
  }

  /// Runs `body` so that controllers created in it belong to this application from the start.
  ///
  /// Without it a controller joins when it is linked to a window, a container or a presenter of the
  /// application, and what it did before that is not in the log.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.perform(body)
  }

  /// Ends the turn of the run loop: does what UIKit leaves to the layout pass and the commit after the calls
  /// of a turn.
  ///
  /// When this returns, each stack shows its top, or is on the way there, each presentation and dismissal has
  /// begun, and what is not animated has come to its end with all callbacks. By itself a turn ends when the
  /// clock moves on, before other work that is due, after each piece of such work, and after each action of
  /// the simulated user. With nothing to do it does nothing.
  public func endTurn() { environment.endTurn() }

  /// Tells the delegate, posts the notification, then sends `didReceiveMemoryWarning()` to every reachable
  /// controller, roots first. (The delegate first: unverified.)
  open func sendMemoryWarning() {
    environment.perform {
      if let delegate {
        environment.record(.application, note: "applicationDidReceiveMemoryWarning")
        delegate.applicationDidReceiveMemoryWarning(self)
      }
      environment.post(UIApplication.didReceiveMemoryWarningNotification, of: self)
      for window in allWindows {
        window.rootViewController?.forEachBelow { $0.send(.didReceiveMemoryWarning) }
      }
    }
  }

  /// Every window that is alive, hidden ones included, in the order of creation.
  package var allWindows: [UIWindow] { knownWindows.compactMap(\.object) }

  /// The state of the scene that is furthest in front. `.active` from the start, because launching is not
  /// simulated; `.background` without any scene. In `applicationWillResignActive(_:)` it is still
  /// `.active`, in `applicationWillEnterForeground(_:)` still `.background`. (Documented; inside the
  /// callbacks: observed.)
  open var applicationState: State {
    var state = State.background
    for scene in scenes {
      if scene.activationState == .foregroundActive { return .active }
      if scene.activationState == .foregroundInactive { state = .inactive }
    }
    return state
  }

  // MARK: - Scenes

  /// The scenes that are connected, in the order in which they were. One is there from the start and every
  /// window belongs to it that is not given another. Held until disconnected. (A set in UIKit.)
  open var connectedScenes: [UIScene] { scenes }

  /// Connects another scene, as a new window on an iPad does: its delegate gets
  /// `scene(_:willConnectTo:options:)`, where an app makes its window; then it comes to the foreground.
  ///
  /// From then on the scenes' delegates are told of their life and the application's is not. (Documented.)
  @discardableResult
  open func connectScene(
    delegate: (any UISceneDelegate)? = nil, options: UIScene.ConnectionOptions? = nil
  ) -> UIWindowScene {
    let scene = attach()
    scene.delegate = delegate
    environment.perform {
      delegate?.scene(
        scene, willConnectTo: scene.session, options: options ?? UIScene.ConnectionOptions())
      environment.post(UIScene.willConnectNotification, of: scene)
    }
    scene.activationState = .background
    scene.enterForeground()
    return scene
  }

  var firstWindowScene: UIWindowScene? {
    for case let scene as UIWindowScene in scenes { return scene }
    return nil
  }

  /// Whether scenes are told of their life, and not the application: there were several, or one of them
  /// has a delegate.
  var isSceneBased: Bool { sceneCount > 1 || scenes.contains { $0.delegate != nil } }

  private func attach() -> UIWindowScene {
    sceneCount += 1
    let scene = UIWindowScene(of: self, named: "UIWindowScene#\(sceneCount)")
    scenes.append(scene)
    return scene
  }

  /// Tells the observer when the application came to the background or left it. One whose last scene is
  /// gone does not count as being there, or what it showed last would never be judged.
  func sceneDidChangeState(_ scene: UIScene) {
    if scene.activationState == .unattached { scenes.removeAll { $0 === scene } }
    let isInBackground = !scenes.isEmpty && applicationState == .background
    guard isInBackground != self.isInBackground else { return }
    self.isInBackground = isInBackground
    environment.observer?.applicationDidMove(toBackground: isInBackground)
  }

  func register(_ window: UIWindow) {
    knownWindows.removeAll { $0.object == nil }
    knownWindows.append(window.rootReference)
  }

  func windowVisibilityDidChange(_ window: UIWindow) {
    visibleWindows.removeAll { $0.object == nil || $0.object === window }
    if window.isVisible { visibleWindows.append(window.rootReference) }
  }
}

extension Environment {
  func post(_ name: Notification.Name, of object: AnyObject) {
    application?.object?.notificationCenter.post(name: name, object: object)
    observer?.applicationDidPost(name.rawValue, of: object)
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofApplication = Vocabulary(
    names: [
      "UIApplication.visibleWindows": "windows",
      "UIApplication.scenes": "connectedScenes",
    ])
}
