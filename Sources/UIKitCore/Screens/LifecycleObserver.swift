import VirtualTime

/// The observer of the hierarchy, which judges what it is told; the hierarchy itself knows nothing of leaks.
///
/// All calls are synchronous, on the main actor, and come after the links have changed. The observer may
/// keep no strong reference to a controller.
@MainActor package protocol LifecycleObserver: AnyObject {
  /// A controller was created inside the application's scope.
  func controllerDidJoin(_ controller: UIViewController)

  /// A controller has no link that leads to a window's root: it lost one, or was linked below an unreachable one.
  func controllerIsUnreachable(_ controller: UIViewController)

  /// A controller left the hierarchy for good, as far as the hierarchy can tell.
  ///
  /// Called once a departure, after the last callback that the departure brings.
  func controllerDidDepart(_ controller: UIViewController, _ departure: ScreenDeparture)

  /// The application went to the background, where nothing of it runs, or is on its way back.
  func applicationDidMove(toBackground isInBackground: Bool)

  /// A notification of the application's life, or of a scene's, was posted.
  func applicationDidPost(_ name: String, of object: AnyObject)

  /// A departed controller is back: it was linked again, or it appears again.
  func controllerDidReturn(_ controller: UIViewController)

  /// A controller has appeared, and the turn in which it did is at its end: no function of the app runs.
  ///
  /// Called only where the environment's `tellsOfRest` is set.
  func controllerIsAtRest(_ controller: UIViewController)

  /// A controller was deallocated. `instant` is when, even where the news came later.
  func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant)
}

extension LifecycleObserver {
  package func applicationDidPost(_ name: String, of object: AnyObject) {}
  package func controllerIsAtRest(_ controller: UIViewController) {}
}
