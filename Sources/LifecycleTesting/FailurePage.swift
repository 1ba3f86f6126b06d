import Foundation
// Not exported: who imports this module for a trait neither loads nor sees the reports.
internal import LifecycleReports
import Testing

/// The page that a failing test leaves behind: what happened in its simulation.
///
/// Made when a test has failed; one that passes costs nothing.
@MainActor struct FailurePage {
  /// The variable of the environment that names the folder for the pages of XCTest.
  static let folderKey = "LIFECYCLE_REPORTS"

  let test: String
  let simulation: Simulation
  let remarks: [String]

  private var html: String {
    var report = simulation.report(title: "\(test), which failed")
    report.remarks = remarks
    return report.html()
  }

  /// The test's name as that of a file, on every system.
  private var fileName: String {
    test.map { $0.isLetter || $0.isNumber || "._- ".contains($0) ? "\($0)" : "-" }.joined()
      .prefix(120) + ".html"
  }

  /// Attaches the page to the running test of Swift Testing, which writes it where `--attachments-path` says.
  func attach(_ location: SourceLocation) {
    Attachment.record(html, named: fileName, sourceLocation: location)
  }

  /// Writes the page into the folder that the environment names, and says on the standard output where it is.
  func writeIntoFolder(
    _ folder: String? = ProcessInfo.processInfo.environment[folderKey]
  ) {
    guard let folder, !folder.isEmpty else { return }
    let path = URL(filePath: folder).appending(path: fileName).path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try WholeFile.write(html, to: path)
      print("The report of \(test): \(path)")
    } catch {
      print("The report of \(test) is missing: \(error)")
    }
  }
}

extension TestCheck {
  func page(of test: String) -> FailurePage {
    FailurePage(test: test, simulation: simulation, remarks: openTurns)
  }
}
