import FlowExploration
import Testing
import UIKit

/// Gesture recognisers of views as actions.
@MainActor @Suite struct GestureTests {
  /// Hears of its gesture by its own state, as a recogniser with a closure does.
  final class ClosureTap: UITapGestureRecognizer {
    var onTap: (() -> Void)?

    override var state: State {
      didSet { if state == .ended { onTap?() } }
    }
  }

  /// A picture that opens when it is tapped, and a card that can be moved.
  final class PictureViewController: UIViewController, SelectorPerforming,
    UIGestureRecognizerDelegate
  {
    var log: [String] = []
    var isLocked = false
    let picture = UIImageView()
    let card = UIView()
    let drag = UIPanGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.isUserInteractionEnabled = true
      picture.accessibilityLabel = "Map"
      let tap = ClosureTap()
      tap.onTap = { [weak self] in self?.log.append("opened") }
      let zoom = UITapGestureRecognizer(target: self, action: "zoom")
      zoom.numberOfTapsRequired = 2
      // Nobody hears of this one.
      picture.gestureRecognizers = [tap, zoom, UILongPressGestureRecognizer()]
      drag.addTarget(self, action: "drag")
      drag.delegate = self
      card.addGestureRecognizer(drag)
      card.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: "swipe"))
      view.addSubview(picture)
      view.addSubview(card)
    }

    func perform(_ selector: Selector, with sender: Any?) {
      let state = (sender as? UIGestureRecognizer)?.state
      log.append("\(selector) \(state.map { "\($0)" } ?? "")")
      if selector == "swipe" { dismissed() }
    }

    private func dismissed() { card.isHidden = true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !isLocked
    }
  }

  static let explorer = FlowExplorer { simulation in
    let screen = PictureViewController()
    simulation.show(screen)
    return screen
  }
  .excluding(.rotation, .application, .memoryWarning)

  static let names = [
    "tap on the UIImageView \"Map\"", "double-tap on the UIImageView \"Map\"", "drag the view",
    "swipe right over the view",
  ]

  @Test func `recognisers whose gesture somebody hears of are actions, and no others`() throws {
    #expect(try Self.explorer.play([]).offers == Self.names)
  }

  @Test func `a gesture goes through its states, and its targets are told of each`() throws {
    let end = try Self.explorer.play(Self.names)
    let screen = try #require(end.simulation.visibleViewController as? PictureViewController)
    #expect(
      screen.log == [
        "opened", "zoom ended", "drag began", "drag changed", "drag ended", "swipe ended",
      ]
    )
    #expect(screen.drag.state == .possible)
    // The card is hidden, and with it its gestures.
    #expect(end.offers == Array(Self.names.prefix(2)))
    #expect(end.faults == [])
  }

  @Test func `one that is off, or may not begin, is no action and refused`() throws {
    let end = try Self.explorer.action("lock") { screen, _ in screen.isLocked = true }.play(["lock"]
    )
    #expect(!end.offers.contains("drag the view"))
    let screen = try #require(end.simulation.visibleViewController as? PictureViewController)
    end.simulation.user.make(screen.drag)
    #expect(screen.log == [])
    #expect(
      end.simulation.misuses.map(\.message) == [
        "Making the gesture of <UIPanGestureRecognizer> in <UIView> in <PictureViewController#1> "
          + "is not possible: the delegate does not let it begin"
      ])
    #expect(try Self.explorer.excluding(.gesture).play([]).offers == [])
  }

  @Test func `a leak behind a tap on a picture is found`() throws {
    let flows = try FlowExplorer { simulation in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Open",
        primaryAction: UIAction { [weak stack] _ in
          let screen = PictureViewController()
          let tap = ClosureTap()
          tap.onTap = { screen.title = "zoomed" }
          screen.loadViewIfNeeded()
          screen.picture.gestureRecognizers = [tap]
          stack?.pushViewController(screen, animated: true)
        })
      simulation.show(stack)
      return stack
    }.explore(.breadthFirst(depth: 2))
    #expect(
      flows.findings.map(\.flow) == [["tap the bar button \"Open\"", "tap the back button"]])
    #expect(flows.findings.first?.signature.contains("ClosureTap.onTap") == true)
  }
}
