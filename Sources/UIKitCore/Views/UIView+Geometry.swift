import Foundation

extension UIView {
  /// A point of this view in another one's coordinates; `nil` stands for those of the topmost view.
  /// (Of views without a common one above: unverified.)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return pointAtTop(point) }
    return view.pointFromTop(pointAtTop(point))
  }

  /// A point of another view in this one's coordinates; `nil` stands for the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromTop(view?.pointAtTop(point) ?? point)
  }

  /// A rectangle of this view in another one's coordinates; `nil` stands for those of the topmost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.around { convert($0, to: view) }
  }

  /// A rectangle of another view in this one's coordinates; `nil` stands for the topmost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.around { convert($0, from: view) }
  }

  private func pointAtTop(_ point: CGPoint) -> CGPoint {
    superview.map { $0.pointAtTop(pointInSuperview(point)) } ?? point
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    superview.map { pointFromSuperview($0.pointFromTop(point)) } ?? point
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let (middle, bounds) = (center, bounds)
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let (middle, bounds) = (center, bounds)
    let straight = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
      .applying(transform.inverted())
    return CGPoint(x: straight.x + bounds.midX, y: straight.y + bounds.midY)
  }
}
