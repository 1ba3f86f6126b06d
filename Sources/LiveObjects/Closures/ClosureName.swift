/// Facts about the function that a closure stands in, read from the closure's name.
enum ClosureName {
  /// Whether the function that a closure stands in belongs to one of the types.
  ///
  /// `closure #1 in closure #2 in Outer.Screen.load(id:)` stands in a function of `Screen`; so does
  /// `Screen.load(id:)`, a method bound to its object. Generic arguments do not count.
  static func mentionsType(in name: String, of types: [String]) -> Bool {
    guard let owner = owner(in: name) else { return false }
    return types.contains { plain($0[...]) == owner }
  }

  /// Whether a function with this name can have a capture list: a closure, not a method or a local function.
  static func hasCaptureList(_ name: String) -> Bool {
    name == "closure" || name.hasPrefix("closure #")
  }

  /// The function that closures stand in: `Feed.start()` of `closure #1 in Feed.start()`.
  static func withoutClosures(_ name: String) -> String {
    parts(of: name).drop { $0.hasPrefix("closure #") }.joined(separator: " in ")
  }

  /// The type that the innermost function with one belongs to; nil for free functions and static ones.
  ///
  /// Closures and local functions stand in front: `closure #1 in helper() in Screen.arm()`.
  private static func owner(in name: String) -> String? {
    // By bytes, because characters take long to tell apart.
    for function in parts(of: name) {
      let path = function.utf8.prefix { $0 != UInt8(ascii: "(") }.split(
        separator: UInt8(ascii: "."))
      if path.count < 2 { continue }
      return function.hasPrefix("static ") ? nil : plain(Substring(path[path.count - 2]))
    }
    return nil
  }

  /// The name without its " in "s.
  private static func parts(of name: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(name)
    while let word = rest.firstRange(of: " in ") {
      parts.append(rest[..<word.lowerBound])
      rest = rest[word.upperBound...]
    }
    return parts + [rest]
  }

  private static func plain(_ type: Substring) -> String {
    String(Substring(type.utf8.prefix { $0 != UInt8(ascii: "<") }))
  }
}
