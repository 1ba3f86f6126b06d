import LifecycleKit
import Testing

/// The catalogue's shapes in which something outlives a flow because somebody else keeps it: each is
/// planted and fixed, and the path has to name who.
@MainActor @Suite struct WaysOutHolderTests {
  /// Judged by a plain weak reference besides.
  @Test(arguments: KeptShape.all)
  func `who keeps it is named, and the fixed twin lets go`(shape: KeptShape) throws {
    let stage = KeptStage()
    weak let subject = shape.plant(stage, false)
    stage.simulation.advance(by: .seconds(1))
    let kept = try #require(subject.map { stage.simulation.retention(of: $0) })
    #expect(kept.path?.origin == .root(shape.root))
    #expect(kept.path?.steps.last?.label == shape.label)
    #expect(kept.path?.referenceCount(.probable) == 0)

    let twin = KeptStage()
    weak let gone = shape.plant(twin, true)
    twin.simulation.advance(by: .seconds(1))
    #expect(gone == nil)
  }

  @Test func `a victim is told with the leaked parent that keeps it`() {
    let stage = KeptStage()
    stage.simulation.holderSearch.isEnabled = true
    let labels = { stage.simulation.leaks.map { $0.retention?.path?.steps.map(\.label) } }
    stage.visit {
      let parent = KeptScreen()
      parent.action = { parent.title = "kept" }
      parent.addChild(KeptChild())
      return parent
    }
    stage.simulation.advance(by: .seconds(3))
    #expect(stage.simulation.leaks.map(\.subject) == ["KeptScreen#1", "KeptChild#1"])
    #expect(labels() == [[".action", "captures #1"], [".children[0]"]])
  }
}
