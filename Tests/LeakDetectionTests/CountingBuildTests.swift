import LeakDetection
import Testing

/// Holds with the package trait `InstanceCounting` and without it.
@Suite struct CountingBuildTests {
  @Test func `the token has a size only in a build that counts`() {
    #if InstanceCounting
      #expect(MemoryLayout<InstanceToken>.size == MemoryLayout<Int>.size)
    #else
      #expect(MemoryLayout<InstanceToken>.size == 0)
    #endif
  }

  @Test func `a class that counts itself compiles and is counted only in a build that counts`() {
    let counts = InstanceCounts()
    let objects = counts.perform { [Account(), SavingsAccount()] }
    #if InstanceCounting
      #expect(counts.rows.map(\.name) == ["Account", "SavingsAccount"])
    #else
      #expect(counts.rows.isEmpty)
    #endif
    withExtendedLifetime(objects) {}
  }
}
