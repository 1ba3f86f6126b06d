/// A JSON value of any shape. Written, the members stand in their order; read, in that of their names.
enum JSONTree: Decodable, Equatable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  struct Member: Equatable {
    var name: String
    var value: JSONTree
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try values.allKeys.sorted { $0.stringValue < $1.stringValue }
          .map { Member(name: $0.stringValue, value: try values.decode(JSONTree.self, forKey: $0)) }
      )
      return
    }
    if var values = try? decoder.unkeyedContainer() {
      var all: [JSONTree] = []
      while !values.isAtEnd { all.append(try values.decode(JSONTree.self)) }
      self = .array(all)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  subscript(name: String) -> JSONTree? { members?.first { $0.name == name }?.value }

  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; of another value that value alone.
  var elements: [JSONTree] {
    if case .array(let all) = self { all } else { [self] }
  }

  /// The value as errors name what they found.
  var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): text.jsonLiteral
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }

  /// The value as JSON, in lines with two spaces for each level; what has one line's room is on one line.
  func text(_ indent: String = "", after name: String = "") -> String {
    let flat = line
    if name.count + flat.count + indent.count <= 100 { return flat }
    let (open, close, parts): (String, String, [String])
    switch self {
    case .object(let members):
      (open, close) = ("{", "}")
      parts = members.map { member in
        let name = "\(member.name.jsonLiteral): "
        return name + member.value.text(indent + "  ", after: name)
      }
    case .array(let all):
      (open, close) = ("[", "]")
      parts = all.map { $0.text(indent + "  ") }
    default: return flat
    }
    return "\(open)\n" + parts.map { "\(indent)  \($0)" }.joined(separator: ",\n")
      + "\n\(indent)\(close)"
  }

  private var line: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\($0.name.jsonLiteral): \($0.value.line)" }.joined(separator: ", ")
        + "}"
    case .array(let all): "[" + all.map(\.line).joined(separator: ", ") + "]"
    case .string(let text): text.jsonLiteral
    default: words
    }
  }
}

extension String {
  fileprivate var jsonLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
