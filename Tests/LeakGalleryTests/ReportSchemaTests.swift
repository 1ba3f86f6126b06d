import Foundation
import LeakGallery
import LifecycleKit
import PastedTables
import Testing

extension LeakGalleryTests {
  private static let guide = "Sources/LifecycleKit/LifecycleKit.docc/ReportsAsJSON.md"

  @Test func `the JSON of each report is as the guide's schema says`() async throws {
    let schema = try JSONSchema(titled: "LeakReport", in: Self.guide)
    var steps = 0
    for visit in try await Self.visits.value {
      for report in visit.broken.reports {
        #expect(try schema.faults(of: report.json()) == [], "\(visit.entry.name)")
        steps += report.retention?.path?.steps.count ?? 0
      }
    }
    #expect(steps > 20)
  }

  @Test func `a report that is not as the schema says is refused`() async throws {
    let schema = try JSONSchema(titled: "LeakReport", in: Self.guide)
    let visits = try await Self.visits.value
    let report = try #require(visits.lazy.compactMap(\.broken.reports.first).first)
    let json = try report.json()
    func faults(_ old: String, _ new: String) throws -> [String] {
      #expect(json.contains(old))
      return try schema.faults(of: json.replacing(old, with: new, maxReplacements: 1))
    }
    #expect(try faults("\"elapsed\"", "\"age\"") == ["$.age: unknown", "$: no elapsed"])
    #expect(try faults("\"subject\" : \"", "\"subject\" : [], \"madeIn\" : \"").count == 2)
    #expect(
      try faults("\"delayedCheck\"", "\"glance\"") == ["$.foundBy[0]: none of the values"])
  }

  @Test func `a report has the position of its event in the log`() async throws {
    let shape = try #require(Gallery.shape(named: "closure-property"))
    let found = try await shape.played(.broken) { simulation in
      simulation.leaks.map { report in
        report.logPosition.map { simulation.log.events[$0].line } == "leak: \(report.headline)"
      }
    }
    #expect(!found.isEmpty && found.allSatisfy { $0 })
  }
}
