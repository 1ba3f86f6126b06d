import PastedTables
import Testing

@testable import PackageDoctor

@Suite struct UserCallTests {
  @Test func `the guide's table has each call of the simulated user, and no other`() throws {
    let table = try PastedTable(
      "Sources/LifecycleKit/LifecycleKit.docc/GettingStarted.md", between: "user's calls"
    ).text()
    let listed = Set(table.matches(of: #/`(\w+\([\w:]*\))`/#).map { String($0.1) })
    let declared = Repository.sources.flatMap(\.declarations).filter {
      $0.kind == "func" && $0.container == "SimulatedUser" && $0.modifiers.contains("public")
    }.map(\.fullName)
    #expect(declared.contains("pullDown(_:)"))
    #expect(listed.symmetricDifference(declared).sorted() == [])
  }
}
