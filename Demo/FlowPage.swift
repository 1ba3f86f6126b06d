import LifecycleReports

/// The page that `--report` writes: what happened in a simulation, to be opened in a browser.
@MainActor struct FlowPage {
  let path: String
  let errors: Output

  /// Runs the tour and writes its page.
  ///
  /// - Returns: the exit status: 0, or 3 where the page cannot be written.
  func ofTour(output: Output) -> Int32 {
    let tour = Tour(output: output)
    tour.run()
    return write(tour.simulation.report(title: "The tour of a small app"))
  }

  /// Writes a report; why it could not be is told among the errors.
  func write(_ report: FlowReport) -> Int32 {
    do throws(LeakFileError) {
      try report.write(to: path)
      return 0
    } catch {
      errors.line("Demo: \(error)")
      return error.exitStatus.rawValue
    }
  }
}
