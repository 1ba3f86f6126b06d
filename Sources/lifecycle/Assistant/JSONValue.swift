/// Any value of JSON.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object; `nil` where there is none.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Whether it can be the identifier of a request.
  var isIdentifier: Bool {
    switch self {
    case .string, .integer: true
    default: false
    }
  }

  /// The kind of value, by its name in JSON Schema.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let it = try? value.decode(Bool.self) {
      self = .bool(it)
    } else if let it = try? value.decode(Int.self) {
      self = .integer(it)
    } else if let it = try? value.decode(Double.self) {
      self = .number(it)
    } else if let it = try? value.decode(String.self) {
      self = .string(it)
    } else if let it = try? value.decode([JSONValue].self) {
      self = .array(it)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let it): try value.encode(it)
    case .integer(let it): try value.encode(it)
    case .number(let it): try value.encode(it)
    case .string(let it): try value.encode(it)
    case .array(let it): try value.encode(it)
    case .object(let it): try value.encode(it)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
