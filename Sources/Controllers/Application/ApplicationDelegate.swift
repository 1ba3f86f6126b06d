/// Told of the life of an application. (`UIApplicationDelegate`; launching is not simulated.)
///
/// Every method has an empty default. The four that come with a change of state are not called in an
/// application that has several scenes or a scene with a delegate: there the scene's are. (Documented.)
/// Notifications of the same names are not posted: the notification centre is one for all simulations.
@preconcurrency @MainActor public protocol ApplicationDelegate: AnyObject {
  /// Called when the application gets events again; `applicationState` is `.active`.
  func applicationDidBecomeActive(_ application: Application)

  /// Called before the application gets no events any more; `applicationState` is still `.active`.
  func applicationWillResignActive(_ application: Application)

  /// Called when the application has left the screen; `applicationState` is `.background`.
  func applicationDidEnterBackground(_ application: Application)

  /// Called before the application comes back on screen; `applicationState` is still `.background`.
  func applicationWillEnterForeground(_ application: Application)

  /// Called when memory is short, before the controllers are told.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Called before the application ends.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
}
