import LeakDetection
import ObjectGraph
import Testing

@testable import PackageDoctor

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
          if isBeingDismissed || navigationController?.isBeingDismissed == true {
            link?.invalidate()
            link = nil
          }
        }

        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          if parent == nil {
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

  @Test(arguments: [
    ("guard link == nil else { return }", true), ("if link != nil { return }", true), ("", false),
  ])
  func `what is made only where there is none is cleared where it ends`(
    _ guarding: String, _ isCleared: Bool
  ) {
    let text = """
      class Screen: UIViewController {
        var link: CADisplayLink?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(guarding)
          link = CADisplayLink(target: self, selector: turn)
        }
      }
      """
    let found = candidates(for: link, in: text).first
    #expect(found?.words == "invalidate .link where the screen leaves")
    #expect(found?.text.contains("link = nil") == isCleared)
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

  @Test(arguments: [
    ("let (path, codes) = scan()", "let turn = path"),
    ("let path = scan(), codes = read(path)", "let turn = codes"),
    ("let (path, (codes, _)): (Int, (Int, Int)) = scan()", "let turn = codes"),
  ])
  func `what begins takes each name of a pattern with it`(_ pattern: String, _ use: String) {
    let text = """
      class Screen: UIViewController {
        var link: CADisplayLink?
        var codes: Codes?
        override func viewDidLoad() {
          super.viewDidLoad()
          \(pattern)
          self.codes = codes
          \(use)
          link = CADisplayLink(target: self, selector: turn)
          show()
        }
      }
      """
    #expect(
      candidates(for: link, in: text).first?.text.contains(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
            show()
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if link == nil {
              \(pattern)
              self.codes = codes
              \(use)
              link = CADisplayLink(target: self, selector: turn)
            }
          }
        """) == true)
  }

  @Test func `a guard before what begins goes with it as a condition`() {
    func text(_ guarding: String, _ rest: String = "") -> String {
      """
      class Screen: UIViewController {
        var link: CADisplayLink?
        var model: Model?
        override func viewDidLoad() {
          super.viewDidLoad()
          \(guarding)
          link = CADisplayLink(target: model, selector: turn)
      \(rest)  }
      }
      """
    }
    let whole = text("guard let model else { return }")
    #expect(
      candidates(for: link, in: whole).first?.text.contains(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if link == nil, let model {
              link = CADisplayLink(target: model, selector: turn)
            }
          }
        """) == true)
    // It stays for what is behind it, too.
    let kept = text("guard let model else { return }", "    show(model)\n")
    #expect(
      candidates(for: link, in: kept).first?.text.contains(
        """
            super.viewDidLoad()
            guard let model else { return }
            show(model)
          }
        """) == true)
    // One that does more, or needs what is made before it, stays where it is, and so does the rest.
    for guarding in [
      "guard let model else { fatalError() }", "let next = 1; guard next > 0 else { return }",
    ] {
      #expect(!candidates(for: link, in: text(guarding)).contains { $0.words.hasPrefix("inv") })
    }
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

  @Test func `what begins each time that the screen appears ends the one before`() {
    func text(_ begin: String) -> String {
      """
      class Screen: UIViewController {
        var link: CADisplayLink?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(begin)
          link = CADisplayLink(target: self, selector: turn)
        }
      }
      """
    }
    let found = candidates(for: link, in: text("let speed = 1")).first?.text
    #expect(
      found?.contains(
        """
            let speed = 1
            self.link?.invalidate()
            link = CADisplayLink
        """) == true)
    for begin in ["guard link == nil else { return }", "link?.invalidate()"] {
      let found = candidates(for: link, in: text(begin)).first?.text
      #expect(found?.contains("self.link?.invalidate()") == false)
      #expect(found?.contains("if parent == nil { link?.invalidate() }") == !begin.contains("nil"))
    }
  }

  /// A screen that is held by what it sets in a method.
  private func screen(_ begin: String, in head: String) -> String {
    """
    class TapView: UIView { var onTap: (() -> Void)? }
    class Cart {
      private var listeners: [Listener] = []
      func add(listener: Listener) { listeners.append(listener) }
    }
    class Screen: UIViewController {
      let plus = TapView()
      var cart: Cart!
      var delegate: Delegate?

      \(head) {
        \(head.contains("init") ? "super.init()" : "super.viewDidLoad()")
        \(begin)
      }
    }
    """
  }

  private func byHand(_ path: RetainingPath, _ text: String) -> String? {
    SourceFolder(texts: [("Shop/Screen.swift", text)]).endAdvice(for: path)
  }

  @Test func `what is set in viewDidLoad is set again where the screen appears`() {
    let load = screen("plus.onTap = tap", in: "override func viewDidLoad()")
    let path = own([".plus", ".onTap"], ["TapView"])
    let found = candidates(for: path, in: load).first { $0.words.hasPrefix("clear .onTap") }
    #expect(
      found?.text.contains(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
          }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if plus.onTap == nil {
              plus.onTap = tap
            }
          }
        """) == true)
    #expect(found?.text.contains("if parent == nil { plus.onTap = nil }") == true)
    #expect(byHand(path, load) == nil)
    // It is set each time by itself.
    let each = load.replacing("viewDidLoad()", with: "viewWillAppear()")
    #expect(candidates(for: path, in: each).first?.text.contains("if plus.onTap") == false)
  }

  @Test(arguments: ["cart.add(listener: self)", "cart.add(.init(owner: self) { true })"])
  func `a registration in viewDidLoad is made again, once for each time`(_ adding: String) {
    let load = screen("\(adding)\n    title = \"Cart\"", in: "override func viewDidLoad()")
    let path = own([".cart", ".listeners[0]"], ["Cart"])
    let found = candidates(for: path, in: load).first { $0.words.hasPrefix("remove it") }
    #expect(
      found?.text.contains(
        """
            super.viewDidLoad()
            title = "Cart"
          }
        """) == true)
    #expect(
      found?.text.contains(
        """
            super.viewWillAppear(animated)
            if !isInListeners {
              \(adding)
              isInListeners = true
            }
        """) == true)
    #expect(
      found?.text.contains(
        """
            if parent == nil {
              cart?.forget(self)
              isInListeners = false
            }
        """) == true)
    #expect(found?.text.contains("private var isInListeners = false") == true)
  }

  @Test(arguments: [
    ("plus.onTap = tap", "init()", [".plus", ".onTap"], "plus.onTap = nil"),
    ("cart.add(listener: self)", "init()", [".cart", ".listeners[0]"], "cart?.forget(self)"),
    // Who made the screen gave it its delegate.
    ("show()", "override func viewDidLoad()", [".delegate", ".shown[0]"], "delegate = nil"),
    // What it is set with is made there, too, once.
    (
      "let box = Box(); plus.onTap = { box.tap() }", "override func viewDidLoad()",
      [".plus", ".onTap"], "plus.onTap = nil"
    ),
  ])
  func `what begins once and cannot begin again is ended by hand`(
    _ begin: String, _ head: String, _ labels: [String], _ statement: String
  ) {
    let text = screen(begin, in: head)
    let path = own(
      labels, [labels[0] == ".plus" ? "TapView" : labels[0] == ".cart" ? "Cart" : "Flow"])
    #expect(
      !candidates(for: path, in: text).contains { $0.text.contains("{ \(statement) }") })
    #expect(
      byHand(path, text)
        == "end it where the screen leaves, `\(statement)`, and begin it again where it appears: "
        + "a screen that is shown again would be without it")
  }

  /// A cycle from the screen by its own properties.
  private func own(_ labels: [String], _ holders: [String]) -> RetainingPath {
    let screen = RetainingPath.Node(name: "Screen", expectation: .expectedGone)
    let nodes = holders.map { RetainingPath.Node(name: $0) } + [screen]
    return RetainingPath(
      origin: .cycle, start: screen,
      steps: zip(labels, nodes).map { RetainingPath.Step(label: $0, target: $1) })
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
