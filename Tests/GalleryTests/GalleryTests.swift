import Foundation
import Gallery
import LifecycleKit
import Testing

/// Plays every shape of the gallery and holds the outcome to its entry in the catalogue.
@Suite("Gallery", .serialized) @MainActor struct GalleryTests {
  @Test(arguments: Gallery.shapes.map { $0.entry.name })
  func `the broken form is seen as the catalogue says, and held by whom it says`(name: String)
    async throws
  {
    let shape = try #require(Gallery.shape(named: name))
    let outcome = try await Outcome.of(shape, .broken)
    let checks = Check.allCases.filter { $0 != .counting }
    let seen = checks.map { outcome.cell($0, of: shape.entry).rawValue }
    let expected = checks.map { shape.entry.expectedCell($0).rawValue }
    #expect(seen == expected, "\(outcome.retention?.text() ?? "nobody is known to hold it")")
    #expect(outcome.retention?.signature?.readableForm == shape.entry.holder)
    switch shape.entry.kind {
    case .cycle, .abandoned: #expect(outcome.livingForGood > 0)
    case .transient, .remains: #expect(outcome.livingForGood == 0)
    case .correct: break
    }
  }

  @Test(arguments: Gallery.shapes.filter { $0.entry.fix != nil }.map { $0.entry.name })
  func `the fixed form is clean`(name: String) async throws {
    let shape = try #require(Gallery.shape(named: name))
    let outcome = try await Outcome.of(shape, .fixed)
    #expect(outcome.isClean, "\(outcome.reports.map(\.text).joined())")
    #expect(outcome.livingForGood == 0)
  }

  @Test func `every name and row stands once, in the catalogue's order`() {
    let entries = Gallery.shapes.map { $0.entry }
    #expect(Set(entries.map(\.name)).count == entries.count)
    #expect(entries.map(\.row) == entries.map(\.row).sorted())
    #expect(Set(entries.map(\.row)).count == entries.count)
  }

  @Test(arguments: Gallery.shapes.map { $0.entry.name })
  func `the lines of a fix stand in the shape's source`(name: String) throws {
    let entry = try #require(Gallery.shape(named: name)).entry
    let source = try String(contentsOfFile: entry.file, encoding: .utf8)
    for line in (entry.fix?.broken ?? []) + (entry.fix?.fixed ?? []) where !line.isEmpty {
      // Once in the entry, once in the code.
      #expect(source.components(separatedBy: line).count > 2, "\(line)")
    }
  }
}
