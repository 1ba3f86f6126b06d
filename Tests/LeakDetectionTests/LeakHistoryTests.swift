import Foundation
import LeakDetection
import Testing

/// What leaked, kept between runs.
@Suite struct LeakHistoryTests {
  private func summary(_ reports: LeakReport...) -> LeakSummary { LeakSummary(reports) }

  @Test func `names and numbers are kept from run to run, the latest run's first`() {
    var history = LeakHistory()
    history.add(
      summary(MadeUpReports.cycle("Profile", 1), MadeUpReports.cycle("Profile", 2)))
    history.add(summary(MadeUpReports.cycle("Cart", 1, field: "onPay")))
    history.add(summary(MadeUpReports.cycle("Profile", 7)))
    history.add(summary())
    #expect(history.runCount == 4)
    #expect(history.entries.map(\.names) == [["Profile#7"], ["Cart#1"]])
    #expect(history.entries.map(\.count) == [3, 1])
    #expect(history.entries.map(\.runCount) == [2, 1])
    #expect(history.entries.map(\.lastRun) == [3, 2])
    #expect(
      history.lines.map { $0.split(separator: ": ").last } == [
        "Profile#7, 3 in 2 of 4 runs, last in run 3", "Cart#1, 1 in 1 of 4 runs, last in run 2",
      ])
  }

  @Test func `what went late is no part of it`() {
    var late = MadeUpReports.cycle("Profile", 1)
    late.aftermath = .deallocated(late.foundAt)
    var history = LeakHistory()
    history.add(summary(late))
    #expect(history.entries.isEmpty && history.runCount == 1)
  }

  @Test func `a file keeps it, and anything else is refused`() throws {
    let path = NSTemporaryDirectory() + "history-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var history = LeakHistory()
    history.add(summary(MadeUpReports.cycle("Profile", 1)))
    try history.save(to: path)
    #expect(try LeakHistory.load(from: path) == history)
    try Data("[]".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: LeakFileError.self) { try LeakHistory.load(from: path) }
  }
}
