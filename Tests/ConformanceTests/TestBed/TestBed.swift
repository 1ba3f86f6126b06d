/// Where a rule is performed: a window, the time, a user's hand, and the transcript.
///
/// What is the same for every framework stands here; what differs is the `Host`'s, of which there are two.
@MainActor final class TestBed {
  let transcript = Transcript()
  let host: Host
  /// What is held on purpose, until dropped or until the rule has ended.
  private var kept: [AnyObject] = []
  private var watched: [@MainActor () -> UIViewController?] = []

  init(_ host: Host) { self.host = host }

  var window: UIWindow { host.window }

  /// Shows a root and begins the transcript after it stands: the setup of most rules.
  func open(with root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    host.letTimePass()
    transcript.removeAll()
  }

  /// Shows a navigation controller and pushes these screens, so that each of them was on screen once.
  @discardableResult
  func open(stack screens: UIViewController...) -> Nav {
    let nav = Nav(self)
    open(with: nav)
    for screen in screens {
      nav.pushViewController(screen, animated: false)
      host.letTimePass()
    }
    transcript.removeAll()
    return nav
  }

  /// Shows a tab bar controller with these tabs.
  @discardableResult
  func open(tabs screens: UIViewController...) -> Tabs {
    let tabs = Tabs(self)
    tabs.viewControllers = screens
    open(with: tabs)
    return tabs
  }

  /// Ends the turn: what waits for the layout pass and the commit is done.
  func endTurn() { host.endTurn() }

  /// Ends the turn and lets every animation come to its end, marked by a line of dots.
  func letTimePass() {
    endTurn()
    note("…")
    host.letTimePass()
  }

  /// Lets what is due come, unmarked: where frameworks differ in whether it comes at once.
  func settle() { host.letTimePass() }

  func note(_ words: String) { transcript.add(words) }

  /// Puts words on the screen behind each callback's line.
  func read(_ reading: @escaping @MainActor (UIViewController) -> String) {
    transcript.reading = reading
  }

  /// Tells from here on when something is released.
  func tellReleases() { transcript.tellsReleases = true }

  /// Remembers screens, without holding them, for `noteAlive()`.
  func watch(_ screens: [UIViewController]) {
    watched = screens.map { screen in { [weak screen] in screen } }
  }

  /// Writes which of the watched screens are alive; for several, whose order of release is nobody's rule.
  func noteAlive() {
    note("alive: \(names(of: watched.compactMap { $0() }))")
  }

  /// Holds an object as a coordinator or a cache would.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Lets all go that was kept.
  func drop() { kept = [] }
}

/// Why a step cannot be performed with the framework at hand.
struct Unavailable: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = reason }
}
