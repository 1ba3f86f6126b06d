import UIKitCore

extension UIViewController {
  /// iOS 18. Nothing is drawn, so none changes what happens; each holds what it was made with.
  @preconcurrency @MainActor public final class Transition {
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    @preconcurrency @MainActor public final class ZoomOptions {
      public var dimmingColor: UIColor?
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

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(options, sourceViewProvider)
    }

    public static var coverVertical: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }
  }

  public var preferredTransition: Transition? {
    get { keptTransition as? Transition }
    set { keptTransition = newValue }
  }
}

extension UIAlertController {
  public var textFields: [UITextField]? {
    fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
  }

  /// Adds a field to an alert and lets `configurationHandler` set it up, at once. Retains the field. On an
  /// action sheet, where UIKit raises an exception, it is added all the same.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    addField(field)
    configurationHandler?(field)
  }
}
