import LifecycleKit

/// The list.
public final class OrdersViewController: UIViewController {}

/// One order; its button is a call.
public final class OrderViewController: UIViewController {
  var onDone: (() -> Void)?

  /// Taps "Done".
  public func tapDone() {
    onDone?()
  }
}
