import Testing
import UIKit

/// What coordinators use most of views: values that are kept, and constraints that say what they were told.
@Suite @MainActor struct ViewDemandTests {
  @Test func `a view keeps what it is told of its looks`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.backgroundColor = UIColor.red
    view.tintColor = .white
    view.alpha = 0.5
    view.isHidden = true
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    view.transform = .identity
    view.layer.cornerRadius = 8
    #expect(view.backgroundColor == .red)
    #expect(view.alpha == 0.5)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(view.layer.cornerRadius == 8)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `constraints are activated and know their ends`() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -8),
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      child.heightAnchor.constraint(equalTo: child.widthAnchor),
      width,
    ])
    #expect(width.isActive)
    #expect(width.constant == 44)
    #expect(!child.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `the device and the screen have values`() {
    #expect(UIDevice.current.userInterfaceIdiom == UITraitCollection().userInterfaceIdiom)
    #expect(UIScreen.main.bounds.width > 0)
  }
}
