import UIKitCore
import VirtualTime

/// A check of screens: it is told what happens to them, and emits what it finds.
///
/// A check receives events as any observer of the hierarchy does, and uses those that it needs. It may keep
/// no strong reference to a controller. A new check is a type in this folder that stands in
/// `Simulation.forEachCheck(_:)`.
@MainActor protocol ScreenCheck: LifecycleObserver {
  /// Called with each thing that should be deallocated and lives, as often as the check sees it.
  var onFinding: (CheckFinding) -> Void { get set }

  /// Whether all checks of the simulation are switched off: nothing is expected then.
  var isSwitchedOff: Bool { get set }
}

extension ScreenCheck {
  /// Why nothing is expected while the checks are off.
  static var switchedOff: String { "the checks were switched off" }

  package func controllerDidJoin(_ controller: UIViewController) {}
  package func controllerIsUnreachable(_ controller: UIViewController) {}
  package func controllerDidDepart(_ controller: UIViewController, _ departure: ScreenDeparture) {}
  package func controllerDidReturn(_ controller: UIViewController) {}
  package func controllerDidDeallocate(_ id: InstanceID, at instant: VirtualInstant) {}
  package func applicationDidMove(toBackground isInBackground: Bool) {}
}

#if InstanceCounting
  import LeakDetection
  import UIKitCore

  extension LeakDetectable where Self: UIViewController {
    /// Kept with the screen, which needs no property for it: `countInstance(self)` in `init` is all.
    public nonisolated var instanceToken: InstanceToken {
      companion.withLock { companion in
        let token = companion as? InstanceToken ?? InstanceToken()
        companion = token
        return token
      }
    }
  }
#endif
