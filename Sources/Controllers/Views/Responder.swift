import Foundation

/// The base of views, controllers, windows and the application, as `UIResponder` is.
///
/// A responder knows the next one in its chain and nothing else: events are not routed, because flow
/// logic does not see touches.
@preconcurrency @MainActor open class Responder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; `nil` at its end.
  ///
  /// A view answers with its controller or its superview, a controller with its view's superview or its
  /// parent, a window with the application. (`UIResponder.next`, documented.)
  open var next: Responder? { nil }
}
