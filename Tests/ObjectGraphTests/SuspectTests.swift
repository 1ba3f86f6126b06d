import ObjectGraph
import Testing

@Suite struct SuspectTests {
  /// The suspect steps of a path whose objects are drawn: `A` alive, `G` gone, `?` unknown.
  private func suspects(_ drawing: String, isCycle: Bool = false) -> String {
    let nodes = drawing.map { mark in
      RetainingPath.Node(
        name: String(mark),
        expectation: mark == "A" ? .expectedAlive : mark == "G" ? .expectedGone : .unknown)
    }
    let path = RetainingPath(
      origin: isCycle ? .cycle : .root("root"), start: nodes[0],
      steps: nodes.dropFirst().map { RetainingPath.Step(label: ".x", target: $0) })
    return path.suspectsRoot ? "root" : path.suspects.map { String($0) }.joined()
  }

  @Test func `suspicion lies between the last alive and the first gone`() {
    #expect(suspects("A?A??G?G") == "234")
    #expect(suspects("AG") == "0")
  }

  @Test func `a root is alive unless told otherwise`() {
    #expect(suspects("?G") == "0")
    #expect(suspects("G") == "root")
    #expect(suspects("GG") == "root")
  }

  @Test func `what holds something alive is alive`() {
    #expect(suspects("G?A?G") == "23")
    #expect(suspects("?GA") == "")
  }

  @Test func `nothing is suspect when nobody expects anything to be gone`() {
    #expect(suspects("???") == "")
    #expect(suspects("?A?") == "")
  }

  @Test func `every step of a cycle is suspect unless its object is alive`() {
    #expect(suspects("?A?", isCycle: true) == "01")
    #expect(suspects("GGG", isCycle: true) == "01")
    #expect(suspects("A?A", isCycle: true) == "")
  }
}
