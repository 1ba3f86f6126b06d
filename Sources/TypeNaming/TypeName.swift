/// How a type is called in logs, trees, reports and paths.
///
/// The classes of `Controllers` are declared under UIKit's names and told of without the prefix, as they are
/// typed: `NavigationController`. All others are called what the language calls them.
package enum TypeName {
  /// The name alone: `NavigationController`, `Box<ViewController>`.
  package static func short(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: true)
    guard name.contains(prefix) else { return _typeName(type, qualified: false) }
    return withPathsReplaced(in: name) { path in
      let last = path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? path
      return path.hasPrefix(prefix) && last.hasPrefix("UI") ? last.dropFirst(2) : last
    }
  }

  /// The name with its module: `Controllers.NavigationController`.
  package static func qualified(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: true)
    guard name.contains(prefix) else { return name }
    return withPathsReplaced(in: name) { path in
      path.hasPrefix(prefix) ? "Controllers." + path.dropFirst(prefix.count) : path
    }
  }

  private static let prefix = "Controllers.UI"

  /// The name with something else for each of its paths, `Module.Outer.Inner`.
  private static func withPathsReplaced(
    in name: String, by replacement: (Substring) -> Substring
  ) -> String {
    var text = ""
    var rest = name[...]
    while let start = rest.firstIndex(where: isInPath) {
      let end = rest[start...].firstIndex { !isInPath($0) } ?? rest.endIndex
      text += rest[..<start] + replacement(rest[start..<end])
      rest = rest[end...]
    }
    return text + rest
  }

  private static func isInPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}
