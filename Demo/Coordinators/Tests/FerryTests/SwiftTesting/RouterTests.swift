import LifecycleTesting
import Testing
import UIKit

@testable import Ferry

/// The router by itself, with whatever a finger can do to a stack.
@MainActor @Suite(.checksDeallocation) struct RouterTests {
  let simulation = Simulation.ofTest()
  let router = Router(
    navigationController: UINavigationController(rootViewController: UIViewController()))
  let heard = Heard()

  final class Heard {
    var words: [String] = []
  }

  init() {
    simulation.show(router.navigationController)
  }

  func push(_ name: String) {
    router.push(UIViewController(), onBack: { [heard] in heard.words.append(name) })
    simulation.wait()
  }

  @Test func `the back button is heard of when its screen has gone`() {
    push("first")
    simulation.tapBackButton()
    simulation.advance(by: .milliseconds(300))
    #expect(heard.words == [])
    simulation.wait()
    #expect(heard.words == ["first"])
  }

  @Test func `a swipe is heard of, one that slides back is not`() {
    push("first")
    let swipe = simulation.user.beginSwipeBack(in: router.navigationController)
    swipe?.move(to: 0.9)
    swipe?.cancel()
    simulation.wait()
    #expect(heard.words == [])
    simulation.swipeBack()
    simulation.wait()
    #expect(heard.words == ["first"])
  }

  @Test func `a sheet is heard of when it was pulled down`() {
    router.present(UIViewController(), onDismiss: { [heard] in heard.words.append("sheet") })
    simulation.wait()
    simulation.pullDown()
    #expect(heard.words == [])
    simulation.wait()
    #expect(heard.words == ["sheet"])
  }

  @Test func `a sheet is heard of when it was dismissed`() {
    router.present(UIViewController(), onDismiss: { [heard] in heard.words.append("sheet") })
    simulation.wait()
    router.dismiss { [heard] in heard.words.append("completion") }
    simulation.wait()
    #expect(heard.words == ["sheet", "completion"])
  }
}
