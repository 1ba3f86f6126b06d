import LifecycleKit

extension Simulation {
  /// Runs until no transition or other foreground work is left, as `settle(limit:)` does, and fails the test at the
  /// caller's line where there is no end of it. For helper code that shall not throw.
  public func settleOrFail(
    limit: Int = 10_000, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    do {
      try settle(limit: limit)
    } catch {
      CallSite(fileID: fileID, file: file, line: line, column: column).fail("\(error)")
    }
  }
}
