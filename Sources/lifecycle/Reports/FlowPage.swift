import Console
import Foundation
import GuidedTour
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

  /// Writes a report, as JSON where the path ends so; why it could not be is told among the errors.
  func write(_ report: FlowReport) -> Int32 {
    written { () throws(LeakFileError) in try Self.write(report, to: path) }
  }

  static func write(_ report: FlowReport, to path: String) throws(LeakFileError) {
    guard path.hasSuffix(".json") else { return try report.write(to: path) }
    guard let json = try? stableJSON(report, onOneLine: true) else {
      throw LeakFileError(path: path, reason: "cannot be written: the report is no JSON")
    }
    try WholeFile.write(json, to: path)
  }

  /// Writes the page of the example's graph.
  func ofGraph() -> Int32 {
    do throws(RuntimeRefusal) {
      let graph = try GraphExample.graph()
      let page = NotedPage(title: "What the player keeps alive", notes: [.graph(graph)])
      return written { () throws(LeakFileError) in try page.write(to: path) }
    } catch {
      errors.line("lifecycle: \(error)")
      return 1
    }
  }

  /// Writes two runs side by side; each is a script, which is played, or a report as JSON.
  ///
  /// - Returns: the exit status: 2 where one of them cannot be read.
  func ofComparison(_ before: String, _ after: String) -> Int32 {
    guard let before = report(before), let after = report(after) else { return 2 }
    let comparison = FlowComparison(before: before, after: after)
    return written { () throws(LeakFileError) in try comparison.write(to: path) }
  }

  private func report(_ path: String) -> FlowReport? {
    do throws(ScriptText.Unreadable) {
      let text = try ScriptText.read(path)
      if path.hasSuffix(".json") {
        if let report = try? JSONDecoder().decode(FlowReport.self, from: Data(text.utf8)) {
          return report
        }
        errors.line(
          "\(path): expected a report as --report FILE.json writes it, found something else")
        return nil
      }
      switch Grammar.parse(text) {
      case .success(let script):
        let player = Player(file: path, output: Output { _ in })
        _ = player.run(script)
        return player.simulation.report(title: path)
      case .failure(let wrong): errors.write(wrong.text(file: path))
      }
    } catch {
      errors.write(error.text(file: path))
    }
    return nil
  }

  private func written(_ write: () throws(LeakFileError) -> Void) -> Int32 {
    do throws(LeakFileError) {
      try write()
      return 0
    } catch {
      errors.line("lifecycle: \(error)")
      return error.exitStatus.rawValue
    }
  }
}
