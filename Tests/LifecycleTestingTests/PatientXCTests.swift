import Dispatch
import LifecycleTesting
import XCTest

/// The same in synchronous tests of XCTest, where the main run loop gives the turns.
final class PatientXCTests: XCTestCase {
  func testScreenWithATask() {
    MainActor.assumeIsolated {
      assertDeallocation { PatienceTests.Loader() }
      assertDeallocation(after: .pop) { PatienceTests.Threaded() }
    }
  }

  func testObjectThatGoesLater() {
    MainActor.assumeIsolated {
      assertDeallocation {
        let session = PatienceTests.Session()
        let kept = PatienceTests.Kept(session)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { kept.object = nil }
        return session
      }
    }
  }

  func testCondition() {
    let kept = MainActor.assumeIsolated { PatienceTests.Kept(PatienceTests.Session()) }
    Task { @MainActor in kept.object = nil }
    wait(
      for: MainActor.assumeIsolated { kept.object == nil }, timeout: 3,
      description: "the task has run")
  }
}
