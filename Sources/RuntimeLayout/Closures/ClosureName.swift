/// What the name of a closure tells of the function it stands in.
enum ClosureName {
  /// Whether the function that a closure stands in belongs to one of the types.
  ///
  /// `closure #1 in closure #2 in Outer.Screen.load(id:)` stands in a function of `Screen`; so does
  /// `Screen.load(id:)`, a method bound to its object. Generic arguments do not count.
  static func mentionsType(in name: String, of types: [String]) -> Bool {
    guard let owner = owner(in: name) else { return false }
    return types.contains { plain($0) == owner }
  }

  /// The innermost type that the function belongs to; nil for a free function or a static one.
  private static func owner(in name: String) -> String? {
    var function = Substring(name)
    while let word = function.range(of: " in ") { function = function[word.upperBound...] }
    if function.hasPrefix("static ") { return nil }
    let path = function.prefix { $0 != "(" }.split(separator: ".")
    return path.count > 1 ? plain(String(path[path.count - 2])) : nil
  }

  private static func plain(_ type: String) -> String { String(type.prefix { $0 != "<" }) }
}

extension Substring {
  /// The first place where some text stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
