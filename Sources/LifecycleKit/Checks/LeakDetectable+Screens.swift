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
