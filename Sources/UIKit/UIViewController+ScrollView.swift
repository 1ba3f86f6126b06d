import UIKitCore

extension UIViewController {
  /// No effect: not simulated.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// No effect: not simulated.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Which scroll view a bar follows: none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}
