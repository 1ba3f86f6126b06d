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
    assertDeallocation { Cycle() }
  }

  @Test(.checksDeallocation) func trackedObjectIsKept() {
    trackForMemoryLeaks(Cycle())
  }

  @Test(.checksDeallocation) func screenLeaksInATest() {
    Simulation.ofTest().visit(Editor())
  }

  @Test func detached() async {
    await Task.detached { @MainActor in assertDeallocation { Editor() } }.value
  }
}
