import LiveObjects

/// A static that holds nothing, which only the notes for debuggers show.
@MainActor enum UnsafeStatic {
  private final class Node {
    var other: Node?
  }

  private static unowned(unsafe) var seen: Node?

  /// The fault of the answer about a cycle that the static refers to and a local variable holds.
  static func fault() -> String? {
    let node = Node()
    (node.other, seen) = (node, node)
    defer { (node.other, seen) = (nil, nil) }
    let path = withExtendedLifetime(node) {
      RetainingPaths().retention(of: ObjectAddress(of: node)).path
    }
    return path?.origin == .cycle ? nil : "an unowned(unsafe) static: \(path?.text() ?? "nothing")"
  }
}
