import ToolConsole
import LifecycleReports

extension FlowReport {
  /// Writes the report as a page, or where the path ends so as JSON or as a trace.
  func write(as path: String) throws(LeakFileError) {
    if path.hasSuffix(".trace") {
      return try WholeFile.write(LifecycleTimeline(events).trace, to: path)
    }
    guard path.hasSuffix(".json") else { return try write(to: path) }
    guard let json = try? stableJSON(self, onOneLine: true) else {
      throw LeakFileError(path: path, reason: "cannot be written: the report is no JSON")
    }
    try WholeFile.write(json, to: path)
  }
}

extension Usage.Option {
  /// The option that names the page of a run.
  static func report(
    _ meaning: String = "writes the run as a page of HTML; a FILE that ends with .json gets JSON, "
      + "with .trace a trace for Perfetto"
  ) -> Usage.Option { .word("--report", "FILE", meaning) }
}

extension Output {
  /// Writes a file, and prints here why it could not be written.
  ///
  /// - Returns: the exit status: 0, or that of the error.
  func statusOfWriting(_ write: () throws(LeakFileError) -> Void) -> Int32 {
    status {
      try write()
      return 0
    }
  }
}
