import LifecycleTesting
import Testing

@testable import Stage

/// The broken forms, each with a look at its subjects by plain weak references.
@MainActor @Suite(.checksDeallocation, .serialized) struct Leaks {
  func play(_ shape: any LeakShape.Type) async throws {
    let stage = Stage(.broken)
    try await shape.play(on: stage)
    for subject in stage.livingSubjects {
      stage.simulation.expectDeallocation(of: subject, reason: "the flow ended")
    }
    await stage.simulation.advance(by: .seconds(20))
    let living = stage.livingSubjects.count
    #expect(living == 0)
  }
}
