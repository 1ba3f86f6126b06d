import Foundation

/// A schema in a guide, with the few words of JSON Schema that the guides use.
public struct JSONSchema {
  /// The guide has no such schema.
  public struct Missing: Error {
    /// Its title.
    public let title: String
  }

  private let schemas: [String: [String: Any]]
  private let title: String

  /// Reads a schema by its title from a guide, whose path begins at the repository's root. It may refer to others
  /// there.
  public init(titled title: String, in guide: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: guide), encoding: .utf8)
    let blocks = page.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    var schemas: [String: [String: Any]] = [:]
    for block in blocks {
      let schema = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any]
      if let schema, let name = schema["title"] as? String { schemas[name] = schema }
    }
    guard schemas[title] != nil else { throw Missing(title: title) }
    (self.schemas, self.title) = (schemas, title)
  }

  /// The differences of a JSON text from the schema, a line each, in the order of the keys.
  public func faults(of json: String) throws -> [String] {
    faults(
      of: try JSONSerialization.jsonObject(with: Data(json.utf8)), schemas[title] ?? [:], at: "$")
  }

  private func faults(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      let definitions = schemas.values.lazy.compactMap { $0["$defs"] as? [String: [String: Any]] }
      guard let found = schemas[name] ?? definitions.compactMap({ $0[name] }).first else {
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
