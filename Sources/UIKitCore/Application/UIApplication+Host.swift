import Foundation
import VirtualTime

extension UIApplication {
  /// The application of the running code: that in whose scope it was called, else the host.
  /// In UIKit there is only ever one.
  public class var shared: UIApplication { current ?? host.application }
  private static let host = Host()
}

/// One application, one scene and a key window with an empty root, for code that takes them for granted.
///
/// Its time passes by itself: transitions end on later turns of the main queue, without real delay. Misuses
/// are written to the standard error, as UIKit writes them to the console, but for missing calls of `super`, of
/// which UIKit says nothing. Like the app that hosts a test bundle it is one for the process, so what a test
/// leaves in its window the next one finds there; a `Simulation` sees nothing of it. Controllers that were made
/// outside of any scope belong to it from the moment they are in one of its windows.
@MainActor private final class Host {
  let application: UIApplication
  private let window: UIWindow
  private let driver: VirtualClockDriver

  init() {
    application = UIApplication()
    application.notificationCenter = .default
    window = UIWindow(application: application)
    driver = VirtualClockDriver(clock: application.clock, timeScale: 0)
    application.onMisuse = { misuse in
      guard misuse.kind != .superNotCalled else { return }
      try? FileHandle.standardError.write(contentsOf: Data("\(misuse.message)\n".utf8))
    }
    application.showEmptyRoot(in: window)
    driver.start()
  }
}

extension UIApplication {
  package func showEmptyRoot(in window: UIWindow) {
    perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
    endTurn()
  }
}
