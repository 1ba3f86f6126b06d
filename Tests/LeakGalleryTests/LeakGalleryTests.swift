import Foundation
import LeakGallery
import LifecycleKit
import PastedTables
import SeededRandom
import Testing

/// Plays the shapes of the gallery and holds the outcome to its entry in the catalogue: one in three of them,
/// and every one in the full campaign.
@Suite("Gallery") @MainActor struct LeakGalleryTests {
  private nonisolated static let names = Campaign.part(
    of: Gallery.shapes.map { $0.entry.name }, oneIn: 3)
  private nonisolated static let namesOfMended = names.filter {
    Gallery.shape(named: $0)?.entry.fix != nil
  }

  /// Both forms of these shapes, played once for all tests here.
  static let visits = Task { @MainActor in
    var visits: [Visit] = []
    for shape in Gallery.shapes where names.contains(shape.entry.name) {
      visits.append(try await .to(shape))
    }
    return visits
  }

  private func visit(_ name: String) async throws -> Visit {
    let visits = try await Self.visits.value
    return try #require(visits.first { $0.entry.name == name })
  }

  @Test(arguments: names)
  func `the broken form is seen as the catalogue says, and held by whom it says`(name: String)
    async throws
  {
    let visit = try await visit(name)
    let checks = Check.allCases
    #expect(
      checks.map { visit.cell($0).rawValue }
        == checks.map { visit.entry.expectedCell($0).rawValue },
      "\(visit.broken.retention?.text() ?? "nobody is known to hold it")")
    let holder = visit.broken.retention?.signature?.readableForm
    // The holder of a library's collection may be found as well, and stands in front then.
    let isInFront = visit.entry.holder.map { holder?.hasSuffix(" → " + $0) == true } ?? false
    #expect(isInFront || holder == visit.entry.holder)
    switch visit.entry.kind {
    case .cycle, .abandoned: #expect(visit.broken.livingForGood > 0)
    case .transient, .remains: #expect(visit.broken.livingForGood == 0)
    case .correct: break
    }
  }

  #if DEBUG
    // `Tests/AdvisedGallery/judge` puts these into practice. Optimised code tells less: where a task waits, and which
    // constants have values of their own.
    @Test(arguments: names)
    func `the advice is the one that is put into practice`(name: String) async throws {
      let visit = try await visit(name)
      let edits = try String(
        contentsOf: Self.root.appending(path: "Tests/AdvisedGallery/edits.txt"), encoding: .utf8)
      let line = edits.split(separator: "\n").first { $0.hasPrefix(name + ": ") }
      #expect(
        visit.broken.retention?.path?.repair == line.map { String($0.dropFirst(name.count + 2)) })
    }
  #endif

  @Test(arguments: namesOfMended)
  func `the fixed form is clean`(name: String) async throws {
    let fixed = try #require(try await visit(name).fixed)
    #expect(fixed.isClean, "\(fixed.reports.map(\.text).joined())")
    #expect(fixed.livingForGood == 0)
  }

  @Test(arguments: names)
  func `what is registered outlives its owner in the broken form only, and as said`(name: String)
    async throws
  {
    let visit = try await visit(name)
    #expect(visit.broken.remaining == visit.entry.remaining)
    #expect(visit.fixed?.remaining.isEmpty != false)
  }

  @Test(arguments: Gallery.shapes.map { $0.entry.name })
  func `the lines of a fix stand in the shape's source`(name: String) throws {
    let entry = try #require(Gallery.shape(named: name)).entry
    let lines = try String(contentsOfFile: entry.file, encoding: .utf8)
      .components(separatedBy: "\n")
    let start = try #require(lines[..<entry.line].lastIndex { $0.hasPrefix("enum ") })
    let source = lines[start...].prefix { $0 != "}" }.joined(separator: "\n")
    for line in (entry.fix?.broken ?? []) + (entry.fix?.fixed ?? []) where !line.isEmpty {
      // Once in the entry, once in the code.
      #expect(source.components(separatedBy: line).count > 2, "\(line)")
    }
  }

  @Test(arguments: Gallery.shapes.map { $0.entry.name })
  func `a fix closes the braces that it opens`(name: String) throws {
    func open(_ lines: [String]) -> Int {
      lines.joined().count { $0 == "{" } - lines.joined().count { $0 == "}" }
    }
    let entry = try #require(Gallery.shape(named: name)).entry
    guard let fix = entry.fix, !fix.broken.isEmpty, !fix.fixed.isEmpty else { return }
    #expect(open(fix.broken) == open(fix.fixed))
  }

  @Test func `no letter of the table has two meanings`() {
    let letters = Check.allCases.map(\.rawValue) + Cell.allCases.map { String($0.rawValue) }
    #expect(letters == ["D", "R", "I", "T", "H", "L", "Y", "N", "P", "2", "F", "-"])
    #expect(Set(letters).count == letters.count)
  }

  @Test func `the pasted table of shapes is up to date`() async throws {
    let matrix = Matrix(try await Self.visits.value)
    let table = PastedTable(
      "Sources/LifecycleKit/LifecycleKit.docc/Gallery.md", between: "gallery matrix")
    if matrix.visits.count == Gallery.shapes.count {
      #expect(try table.holds(matrix.markdown))
    } else {
      // The sums are of all; each row can be compared by itself.
      let pasted = Set(try table.text().components(separatedBy: "\n"))
      let rows = matrix.markdown.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
      #expect(rows.filter { !pasted.contains($0) } == [])
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every name and row stands once, in the catalogue's order`() {
    let entries = Gallery.shapes.map { $0.entry }
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(entries.map(\.row) == entries.map(\.row).sorted())
    #expect(Set(entries.map(\.row)).count == entries.count)
  }
}
