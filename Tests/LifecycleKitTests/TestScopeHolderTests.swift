import LeakDetection
import LiveObjects
import ObjectGraph
import Testing

@testable import LifecycleKit

/// Which holders a test's own variables are told apart from.
@Suite struct TestScopeHolderTests {
  private static let screen = RetainingPath.Node(name: "Reader#1", typeName: "Reader")

  private static func retention(
    by holder: ObjectDescription.Kind, _ strength: ReferenceStrength
  ) -> ObjectRetention {
    let path = RetainingPath(
      origin: .root("a task that waits"), start: RetainingPath.Node(name: "holder", kind: holder),
      steps: [RetainingPath.Step(label: "uses a local", strength: strength, target: screen)])
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
}
