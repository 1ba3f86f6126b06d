import ToolConsole
import Foundation
import Testing

@testable import GuidedTour

/// Where the repository is checked out.
private let packagePath = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

@Suite @MainActor struct TourTests {
  private func tour(palette: Palette = Palette(isColoured: false)) -> String {
    var text = ""
    Tour(output: Output(palette: palette) { text += $0 }).run()
    return text
  }

  /// The whole text is kept in `Golden/tour.txt`; `swift run Demo` writes a new one.
  @Test func `the tour says what it said before`() throws {
    let golden = try String(
      contentsOfFile: "\(packagePath)/Tests/DemoTests/Golden/tour.txt", encoding: .utf8)
    #expect(tour() == golden)
  }

  @Test func `the tour says the same twice`() {
    #expect(tour() == tour())
  }

  @Test func `colours change nothing but the colours`() {
    let coloured = tour(palette: Palette(isColoured: true))
    #expect(coloured.contains("\u{1B}[31m✗ ProfileViewController#1 leaked"))
    #expect(coloured.replacing(/\u{1B}\[[0-9]*m/, with: "") == tour())
  }

  @Test func `three screens leak, one of them seen by the scan alone, and all others are clean`() {
    let tour = Tour(output: Output { _ in })
    tour.run()
    let summary = Summary(of: tour.simulation)
    #expect(
      summary.table() == """
        screens                    created  alive  leaked  verdict
        ─────────────────────────  ───────  ─────  ──────  ────────────────────────────────
        WelcomeViewController            1      1       1  leaked: delayed check, then scan
        SignInViewController             1      0       0  clean
        UITabBarController               1      1       0  clean
        FeedViewController               1      1       0  clean
        SearchViewController             1      1       0  clean
        SettingsViewController           1      1       0  clean
        UINavigationController           5      3       0  clean
        ArticleViewController            4      0       0  clean
        ProfileViewController            1      1       1  leaked: delayed check, then scan
        ComposeViewController            2      0       0  clean
        UIAlertController                2      0       0  clean
        SearchHintsViewController        1      1       1  leaked: scan only
        ─────────────────────────  ───────  ─────  ──────  ────────────────────────────────
        all                             21     10       3

        """)
    // The rows are counted from the log, the last line by the simulation.
    #expect(summary.rows.map(\.createdCount).reduce(0, +) == summary.createdCount)
    #expect(summary.rows.map(\.aliveCount).reduce(0, +) == summary.aliveCount)
    #expect(summary.rows.map(\.leakedCount).reduce(0, +) == summary.leakedCount)
    #expect(tour.simulation.misuses == [])
  }
}
