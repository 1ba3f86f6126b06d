import FlowExploration
import Testing
import UIKit

@testable import Ferry

/// Every way through the app that a user could take, up to some length.
@MainActor @Suite struct ExplorationTests {
  static let ferry = FlowExplorer { simulation in
    let service = OfflineService()
    let coordinator = AppCoordinator(
      window: simulation.window, session: Session(),
      services: .init(authenticator: service, payments: service, timetable: service))
    coordinator.start()
    return coordinator
  }
  .typing("mairi")
  .excluding(.rotation, .application, .memoryWarning)

  @Test func `no way through the app leaks`() throws {
    let flows = try Self.ferry.explore(.breadthFirst(depth: 5))
    #expect(flows.findings.isEmpty, "\(flows)")
  }

  @Test func `no long walk leaks either`() throws {
    let flows = try Self.ferry.explore(.randomWalks(count: 10, length: 60))
    #expect(flows.findings.isEmpty, "\(flows)")
  }
}
