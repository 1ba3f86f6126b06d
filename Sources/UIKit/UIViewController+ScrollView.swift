import UIKitCore

extension UIViewController {
  /// Says which scroll view a bar follows; nobody follows one.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  /// Which scroll view a bar follows: none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}
