import Foundation

/// The way from one screen to another that a storyboard draws.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// Where it comes from. Retained.
  public let source: UIViewController
  /// Where it leads. Retained.
  public let destination: UIViewController

  private var performHandler: (() -> Void)?

  /// Makes a segue that does nothing.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Makes a segue that calls a closure, which it holds.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination: calls the closure, if it was made with one.
  open func perform() { performHandler?() }
}
