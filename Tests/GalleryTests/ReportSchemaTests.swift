import Foundation
import Gallery
import LifecycleKit
import Testing

extension GalleryTests {
  /// The schema as the guide has it.
  private static func schema() throws -> JSONSchema {
    let page = try String(
      contentsOf: root.appending(
        path: "Sources/LifecycleKit/LifecycleKit.docc/ReportsAsJSON.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "```json\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n```")).lowerBound
    let whole = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return JSONSchema(whole: try #require(whole as? [String: Any]))
  }

  private static func faults(of json: String, by schema: JSONSchema) throws -> [String] {
    schema.faults(of: try JSONSerialization.jsonObject(with: Data(json.utf8)))
  }

  @Test func `the JSON of each report is as the guide's schema says`() async throws {
    let schema = try Self.schema()
    var steps = 0
    for visit in try await Self.visits.value {
      for report in visit.broken.reports {
        #expect(try Self.faults(of: report.json(), by: schema) == [], "\(visit.entry.name)")
        steps += report.retention?.path?.steps.count ?? 0
      }
    }
    #expect(steps > 20)
  }

  @Test func `a report that is not as the schema says is refused`() async throws {
    let schema = try Self.schema()
    let visits = try await Self.visits.value
    let report = try #require(visits.lazy.compactMap(\.broken.reports.first).first)
    let json = try report.json()
    func faults(_ old: String, _ new: String) throws -> [String] {
      #expect(json.contains(old))
      return try Self.faults(of: json.replacing(old, with: new, maxReplacements: 1), by: schema)
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

/// A schema with the few words that the guide's one uses.
private struct JSONSchema {
  let whole: [String: Any]

  /// The differences of a value from the schema, a line each, in the order of the keys.
  func faults(of value: Any) -> [String] { faults(of: value, whole, at: "$") }

  private func faults(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let found = (whole["$defs"] as? [String: [String: Any]])?[name] else {
        return ["\(place): no definition \(name)"]
      }
      return faults(of: value, found, at: place)
    }
    if let allowed = schema["enum"] as? [String] {
      return (value as? String).map(allowed.contains) == true
        ? [] : ["\(place): none of the values"]
    }
    switch schema["type"] as? String {
    case "object":
      guard let object = value as? [String: Any] else { return ["\(place): no object"] }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let isClosed = schema["additionalProperties"] as? Bool == false
      let inner = object.keys.sorted().flatMap { key -> [String] in
        guard let property = properties[key], let value = object[key] else {
          return isClosed ? ["\(place).\(key): unknown"] : []
        }
        return faults(of: value, property, at: "\(place).\(key)")
      }
      let required = schema["required"] as? [String] ?? []
      return inner + required.filter { object[$0] == nil }.map { "\(place): no \($0)" }
    case "array":
      guard let array = value as? [Any] else { return ["\(place): no array"] }
      let items = schema["items"] as? [String: Any] ?? [:]
      return array.enumerated().flatMap { faults(of: $1, items, at: "\(place)[\($0)]") }
    case "string": return value is String ? [] : ["\(place): no string"]
    case "boolean": return value is Bool ? [] : ["\(place): no truth value"]
    case "integer": return value is Int ? [] : ["\(place): no whole number"]
    case "number": return value is Double || value is Int ? [] : ["\(place): no number"]
    default: return ["\(place): the schema says nothing"]
    }
  }
}
