import Foundation

extension UIView {
  /// Of this view and below; controllers' views with their callbacks.
  func layOutWhatIsStale() {
    if needsLayout {
      if let controller { controller.layOut() } else { layOutAlone() }
    } else {
      updateOwnProperties()
    }
    for view in subviewList { view.layOutWhatIsStale() }
  }

  /// Below this view, without the views of controllers.
  func layOutStaleSubviews() {
    if subviewList.isEmpty { return }
    for view in subviewList where view.controller == nil {
      if view.needsLayout { view.layOutAlone() } else { view.updateOwnProperties() }
      view.layOutStaleSubviews()
    }
  }

  func layOutAlone() {
    needsLayout = false
    updateOwnProperties()
    updateConstraintsIfNeeded()
    layOutSubviews()
  }
}

extension UIView {
  /// Retains the guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    values.layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    values.layoutGuides = values.layoutGuides.filter { $0 !== layoutGuide }
  }

  public var layoutGuides: [UILayoutGuide] { values.layoutGuides }

  /// All of the view: nothing covers it. Made on first use and held.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = values.safeAreaGuide { return guide }
    let made = UILayoutGuide(of: self, "UIViewSafeAreaLayoutGuide")
    values.safeAreaGuide = made
    return made
  }

  /// Made on first use and held.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = values.marginsGuide { return guide }
    let made = UILayoutGuide(of: self, "UIViewLayoutMarginsGuide")
    values.marginsGuide = made
    return made
  }

  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// In UIKit what the keyboard covers.
  public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
}

extension UILayoutGuide {
  fileprivate convenience init(of view: UIView, _ identifier: String) {
    self.init()
    self.identifier = identifier
    owningView = view
  }
}

extension UIView {
  /// `nil` stands for the topmost view, here and below. (Of views without a common one above: unverified.)
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return pointAtTop(point) }
    return view.pointFromTop(pointAtTop(point))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromTop(view?.pointAtTop(point) ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.around { convert($0, to: view) }
  }

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
