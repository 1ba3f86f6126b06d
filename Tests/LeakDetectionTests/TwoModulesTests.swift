import LeakDetection
import OwnershipFixtures
import Testing

/// Of the same name as a class of another module.
final class Held {}

@Suite struct TwoModulesTests {
  @Test func `classes of one name in two modules are told apart, and shown with their modules`() {
    let counts = InstanceCounts()
    counts.expect(1, of: OwnershipFixtures.Held.self)
    counts.expect(2, of: Held.self)
    #expect(counts[OwnershipFixtures.Held.self]?.expected == 1)
    #expect(counts[Held.self]?.expected == 2)
    #expect(
      counts.table() == """
        live  max  total  allowed  expected  type
           0    0      0        -         2  LeakDetectionTests.Held
           0    0      0        -         1  OwnershipFixtures.Held

        """)
  }
}
