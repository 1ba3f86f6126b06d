#if !REAL_UIKIT
  /// What only a user or the system can do.
  extension Stage {
    private var user: User { host.simulation.user }
    private var application: Application { host.simulation.application }

    func tapTab(_ index: Int, of tabs: TabBarController) throws {
      user.tapTab(at: index, of: tabs)
    }

    func tap(_ title: String, of alert: AlertController) throws {
      user.tapAction(titled: title, in: alert)
    }

    func tapBack(in nav: NavigationController) throws { user.tapBackButton(in: nav) }

    func beginSwipeBack(in nav: NavigationController) throws -> Gesture? {
      user.beginSwipeBack(in: nav)
    }

    func beginPullingDown(_ sheet: ViewController) throws -> Gesture? {
      user.beginPullingDown(sheet)
    }

    func beginSwipe(
      _ direction: PageViewController.NavigationDirection, in pages: PageViewController
    ) throws -> Gesture? { user.beginSwipe(direction, in: pages) }

    func beginSearch(in search: SearchController) throws { user.beginSearch(in: search) }

    func enter(_ text: String, in search: SearchController) throws { user.type(text, in: search) }

    func cancelSearch(in search: SearchController) throws { user.cancelSearch(in: search) }

    /// Makes room for columns side by side, or takes it away.
    func setWidth(_ width: TraitCollection.SizeClass) {
      guard let scene = application.firstScene else { return }
      var traits = scene.traitCollection
      traits.horizontalSizeClass = width
      scene.setTraits(traits, animated: false)
    }

    func widen() { setWidth(.regular) }

    func collapse(_ split: SplitViewController) throws { setWidth(.compact) }

    func expand(_ split: SplitViewController) throws { setWidth(.regular) }

    func enterBackground() throws { application.enterBackground() }

    func enterForeground() throws { application.enterForeground() }

    func warnOfMemory() throws { application.sendMemoryWarning() }

    func rotate() throws { application.firstScene?.rotate() }

    func darken() throws {
      application.firstScene?.setTraits(TraitCollection(userInterfaceStyle: .dark))
    }

    /// Tells of the application's life, besides the screens'.
    func tellApplicationLife() throws {
      let listener = LifeListener(self)
      keep(listener)
      application.delegate = listener
    }

    /// Shows a root in a scene of its own, which tells of its life, and goes for good in `then`.
    func withScene(root: ViewController, then: (WindowScene) -> Void) throws {
      let scene = application.connectScene(delegate: LifeListener(self))
      let window = Window(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      letTimePass()
      then(scene)
    }

    func disconnect(_ scene: WindowScene) { scene.disconnect() }
  }

  extension Application {
    fileprivate var firstScene: WindowScene? {
      connectedScenes.lazy.compactMap { $0 as? WindowScene }.first
    }
  }

  /// Tells of the life of an application, or of a scene.
  @MainActor private final class LifeListener: ApplicationDelegate, SceneDelegate {
    private let transcript: Transcript

    init(_ stage: Stage) { transcript = stage.transcript }

    func applicationDidBecomeActive(_ application: Application) { tell("DidBecomeActive") }
    func applicationWillResignActive(_ application: Application) { tell("WillResignActive") }
    func applicationDidEnterBackground(_ application: Application) { tell("DidEnterBackground") }
    func applicationWillEnterForeground(_ application: Application) {
      tell("WillEnterForeground")
    }
    func applicationDidReceiveMemoryWarning(_ application: Application) {
      tell("DidReceiveMemoryWarning")
    }
    func sceneDidBecomeActive(_ scene: Scene) { transcript.add("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: Scene) { transcript.add("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: Scene) { transcript.add("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: Scene) { transcript.add("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: Scene) { transcript.add("sceneDidDisconnect") }

    private func tell(_ step: String) { transcript.add("application\(step)") }
  }
#else
  /// A finger, of which there is none: nobody makes one.
  @MainActor struct Gesture {
    func move(to share: Double) {}
    func finish() {}
    func cancel() {}
  }

  /// What only a user or the system can do, and no program.
  extension Stage {
    private static var finger: Unavailable { Unavailable("needs a finger") }
    private static var device: Unavailable { Unavailable("needs the device") }

    func tapTab(_ index: Int, of tabs: TabBarController) throws { throw Self.finger }
    func tap(_ title: String, of alert: AlertController) throws { throw Self.finger }
    func tapBack(in nav: NavigationController) throws { throw Self.finger }
    func beginSwipeBack(in nav: NavigationController) throws -> Gesture? { throw Self.finger }
    func beginPullingDown(_ sheet: ViewController) throws -> Gesture? { throw Self.finger }
    func beginSwipe(
      _ direction: PageViewController.NavigationDirection, in pages: PageViewController
    ) throws -> Gesture? { throw Self.finger }
    func beginSearch(in search: SearchController) throws { throw Self.finger }
    func enter(_ text: String, in search: SearchController) throws { throw Self.finger }
    func cancelSearch(in search: SearchController) throws { throw Self.finger }
    /// The device is as wide as it is: these rules want a tablet.
    func widen() {}
    func collapse(_ split: SplitViewController) throws { throw Self.device }
    func expand(_ split: SplitViewController) throws { throw Self.device }
    func enterBackground() throws { throw Self.device }
    func enterForeground() throws { throw Self.device }
    func warnOfMemory() throws { throw Self.device }
    func rotate() throws { throw Self.device }
    func darken() throws { throw Self.device }
    func tellApplicationLife() throws { throw Self.device }
    func withScene(root: ViewController, then: (UIWindowScene) -> Void) throws {
      throw Self.device
    }
    func disconnect(_ scene: UIWindowScene) {}
  }
#endif
