import UIKitCore

extension UIViewController {
  /// How a screen would like to come and go. (iOS 18. Nothing is drawn, so none changes what happens; what
  /// one was made with is held as long as it is.)
  @preconcurrency @MainActor public final class Transition {
    /// Its closure's argument: the two screens of a zoom.
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      /// The screen that it comes from.
      public let sourceViewController: UIViewController
      /// The screen that is zoomed.
      public let zoomedViewController: UIViewController
    }

    /// What a zoom can be told.
    @preconcurrency @MainActor public final class ZoomOptions {
      /// Stored, not simulated.
      public var dimmingColor: UIColor?

      /// Makes options.
      public nonisolated init() {}
    }

    private let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?
    private let options: ZoomOptions?

    private init(
      _ options: ZoomOptions? = nil,
      _ provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil
    ) {
      (self.options, sourceViewProvider) = (options, provider)
    }

    /// Out of a view. Retains the closure, which is not called.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(options, sourceViewProvider)
    }

    /// From below, by one dissolving into the other, by a turn, or by a curled page.
    public static var coverVertical: Transition { Transition() }
    /// By one dissolving into the other.
    public static var crossDissolve: Transition { Transition() }
    /// By a turn.
    public static var flipHorizontal: Transition { Transition() }
    /// By a curled page.
    public static var partialCurl: Transition { Transition() }
  }

  /// How the screen would like to come and go. Retained.
  public var preferredTransition: Transition? {
    get { keptTransition as? Transition }
    set { keptTransition = newValue }
  }
}
