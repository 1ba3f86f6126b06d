/// What `import UIKit` brings on Linux, by name.
struct SymbolTable: Equatable, Sendable {
  var types: [String: KnownType] = [:]

  /// The table that was written from this package's sources.
  static let known = SymbolTable(rows: written)

  func declares(_ name: String) -> Bool { types[name] != nil }

  /// What a name stands for in the end; `nil` when that is nothing in the table.
  func resolved(_ name: String) -> (name: String, type: KnownType)? {
    guard let type = types[name] else { return nil }
    guard type.kind == "typealias" else { return (name, type) }
    return type.inherited.first.flatMap { $0 == name ? nil : resolved($0) }
  }

  /// A class and its superclasses as far as they are in the table; `nil` when one is not known to the end.
  func ancestry(of name: String) -> [(name: String, type: KnownType)]? {
    var chain: [(name: String, type: KnownType)] = []
    var next: String? = name
    while let name = next, name != "NSObject" {
      guard let (name, type) = resolved(name), type.kind == "class" else {
        // A protocol in the first place: no superclass at all.
        return !chain.isEmpty && isProtocol(name) ? chain : nil
      }
      chain.append((name, type))
      next = type.inherited.first
    }
    return chain.isEmpty ? nil : chain
  }

  private func isProtocol(_ name: String) -> Bool {
    resolved(name)?.type.kind == "protocol"
      || ["Sendable", "Hashable", "Equatable", "NSCoding", "NSCopying", "NSSecureCoding"].contains(
        name)
  }
}
