#if REAL_UIKIT
  /// The device or the simulator of Xcode. Written without one at hand: never run so far.
  @MainActor final class Host {
    /// No Swift program outlives an Objective-C exception.
    static let survivesExceptions = false

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    /// The version that the device has.
    static let version = ProcessInfo.processInfo.operatingSystemVersion.majorVersion

    /// `nil` where the device has another version than the rule asks for.
    init?(version: Int) {
      if version != Self.version { return nil }
      window.windowScene = Self.scene
    }

    fileprivate static var scene: UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    }

    func perform<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

    /// Spins the main run loop for longer than any transition takes.
    func endTurn() {
      window.layoutIfNeeded()
      CATransaction.flush()
    }

    func letTimePass() {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    }

    /// UIKit only prints.
    var complaints: [String]? { nil }

    /// Nothing checks; the window goes, so that the next rule finds none.
    func leaks() -> [String]? {
      window.isHidden = true
      window.rootViewController = nil
      letTimePass()
      return nil
    }
  }

  extension TestBed {
    func makeWindow() -> UIWindow {
      let window = UIWindow(frame: host.window.frame)
      window.windowScene = Host.scene
      return window
    }

    func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(seconds))
        work()
      }
    }

    func declareKept(_ screen: UIViewController) {}

    func wait(_ seconds: Double) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
  }
#endif
