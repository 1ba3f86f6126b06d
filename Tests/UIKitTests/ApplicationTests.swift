import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation) @MainActor struct ApplicationTests {
  let simulation = Simulation.ofTest()

  private var application: UIApplication { simulation.application }

  @Test func `an address is opened by what stands for other apps, and the answer comes later`()
    throws
  {
    let site = try #require(URL(string: "https://example.com/a"))
    let phone = try #require(URL(string: "tel:123"))
    var answers: [Bool] = []
    application.open(site) { answers.append($0) }
    application.open(phone, options: [.universalLinksOnly: true]) { answers.append($0) }
    #expect(application.openedURLs == [site, phone])
    #expect(answers == [])
    try simulation.settle()
    #expect(answers == [true, false])
    application.opensURL = { $0.scheme == "tel" }
    #expect(application.canOpenURL(phone))
    #expect(!application.canOpenURL(site))
  }

  @Test func `an address can be waited for`() async throws {
    let site = try #require(URL(string: "https://example.com"))
    let answer = Task { if await application.open(site) { "opened" } else { "refused" } }
    await Task.yield()
    try simulation.settle()
    #expect(await answer.value == "opened")
  }

  /// A delegate as Xcode's template has it.
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var links: [URL] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = (scene as? UIWindowScene) else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      self.window = window
      window.makeKeyAndVisible()
      links = connectionOptions.urlContexts.map(\.url)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      links += URLContexts.map(\.url)
    }
  }

  @Test func `a scene's delegate makes its window when the scene is connected`() throws {
    let link = try #require(URL(string: "app://detail/1"))
    let delegate = SceneDelegate()
    let scene = application.connectScene(
      delegate: delegate, options: .init(urlContexts: [UIOpenURLContext(url: link)]))
    #expect(delegate.window?.windowScene === scene)
    #expect(delegate.window?.rootViewController?.view.window === delegate.window)
    #expect(delegate.links == [link])
    #expect(scene.session.scene === scene)
    #expect(scene.session.role == .windowApplication)
    // As code asks that knows no more than the protocol.
    let asked = scene.delegate as? any UIWindowSceneDelegate
    #expect(asked?.window??.rootViewController is UINavigationController)
    scene.disconnect()
    delegate.window = nil
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launchOptions?[.url] != nil
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test func `an application's delegate is asked as the protocol says`() {
    let delegate = AppDelegate()
    application.delegate = delegate
    let asked: (any UIApplicationDelegate)? = application.delegate
    #expect(asked?.application(application, didFinishLaunchingWithOptions: nil) == false)
    #expect(
      asked?.application(application, didFinishLaunchingWithOptions: [.url: "app://"]) == true)
    #expect(asked?.application?(application, didFinishLaunchingWithOptions: nil) == false)
    #expect(application.supportedInterfaceOrientations(for: nil) == .portrait)
    #expect(asked?.window??.isHidden == nil)
    delegate.window = simulation.window
    #expect(asked?.window??.isHidden == true)
    delegate.window = nil
  }

  @Test func `values of the application and the device are kept`() {
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 3
    #expect(application.isIdleTimerDisabled)
    #expect(application.applicationIconBadgeNumber == 3)
    let task = application.beginBackgroundTask(withName: "upload") {}
    #expect(task != .invalid)
    #expect(application.beginBackgroundTask() != task)
    application.endBackgroundTask(task)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    simulation.window.windowLevel = .alert + 1
    #expect(simulation.window.windowLevel > .alert)
    #expect(UIScreen.main.nativeBounds.width == 1170)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
    (application.connectedScenes.first as? UIWindowScene)?.rotate(animated: false)
    #expect(UIScreen.main.bounds.width == 844)
    #expect(UIDevice.current.orientation.isLandscape)
  }

  @Test func `traits that are combined know what each of them knows`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
  }

  @Test func `a screen is called for the traits that it registered for`() {
    final class Screen: UIViewController {
      var previous: [UIUserInterfaceStyle] = []
      var registration: UITraitChangeRegistration?
      override func viewDidLoad() {
        super.viewDidLoad()
        registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (self: Self, previous: UITraitCollection) in
          self.previous.append(previous.userInterfaceStyle)
        }
      }
    }
    let screen = Screen()
    simulation.window.rootViewController = screen
    simulation.window.makeKeyAndVisible()
    guard let scene = simulation.window.windowScene, let registered = screen.registration else {
      Issue.record("nothing is registered")
      return
    }
    var traits = scene.traitCollection
    traits.verticalSizeClass = .compact
    scene.setTraits(traits, animated: false)
    #expect(screen.previous == [])
    traits.userInterfaceStyle = .dark
    scene.setTraits(traits, animated: false)
    #expect(screen.previous == [.light])
    screen.unregisterForTraitChanges(registered)
    traits.userInterfaceStyle = .light
    scene.setTraits(traits, animated: false)
    #expect(screen.previous == [.light])
  }
}
