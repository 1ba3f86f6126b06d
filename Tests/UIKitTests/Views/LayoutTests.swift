import Testing
import UIKit

@Suite @MainActor struct LayoutTests {
  let box = UIView()
  let left = UIView()
  let right = UIView()

  init() {
    box.addSubview(left)
    box.addSubview(right)
  }

  @Test func `an active constraint is held by the nearest view above both`() {
    let between = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -8)
    let width = left.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([between, width])
    #expect(box.constraints == [between])
    #expect(left.constraints == [width])
    #expect(between.firstItem === left && between.secondItem === right)
    #expect(between.firstAttribute == .trailing && between.constant == -8)
    between.isActive = false
    #expect(box.constraints == [])
  }

  @Test func `a constraint to a view that leaves is let go`() {
    let between = left.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor)
    between.isActive = true
    let own = left.heightAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2)
    own.isActive = true
    #expect(between.secondItem === box.safeAreaLayoutGuide)
    left.removeFromSuperview()
    #expect(!between.isActive)
    #expect(box.constraints == [])
    #expect(own.isActive && own.multiplier == 2)
  }

  @Test func `views without a common one above have no active constraint`() {
    let stray = UIView()
    let constraint = stray.topAnchor.constraint(equalTo: left.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `a guide belongs to a view`() {
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let constraint = guide.centerXAnchor.constraint(equalTo: left.centerXAnchor)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    #expect(box.layoutGuides == [guide])
    #expect(box.constraints.map(\.priority.rawValue) == [750])
  }

  @Test func `a guide of old is in the controller's view`() {
    let screen = UIViewController()
    let guide = screen.topLayoutGuide
    let box = UIView()
    screen.view.addSubview(box)
    let constraint = box.topAnchor.constraint(equalTo: guide.bottomAnchor)
    constraint.isActive = true
    #expect(screen.view.constraints == [constraint])
    #expect((screen.bottomLayoutGuide as? UILayoutGuide)?.owningView === screen.view)
  }

  @Test func `a constraint of nothing becomes active nowhere`() {
    let nothing = NSLayoutConstraint()
    nothing.isActive = true
    #expect(!nothing.isActive && nothing.firstItem == nil && nothing.secondItem == nil)
    #expect(nothing.firstAttribute == .notAnAttribute && nothing.multiplier == 1)
  }

  @Test func `a constraint to no item has no attribute there`() {
    let view = UIView()
    let height = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 35)
    height.isActive = true
    #expect(height.secondAttribute == .notAnAttribute && view.constraints == [height])
  }

  @Test func `a layer's anchor point stands at its position`() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.position = CGPoint(x: 5, y: 6)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
    layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(layer.frame == CGRect(x: -15, y: 1, width: 20, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    #expect(layer.position == CGPoint(x: 8, y: 2))
  }

  @Test func `anchors of one item and attribute are equal, and others are not`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != UIView().leadingAnchor)
    #expect(guide.widthAnchor == guide.widthAnchor)
    let constraint = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
    #expect(constraint.firstAnchor.isEqual(view.widthAnchor))
    #expect(constraint.secondAnchor?.isEqual(guide.widthAnchor) == true)
    #expect(constraint.firstAnchor.isEqual(view) == false)
  }
}
