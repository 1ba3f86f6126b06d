import LifecycleTesting
import Testing

/// What the teardown assertions say; also compared in release builds.
@MainActor @Suite(.enabled(if: FixtureRun.isOn)) struct AssertionFixtures {
  /// Keeps a child and a view that its owner lets go of.
  final class Keeper {
    var child: UIViewController?
    var view: UIView?
  }

  /// Gives its child, or its view, to a keeper.
  final class Parent: UIViewController {
    var keeper: Keeper?
    var keepsChild = false

    convenience init(_ keeper: Keeper, keepsChild: Bool) {
      self.init()
      self.keeper = keeper
      self.keepsChild = keepsChild
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard keepsChild else {
        keeper?.view = view
        return
      }
      let child = Detail()
      keeper?.child = child
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  @Test func dismissedAndKept() {
    assertDeallocation { Editor() }
  }

  @Test func poppedAndKept() {
    assertDeallocation(after: .pop) { Editor() }
  }

  @Test func childIsKept() {
    let keeper = Keeper()
    assertDeallocation { Parent(keeper, keepsChild: true) }
  }

  @Test func viewIsKept() {
    let keeper = Keeper()
    assertDeallocation { Parent(keeper, keepsChild: false) }
  }

  @Test func cannotBePushed() {
    assertDeallocation(after: .pop) { UINavigationController(rootViewController: Detail()) }
  }

  @Test func objectIsKept() {
    assertDeallocation(timeout: .milliseconds(50)) { Cycle() }
  }

  @Test(.checksDeallocation) func trackedObjectIsKept() {
    trackForMemoryLeaks(Cycle())
  }

  @Test(.checksDeallocation) func screenLeaksInATest() {
    Simulation.ofTest().visit(Editor())
  }

  @Test func detached() async {
    await Task.detached { await Self.synchronously() }.value
  }

  @Test(.checksDeallocation) func conditionNeverHolds() async {
    await wait(for: false, timeout: 0.05, description: "it is done")
  }

  @Test(.checksDeallocation(allowing: .pendingWork(named: "too late", "planted")))
  func objectGoesTooLate() async {
    let clock = Simulation.ofTest().clock
    // The same that goes in time passes elsewhere.
    await assertDeallocation {
      let object = Cycle.Companion()
      clock.schedule("too late", after: .seconds(10)) { withExtendedLifetime(object) {} }
      return object
    }
  }

  private static func synchronously() {
    assertDeallocation { Editor() }
  }

  @Test func subviewIsKept() {
    final class Striped: UIViewController {
      var keeper: Keeper?

      override func viewDidLoad() {
        super.viewDidLoad()
        let stripe = UIView()
        view.addSubview(stripe)
        keeper?.view = stripe
      }
    }
    let keeper = Keeper()
    assertDeallocation {
      let screen = Striped()
      screen.keeper = keeper
      return screen
    }
  }
}
