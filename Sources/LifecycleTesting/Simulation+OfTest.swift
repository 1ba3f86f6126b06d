import LifecycleKit

extension Simulation {
  /// The simulation of the running test: that of its trait, or of its `checksDeallocation()` in XCTest.
  ///
  /// A test that has none fails at the caller's line and goes on with a simulation of its own.
  public static func ofTest(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Simulation {
    if let check = TestCheck.inScope { return check.simulation }
    CallSite(fileID: fileID, file: file, line: line, column: column).fail(
      """
      this test has no simulation
        with Swift Testing  add the trait .checksDeallocation to the test or its suite
        with XCTest         call checksDeallocation() first
      """)
    return Simulation()
  }
}
