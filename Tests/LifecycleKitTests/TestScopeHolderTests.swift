import LeakDetection
import LiveObjects
import ObjectGraph
import Testing

@testable import LifecycleKit

/// Which holders a test's own variables are told apart from.
@Suite struct TestScopeHolderTests {
  private static let screen = RetainingPath.Node(name: "Reader#1", typeName: "Reader")

  private static func retention(
    by holder: ObjectDescription.Kind, _ strength: ReferenceStrength,
    through object: RetainingPath.Node? = nil
  ) -> ObjectRetention {
    let used = RetainingPath.Step(
      label: "uses a local", strength: strength, target: object ?? screen)
    let held = RetainingPath.Step(label: ".opened[0]", strength: .strong, target: screen)
    let path = RetainingPath(
      origin: .root("a task that waits"), start: RetainingPath.Node(name: "holder", kind: holder),
      steps: object == nil ? [used] : [used, held])
    return ObjectRetention(.searched(.path(path, visitedCount: 3)))
  }

  private let scope = TestScope(suiteName: "ReaderTests")

  @Test func `a task that holds an object is its holder`() {
    #expect(!scope.holdsAlone(Self.retention(by: .task, .strong)) { _ in false })
  }

  @Test(arguments: [ObjectDescription.Kind.task, .opaque])
  func `what memory has left over is none`(kind: ObjectDescription.Kind) {
    #expect(scope.holdsAlone(Self.retention(by: kind, .probable)) { _ in false })
  }

  @Test(arguments: [ObjectDescription.Kind.task, .opaque])
  func `an object is a holder though only left over memory leads to it`(
    kind: ObjectDescription.Kind
  ) {
    let coordinator = RetainingPath.Node(name: "Coordinator", typeName: "Coordinator")
    let retention = Self.retention(by: kind, .probable, through: coordinator)
    #expect(!scope.holdsAlone(retention) { _ in false })
    #expect(scope.holdsAlone(retention) { $0 == "Coordinator" })
  }

  @Test func `the suite's object is the test's, also behind left over memory`() {
    let suite = RetainingPath.Node(name: "ReaderTests", typeName: "ShopTests.ReaderTests")
    let retention = Self.retention(by: .opaque, .probable, through: suite)
    #expect(scope.holdsAlone(retention) { _ in false })
  }
}
