import LeakGallery
import LifecycleReports

/// The page of a shape: the mistake in words, the fix as a change of lines, what each check sees and why, and both
/// forms side by side.
@MainActor enum ShapePage {
  static func of(
    _ shape: any LeakShape.Type, _ visit: Visit, before: String?, after: String?
  ) async throws -> NotedPage {
    let entry = shape.entry
    var links = [NotedPage.Cell("All lessons and shapes", link: "../index.html")]
    if let before { links.append(NotedPage.Cell("Before: \(before)", link: "\(before).html")) }
    if let after { links.append(NotedPage.Cell("Next: \(after)", link: "\(after).html")) }
    var notes: [NotedPage.Note] = [.links(links), .paragraph(entry.kind.title)]
    notes += entry.explanation.map { .paragraph($0) }
    if let fix = entry.fix {
      notes += [.heading("The fix"), .change(removed: fix.broken, added: fix.fixed)]
    }
    notes += [.heading("What each check sees"), table(visit)]
    let broken = try await shape.played(.broken) { $0.report(title: "The broken form") }
    guard entry.fix != nil else {
      notes.append(.paragraph("There is nothing to fix, so both runs are the same."))
      notes.append(.comparison(FlowComparison(before: broken, after: broken)))
      return NotedPage(title: entry.name, notes: notes)
    }
    let fixed = try await shape.played(.fixed) { $0.report(title: "The fixed form") }
    notes.append(.comparison(FlowComparison(before: broken, after: fixed)))
    return NotedPage(title: entry.name, notes: notes)
  }

  private static func table(_ visit: Visit) -> NotedPage.Note {
    .table(
      title: "What each check sees",
      head: ["check", "of the broken form", "why not as catalogued"],
      rows: Check.allCases.map { check in
        let reasons = visit.entry.differences.filter { $0.check == check }.map(\.reason)
        return [
          NotedPage.Cell(check.title), NotedPage.Cell(visit.cell(check).meaning),
          NotedPage.Cell(reasons.joined(separator: "; ")),
        ]
      })
  }
}
