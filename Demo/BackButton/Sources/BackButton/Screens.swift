import LifecycleKit

/// The list.
public final class OrdersViewController: ViewController {}

/// One order; its button is a call.
public final class OrderViewController: ViewController {
  var onDone: (() -> Void)?

  /// Taps "Done".
  public func tapDone() {
    onDone?()
  }
}
