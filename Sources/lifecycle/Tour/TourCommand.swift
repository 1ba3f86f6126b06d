import ToolConsole
import GuidedTour
import LifecycleReports

/// The command `tour`: a small app with planted leaks, and its report as a page.
struct TourCommand: Command {
  /// The path of the page.
  var report: String?

  static let usage = Usage(
    name: "tour", summary: "a small app with three planted leaks",
    options: [.report()])

  init(_ arguments: Arguments) throws(UsageError) {
    report = arguments["--report"]
  }

  func run(output: Output, errors: Output) async -> Int32 {
    errors.statusOfWriting { () throws(LeakFileError) in
      if let report { try WholeFile.check(report) }
      let tour = Tour(output: output)
      tour.run()
      if let report {
        try tour.simulation.report(title: "The tour of a small app").write(as: report)
        errors.line("written: \(report)")
      }
    }
  }
}
