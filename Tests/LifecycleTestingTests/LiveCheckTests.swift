import Testing

@testable import LifecycleTesting

@MainActor @Suite struct LiveCheckTests {
  @Test func `in live time the checks have their deadlines by the wall clock`() {
    let check = TestCheck(time: .live)
    #expect(check.driver?.timeScale == 0)
    #expect(check.driver?.idleTimeScale == 1)
    check.endTest()
    #expect(check.driver?.idleTimeScale == nil)
    check.stop()
    #expect(TestCheck(time: .virtual).driver == nil)
  }
}
