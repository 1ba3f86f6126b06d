import LifecycleTesting
import Testing
import UIKit

/// The published helper in Swift Testing, in virtual time and in live time.
@MainActor @Suite struct PublishedHelperTests {
  @Test(.checksDeallocation, arguments: PublishedHelper.allCases)
  func `each form comes to its end in virtual time`(form: PublishedHelper) async {
    await run(form)
  }

  @Test(.checksDeallocation(time: .live), arguments: PublishedHelper.allCases)
  func `each form comes to its end in live time`(form: PublishedHelper) async {
    await run(form)
  }

  private func run(_ form: PublishedHelper) async {
    let diary = HelperScreen.Diary()
    var isFulfilled = false
    let remains = form.perform {
      HelperScreen(diary)
    } fulfill: {
      isFulfilled = true
    }
    await wait(for: isFulfilled, timeout: 10, description: "the expectation is fulfilled")
    await wait(for: remains.screen == nil, timeout: 3, description: "the screen is deallocated")
    #expect(diary.lines == ["viewDidAppear", "viewDidDisappear"])
    await wait(
      for: remains.root == nil && remains.window == nil, timeout: 3,
      description: "what the program let go of is deallocated")
  }

  @Test(
    .checksDeallocation(allowing: .leaks(of: HelperScreen.self, "planted")),
    arguments: PublishedHelper.allCases)
  func `a screen that leaks is still there in the end`(form: PublishedHelper) async throws {
    let simulation = Simulation.ofTest()
    let remains = form.perform {
      HelperScreen(HelperScreen.Diary(), leaks: true)
    } fulfill: {
    }
    await simulation.advance(by: .seconds(10))
    #expect(remains.screen != nil && remains.root == nil && remains.window == nil)
    #expect(simulation.leaks.map(\.subject) == ["HelperScreen#1"])
    #expect(simulation.leaks.first?.description.contains("captures self") == true)
  }

  @Test func `a simulation that goes in the middle takes what waits along`() {
    for form in PublishedHelper.allCases {
      for milliseconds in [0, 100, 600] {
        var simulation: Simulation? = Simulation()
        let remains = simulation?.perform {
          form.perform {
            HelperScreen(HelperScreen.Diary())
          } fulfill: {
          }
        }
        if milliseconds > 0 { simulation?.advance(by: .milliseconds(milliseconds)) }
        simulation = nil
        #expect(remains?.screen == nil && remains?.root == nil && remains?.window == nil)
      }
    }
  }
}
