import LifecycleTesting
import Testing
import UIKit

/// Notes what it is told.
private class NotingView: UIView {
  var heard: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    heard.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "it"))")
  }
  override func didMoveToSuperview() { heard.append("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    heard.append("willMove(toWindow: \(newWindow == nil ? "nil" : "it"))")
  }
  override func didMoveToWindow() { heard.append("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { heard.append("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { heard.append("willRemoveSubview") }
  override func layoutSubviews() {
    super.layoutSubviews()
    heard.append("layoutSubviews")
  }
  override func tintColorDidChange() { heard.append("tintColorDidChange") }
}

/// A screen that notes its layout along with its view's.
private final class NotingScreen: UIViewController {
  let noting = NotingView()

  override func loadView() { view = noting }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    noting.heard.append("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    noting.heard.append("viewDidLayoutSubviews")
  }
}

@MainActor @Suite(.checksDeallocation) struct ViewAttributeTests {
  let simulation = Simulation.ofTest()

  @Test func `frame, bounds and centre agree`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(view.layer.frame == view.frame)
  }

  @Test func `values are kept`() {
    let view = UIView()
    view.alpha = 0.5
    view.backgroundColor = .red
    view.contentMode = .scaleAspectFit
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.accessibilityIdentifier = "box"
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.blue.cgColor
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(
      view.alpha == 0.5 && view.backgroundColor == .red && view.contentMode == .scaleAspectFit)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.accessibilityIdentifier == "box")
    #expect(view.layer.cornerRadius == 8 && view.layer === view.layer)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIView().alpha == 1 && UIView().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a view has a layer of its class`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func `a view is told of its moves, the window's inside the superview's`() {
    let (screen, view, inner) = (UIViewController(), NotingView(), NotingView())
    simulation.show(screen)
    view.addSubview(inner)
    view.heard = []
    inner.heard = []
    screen.view.addSubview(view)
    #expect(
      view.heard == [
        "willMove(toSuperview: it)", "willMove(toWindow: it)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    #expect(inner.heard == ["willMove(toWindow: it)", "didMoveToWindow"])
    view.heard = []
    screen.view.bringSubviewToFront(view)
    screen.view.addSubview(view)
    #expect(view.heard == [])
    view.removeFromSuperview()
    #expect(
      view.heard == [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
  }

  @Test func `a pushed screen's view is told of its moves too`() {
    let (navigation, screen) = (UINavigationController(), NotingScreen())
    navigation.setViewControllers([UIViewController()], animated: false)
    simulation.show(navigation)
    navigation.pushViewController(screen, animated: true)
    #expect(screen.noting.heard == [])
    simulation.endTurn()
    #expect(
      screen.noting.heard == [
        "willMove(toSuperview: it)", "willMove(toWindow: it)", "didMoveToWindow",
        "didMoveToSuperview", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
      ])
    simulation.advance(by: .seconds(1))
    screen.noting.heard = []
    navigation.popViewController(animated: true)
    simulation.advance(by: .seconds(1))
    #expect(screen.noting.heard.contains("didMoveToWindow"))
    #expect(screen.view.window == nil)
  }

  @Test func `layout reaches what is stale, between the screen's two callbacks`() {
    let (screen, view) = (NotingScreen(), NotingView())
    simulation.show(screen)
    screen.view.addSubview(view)
    screen.noting.heard = []
    view.heard = []
    screen.view.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    #expect(
      screen.noting.heard == [
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
      ])
    #expect(view.heard == ["layoutSubviews"])
    view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.noting.heard.count == 3)
    #expect(view.heard == ["layoutSubviews", "layoutSubviews"])
  }

  @Test func `the tint comes from above`() {
    let (outer, inner) = (NotingView(), NotingView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    inner.heard = []
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.heard == ["tintColorDidChange"])
    inner.tintColor = .green
    inner.heard = []
    outer.tintColor = .blue
    #expect(inner.heard == [])
  }

  @Test func `subviews are found and put in order`() {
    let (box, back, front) = (UIView(), UIView(), UIView())
    front.tag = 7
    box.addSubview(front)
    box.insertSubview(back, belowSubview: front)
    #expect(box.subviews == [back, front])
    box.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(box.subviews == [front, back])
    box.sendSubviewToBack(back)
    #expect(box.subviews == [back, front])
    #expect(box.viewWithTag(7) === front)
    #expect(box.viewWithTag(8) == nil)
  }

  @Test func `points are found where the views are`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    box.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: box) == CGPoint(x: 51, y: 52))
    #expect(inner.convert(CGPoint(x: 51, y: 52), from: box) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: nil) == inner.frame)
    #expect(box.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(box.hitTest(CGPoint(x: 60, y: 60), with: nil) === box)
    #expect(box.hitTest(CGPoint(x: 101, y: 60), with: nil) == nil)
  }

  @Test func `recognisers are held by their view`() {
    let view = UIView()
    weak var held: UITapGestureRecognizer?
    do {
      let tap = UITapGestureRecognizer(target: view, action: Selector("tapped"))
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      held = tap
    }
    #expect(held?.view === view)
    view.gestureRecognizers = nil
    #expect(held == nil)
  }
}
