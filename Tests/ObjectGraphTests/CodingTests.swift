import Foundation
import ObjectGraph
import Testing

@Suite struct CodingTests {
  private let graph = MadeUpGraph(
    """
    task = task: Task
    app .task -> task
    task word 1 ~> screen
    screen !.me -> screen
    """)

  private func reread<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `results survive being written and read`() throws {
    let search = graph.search(from: "app", gone: ["screen"])
    let results = [
      search.bestPath(to: graph["screen"]), search.bestCycle(through: graph["screen"]),
      search.bestCycle(through: graph["app"]),
      graph.search(from: "app", budget: PathSearchBudget(objectLimit: 1)).bestPath(
        to: graph["screen"]),
    ]
    #expect(try reread(results) == results)
  }

  @Test func `a signature and a graph survive being written and read`() throws {
    let path = try #require(graph.search(from: "app").bestPath(to: graph["screen"]).path)
    #expect(try reread(LeakSignature(path)) == LeakSignature(path))
    let drawn = OwnershipGraph(from: [graph["app"]], reader: graph)
    #expect(try reread(drawn) == drawn)
  }
}
