import LifecycleKit
import Testing

/// Leaks told of by the simulation's notification centre.
@MainActor @Suite struct LeakNotificationTests {
  let stage = StackWorld()

  private func heard(whileLeaking isKept: Bool, until span: Duration = .seconds(10)) -> [String] {
    var heard: [String] = []
    stage.simulation.leakResponse = .post
    let center = stage.simulation.services.notificationCenter
    let token = center.addObserver(forName: LeakResponse.leakFoundNotification) {
      heard.append(($0.userInfo["report"] as? LeakReport)?.subject ?? "no report")
    }
    defer { center.removeObserver(token) }
    _ = stage.leave(by: .popped, kept: isKept)
    stage.wait(span)
    return heard
  }

  @Test func `a leak is posted once, with its report`() {
    #expect(heard(whileLeaking: true) == ["Screen#1"])
  }

  @Test func `a screen that goes is not`() {
    #expect(heard(whileLeaking: false) == [])
  }

  @Test func `nor is one that is let go of in time`() {
    stage.simulation.clock.schedule("let go", after: .seconds(1)) { [stage] in stage.owner = [] }
    #expect(heard(whileLeaking: true) == [])
  }

  @Test func `another simulation does not hear of it`() {
    let other = Simulation()
    var heard = 0
    let token = other.services.notificationCenter.addObserver(forName: nil) { _ in heard += 1 }
    #expect(self.heard(whileLeaking: true) == ["Screen#1"])
    #expect(heard == 0)
    other.services.notificationCenter.removeObserver(token)
  }
}
