import LifecycleKit
import Testing

/// `checkDeallocation()` called by hand from `viewDidDisappear`, as the original is.
@MainActor @Suite struct CheckDeallocationTests {
  final class Checked: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      checkDeallocation()
    }
  }

  let stage = StackWorld()

  init() {
    stage.simulation.delayedCheck.isAutomatic = false
    stage.simulation.scan.isPeriodic = false
  }

  private func report(of screen: UIViewController) -> [String] {
    stage.owner = [screen]
    stage.wait(.seconds(10))
    return stage.simulation.leaks.map { String($0.text.split(separator: "\n")[1]) }
  }

  @Test func `a popped screen is reported as removed from its parent`() {
    let screen = Checked()
    stage.navigation.pushViewController(screen, animated: true)
    stage.wait(.seconds(1))
    stage.navigation.popViewController(animated: true)
    #expect(
      report(of: screen) == [
        "  delayed check      not deallocated 2.0 s after being removed from its parent: "
          + "popped from UINavigationController#1"
      ])
  }

  @Test func `a dismissed screen is reported as dismissed`() {
    let screen = Checked()
    stage.navigation.present(screen, animated: true)
    stage.wait(.seconds(1))
    screen.dismiss(animated: true)
    #expect(
      report(of: screen) == [
        "  delayed check      not deallocated 2.0 s after being dismissed by UINavigationController#1"
      ])
  }

  @Test func `a screen whose wrapper is dismissed is reported too`() {
    let screen = Checked()
    let wrapper = UINavigationController(rootViewController: screen)
    stage.navigation.present(wrapper, animated: true)
    stage.wait(.seconds(1))
    wrapper.dismiss(animated: true)
    #expect(
      report(of: screen) == [
        "  delayed check      not deallocated 2.0 s after being dismissed by UINavigationController#1"
      ])
  }

  @Test func `a screen that is covered, or whose tab is left, is not expected to go`() {
    let screen = Checked()
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, UIViewController()]
    stage.navigation.pushViewController(tabs, animated: false)
    stage.simulation.endTurn()
    tabs.selectedIndex = 1
    stage.simulation.endTurn()
    tabs.selectedIndex = 0
    stage.simulation.endTurn()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.navigation.present(cover, animated: false)
    #expect(report(of: screen) == [])
    #expect(stage.simulation.delayedCheck.tally.pending == 0)
  }

  @Test func `a popped screen under a tab bar is checked, as in the original`() {
    let screen = Checked()
    let inner = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    stage.simulation.window.rootViewController = tabs
    stage.simulation.endTurn()
    inner.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    inner.popViewController(animated: false)
    #expect(report(of: screen).count == 1)
  }

  @Test func `a screen that nobody keeps is not reported`() {
    stage.navigation.pushViewController(Checked(), animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: false)
    stage.wait(.seconds(10))
    #expect(stage.simulation.leaks.isEmpty)
    #expect(stage.simulation.delayedCheck.tally.met == 1)
  }

  @Test func `by hand and by itself are one expectation, with the delay given by hand`() {
    final class Patient: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        checkDeallocation(afterDelay: .seconds(4))
      }
    }
    stage.simulation.delayedCheck.isAutomatic = true
    let screen = Patient()
    stage.navigation.pushViewController(screen, animated: false)
    stage.simulation.endTurn()
    stage.navigation.popViewController(animated: false)
    stage.simulation.endTurn()
    #expect(stage.simulation.delayedCheck.tally.pending == 1)
    stage.wait(.seconds(3))
    #expect(stage.simulation.leaks.isEmpty)
    #expect(report(of: screen).count == 1)
  }

  @Test func `outside of any simulation nothing happens`() {
    let screen = Checked()
    screen.viewDidDisappear(false)
    #expect(stage.simulation.delayedCheck.expectations.isEmpty)
  }
}
