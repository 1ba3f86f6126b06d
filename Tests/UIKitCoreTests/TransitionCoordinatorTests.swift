import LifecycleKit
import Testing

/// What can be asked of a running transition, from where, and for how long.
@MainActor struct TransitionCoordinatorTests {
  @Test func `there is a coordinator from the first callback to the last, and none outside`() {
    let b = B()
    let (app, nav) = App.stack(A())
    var seen: [String] = []
    for kind in [LifecycleEvent.Kind.viewWillAppear, .viewDidAppear] {
      b.on[kind] = { [unowned b] in
        let coordinator = b.transitionCoordinator
        seen.append(
          "\(kind) \(coordinator?.isAnimated == true) \(coordinator?.viewController(forKey: .to) === b)"
        )
      }
    }
    #expect(nav.transitionCoordinator == nil)
    _ = app.transcript { nav.pushViewController(b, animated: true) }
    #expect(seen == ["viewWillAppear true true", "viewDidAppear true true"])
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func `inside didShow it names the popped screen, which is off the stack`() {
    let told = Told()
    let (app, nav) = App.stack(A(), B())
    nav.delegate = told
    _ = app.transcript { nav.popViewController(animated: true) }
    #expect(told.popped == ["B"])
  }

  @Test func `its completions come after the last callback and the delegate`() {
    let told = Told()
    let b = B()
    let (app, nav) = App.stack(A())
    nav.delegate = told
    _ = app.transcript {
      nav.pushViewController(b, animated: true)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        app.log.note("completion")
      }
    }
    #expect(app.log.events.suffix(2).map(\.line) == ["Nav#1 delegate didShow B#1", "completion"])
  }

  @Test func `a push from a completion begins at once and is no nested one`() {
    let (app, nav) = App.stack(A())
    _ = app.transcript {
      nav.pushViewController(B(), animated: true)
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned nav] _ in
        nav.pushViewController(C(), animated: true)
      }
    }
    #expect(nav.viewControllers.count == 3)
    #expect(app.misuses.isEmpty)
  }

  @Test func `it is found from inside a container, and of a presentation from both ends`() {
    let (content, a) = (C(), A())
    let app = App(root: a)
    let presented = Nav(rootViewController: content)
    app.simulation.perform { a.present(presented, animated: true) }
    let found = [a, presented, content].map { $0.transitionCoordinator }
    #expect(found.allSatisfy { $0 === found[0] && $0 != nil })
    #expect(found[0]?.viewController(forKey: .from) === a)
    #expect(found[0]?.viewController(forKey: .to) === presented)
    #expect(found[0]?.presentationStyle == .pageSheet)
    app.endTurn()
    #expect(a.transitionCoordinator === found[0])
    #expect(found[0]?.transitionDuration == 0.5)
  }

  @Test func `its blocks are held until the transition ends and not after`() throws {
    final class Token {}
    let (app, nav) = App.stack(A())
    weak var token: Token?
    app.simulation.perform {
      nav.pushViewController(B(), animated: true)
      let held = Token()
      token = held
      nav.transitionCoordinator?.animate(alongsideTransition: { _ in _ = held }) { _ in _ = held }
    }
    let coordinator = try #require(nav.transitionCoordinator)
    #expect(token != nil)
    app.advance(by: .seconds(1))
    #expect(token == nil)
    #expect(coordinator.animate(alongsideTransition: nil) { _ in } == false)
  }

  private final class Told: UINavigationControllerDelegate {
    var popped: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      popped.append("\(type(of: from))")
    }
  }
}
