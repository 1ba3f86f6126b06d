import Foundation

extension UIView {
  public static var noIntrinsicMetric: CGFloat { -1 }
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}

extension UIView {
  /// The rectangle around what the transform makes of the bounds.
  var frameAroundBounds: CGRect {
    if values.transform.isIdentity { return rectangle }
    let half = CGSize(width: rectangle.width / 2, height: rectangle.height / 2)
    let middle = center
    return CGRect(
      x: -half.width, y: -half.height, width: rectangle.width, height: rectangle.height
    ).applying(values.transform).offsetBy(dx: middle.x, dy: middle.y)
  }

  /// Takes the centre and the size that make a rectangle the frame.
  func fit(into frame: CGRect) {
    if values.transform.isIdentity { return resize(to: frame) }
    // UIKit calls it undefined; the way back gives the size that comes nearest.
    let back = CGRect(origin: .zero, size: frame.size).applying(values.transform.inverted())
    resize(
      to: CGRect(
        x: frame.midX - back.width / 2, y: frame.midY - back.height / 2,
        width: back.width, height: back.height))
  }

  /// Takes a size about the centre, and an origin.
  func take(bounds: CGRect) {
    if bounds.origin != values.boundsOrigin { values.boundsOrigin = bounds.origin }
    resize(
      to: CGRect(
        x: rectangle.midX - bounds.width / 2, y: rectangle.midY - bounds.height / 2,
        width: bounds.width, height: bounds.height))
  }

  func move(center: CGPoint) {
    rectangle.origin = CGPoint(
      x: center.x - rectangle.width / 2, y: center.y - rectangle.height / 2)
  }

  private func resize(to new: CGRect) {
    if new.size != rectangle.size { needsLayout = true }
    rectangle = new
  }
}

extension UIView {
  /// Takes a constraint over from the view that holds it.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    values.constraints.append(constraint)
    constraint.holder = self
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    values.constraints.removeAll { $0 === constraint }
  }

  /// Takes a gesture recogniser over from the view that holds it.
  func hold(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    values.gestureRecognizers = (values.gestureRecognizers ?? []) + [gestureRecognizer]
  }

  func release(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    let others = values.gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    values.gestureRecognizers = others.isEmpty ? nil : others
  }
}

extension UIEdgeInsets {
  /// The distances where one reads from left to right.
  init(leftToRight insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The distances where one reads from left to right.
  init(leftToRight insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
