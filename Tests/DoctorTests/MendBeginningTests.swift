import LeakDetection
import ObjectGraph
import Testing

@testable import Doctor

/// Work that begins again where a screen appears, because the edit ends it where the screen leaves.
@Suite struct MendBeginningTests: MendEditing {
  @Test func `what begins in viewDidLoad and ends where the screen leaves begins where it appears`()
  {
    let text = """
      class Screen: UIViewController {
        var link: CADisplayLink?

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Clock"
          // Turns the hand.
          let link = CADisplayLink(target: self, selector: turn)
          link.add(to: .main)
          self.link = link
          show()
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          count()
        }
      }
      """
    let after = """
      class Screen: UIViewController {
        var link: CADisplayLink?

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Clock"
          show()
        }

        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          if link == nil {
            // Turns the hand.
            let link = CADisplayLink(target: self, selector: turn)
            link.add(to: .main)
            self.link = link
          }
          count()
        }

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          if isMovingFromParent || isBeingDismissed {
            link?.invalidate()
            link = nil
          }
        }
      }
      """
    let found = candidates(for: link, in: text)
    #expect(found.first?.words == "invalidate .link where the screen leaves")
    #expect(found.first?.text == after)
    // What cannot be cleared cannot begin again.
    let constant = text.replacing("var link: CADisplayLink?", with: "let link: CADisplayLink")
    #expect(
      !candidates(for: link, in: constant).contains { $0.words.hasPrefix("invalidate .link") })
  }

  @Test func `a method that makes it is called where the screen appears`() {
    let text = """
      class Screen: UIViewController {
        var link: CADisplayLink?
        override func viewDidLoad() {
          super.viewDidLoad()

          self.setUp()
        }
      }
      extension Screen {
        func setUp() {
          let link = CADisplayLink(target: self, selector: turn)
          self.link = link
        }
      }
      """
    #expect(
      candidates(for: link, in: text).first?.text.contains(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if link == nil {
              self.setUp()
            }
          }
        """) == true)
  }

  @Test func `a link that is kept first begins again, too`() {
    let text = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          CADisplayLink(target: self, selector: turn).add(to: .main)
          let link = CADisplayLink(target: self, selector: turn)
          link.add(to: .main)
        }
      }
      """
    let kept = candidates(for: link, in: text).filter { $0.words.hasPrefix("keep") }
    #expect(
      kept.last?.text.contains(
        """
            if displayLink == nil {
              let link = CADisplayLink(target: self, selector: turn)
              displayLink = link
              link.add(to: .main)
            }
        """) == true)
  }

  /// The path of a display link that is held by the run loop.
  private var link: RetainingPath {
    var link = RetainingPath.Node(name: "CADisplayLink")
    link.role = .displayLink
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    return RetainingPath(
      origin: .root("the run loop"), start: link,
      steps: [RetainingPath.Step(label: ".target", target: screen, isForeign: true)])
  }
}
