import Testing

@testable import LifecycleTesting

@MainActor @Suite struct LiveCheckTests {
  @Test func `in live time the checks have their deadlines by the wall clock`() {
    let driver = TestCheck(time: .live).driver
    #expect(driver?.timeScale == 0)
    #expect(driver?.idleTimeScale == 1)
    #expect(TestCheck(time: .virtual).driver == nil)
  }
}
