#if !REAL_UIKIT
  /// What only a user or the system can do.
  extension TestBed {
    private var user: SimulatedUser { host.simulation.user }
    private var application: UIApplication { host.simulation.application }

    func tapTab(_ index: Int, of tabs: UITabBarController) throws {
      user.tapTab(at: index, of: tabs)
    }

    func tapInSidebar(_ tab: UITab, of tabs: UITabBarController) throws {
      user.tapInSidebar(tab, of: tabs)
    }

    func tap(_ title: String, of alert: UIAlertController) throws {
      user.tapAction(titled: title, in: alert)
    }

    func tapBack(in nav: UINavigationController) throws { user.tapBackButton(in: nav) }

    func beginSwipeBack(in nav: UINavigationController) throws -> SimulatedUser.Gesture? {
      user.beginSwipeBack(in: nav)
    }

    func beginContentSwipeBack(in nav: UINavigationController) throws -> SimulatedUser.Gesture? {
      user.beginContentSwipeBack(in: nav)
    }

    func beginPullingDown(_ sheet: UIViewController) throws -> SimulatedUser.Gesture? {
      user.beginPullingDown(sheet)
    }

    func beginSwipe(
      _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
    ) throws -> SimulatedUser.Gesture? { user.beginSwipe(direction, in: pages) }

    func beginSearch(in search: UISearchController) throws { user.beginSearch(in: search) }

    func enter(_ text: String, in search: UISearchController) throws { user.type(text, in: search) }

    func cancelSearch(in search: UISearchController) throws { user.cancelSearch(in: search) }

    /// Makes room for columns side by side, or takes it away.
    func setWidth(_ width: UIUserInterfaceSizeClass) {
      guard let scene = application.firstScene else { return }
      var traits = scene.traitCollection
      traits.horizontalSizeClass = width
      scene.setTraits(traits, animated: false)
    }

    func widen() { setWidth(.regular) }

    func collapse(_ split: UISplitViewController) throws { setWidth(.compact) }

    func expand(_ split: UISplitViewController) throws { setWidth(.regular) }

    /// Has a storyboard make a screen, whose segue "back" unwinds.
    func makeUnwinding(_ screen: UIViewController) throws -> UIViewController {
      UIStoryboard.register(name: "Rules") { _ in screen }
      UIStoryboard.registerUnwindSegue(
        name: "Rules", identifier: "back", action: Selector("goBack:"))
      // The registration would hold it.
      defer { UIStoryboard.register(name: "Rules") { _ in nil } }
      return UIStoryboard(name: "Rules", bundle: nil).instantiateInitialViewController() ?? screen
    }

    func enterBackground() throws { application.enterBackground() }

    func enterForeground() throws { application.enterForeground() }

    func warnOfMemory() throws { application.sendMemoryWarning() }

    func rotate() throws { application.firstScene?.rotate() }

    func turn(_ scene: UIWindowScene) { scene.rotate(animated: false) }

    func darken() throws {
      guard let scene = application.firstScene else { return }
      var traits = scene.traitCollection
      traits.userInterfaceStyle = .dark
      scene.setTraits(traits)
    }

    /// Tells of the application's life, besides the screens'.
    func tellApplicationLife() throws {
      let listener = LifeListener(self)
      keep(listener)
      application.delegate = listener
    }

    /// Shows a root in a scene of its own, which tells of its life, and goes for good in `then`.
    func withScene(root: UIViewController, then: (UIWindowScene) -> Void) throws {
      let scene = application.connectScene(delegate: LifeListener(self))
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      letTimePass()
      then(scene)
    }

    func disconnect(_ scene: UIWindowScene) { scene.disconnect() }

    /// A tablet, whose windows a finger resizes.
    func beTablet() throws {
      application.firstScene?.setTraits(
        UITraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .pad), animated: false)
    }

    /// Drags the edge of the window, or of a scene's.
    func resize(_ scene: UIWindowScene? = nil, to width: Double) throws {
      guard let scene = scene ?? application.firstScene else { return }
      user.resize(scene, to: CGSize(width: width, height: 800))
    }
  }

  extension UIApplication {
    fileprivate var firstScene: UIWindowScene? {
      connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
  }

  /// Tells of the life of an application, or of a scene.
  @MainActor private final class LifeListener: UIApplicationDelegate, UIWindowSceneDelegate {
    private let transcript: Transcript

    init(_ bed: TestBed) { transcript = bed.transcript }

    func applicationDidBecomeActive(_ application: UIApplication) { tell("DidBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { tell("WillResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { tell("DidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      tell("WillEnterForeground")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      tell("DidReceiveMemoryWarning")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { transcript.add("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { transcript.add("sceneWillResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { transcript.add("sceneWillEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { transcript.add("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { transcript.add("sceneDidDisconnect") }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      if previousCoordinateSpace.bounds.width == windowScene.coordinateSpace.bounds.width { return }
      transcript.add("didUpdate from \(Int(previousCoordinateSpace.bounds.width))")
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let finger = windowScene.effectiveGeometry.isInteractivelyResizing ? "held" : "let go"
      let width = Int(previousEffectiveGeometry.coordinateSpace.bounds.width)
      transcript.add("didUpdateEffectiveGeometry from \(width), \(finger)")
    }

    private func tell(_ step: String) { transcript.add("application\(step)") }
  }
#else
  /// A finger, of which there is none: nobody makes one.
  enum SimulatedUser {
    @MainActor struct Gesture {
      func move(to share: Double) {}
      func finish() {}
      func cancel() {}
    }
  }

  /// What only a user or the system can do, and no program.
  extension TestBed {
    private static var finger: Unavailable { Unavailable("needs a finger") }
    private static var device: Unavailable { Unavailable("needs the device") }

    func tapTab(_ index: Int, of tabs: UITabBarController) throws { throw Self.finger }
    func tap(_ title: String, of alert: UIAlertController) throws { throw Self.finger }
    func tapBack(in nav: UINavigationController) throws { throw Self.finger }
    func beginSwipeBack(in nav: UINavigationController) throws -> SimulatedUser.Gesture? {
      throw Self.finger
    }
    func beginContentSwipeBack(in nav: UINavigationController) throws -> SimulatedUser.Gesture? {
      throw Self.finger
    }
    @available(iOS 18, *)
    func tapInSidebar(_ tab: UITab, of tabs: UITabBarController) throws { throw Self.finger }
    func beginPullingDown(_ sheet: UIViewController) throws -> SimulatedUser.Gesture? {
      throw Self.finger
    }
    func beginSwipe(
      _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
    ) throws -> SimulatedUser.Gesture? { throw Self.finger }
    func beginSearch(in search: UISearchController) throws { throw Self.finger }
    func enter(_ text: String, in search: UISearchController) throws { throw Self.finger }
    func cancelSearch(in search: UISearchController) throws { throw Self.finger }
    /// The device is as wide as it is: these rules want a tablet.
    func widen() {}
    func collapse(_ split: UISplitViewController) throws { throw Self.device }
    func expand(_ split: UISplitViewController) throws { throw Self.device }
    func makeUnwinding(_ screen: UIViewController) throws -> UIViewController {
      throw Unavailable("needs a storyboard")
    }
    func enterBackground() throws { throw Self.device }
    func enterForeground() throws { throw Self.device }
    func warnOfMemory() throws { throw Self.device }
    func rotate() throws { throw Self.device }
    func turn(_ scene: UIWindowScene) {}
    func darken() throws { throw Self.device }
    func tellApplicationLife() throws { throw Self.device }
    func withScene(root: UIViewController, then: (UIWindowScene) -> Void) throws {
      throw Self.device
    }
    func disconnect(_ scene: UIWindowScene) {}
    func beTablet() throws { throw Self.device }
    func resize(_ scene: UIWindowScene? = nil, to width: Double) throws { throw Self.finger }
  }
#endif
