/// What the demangled symbol of a static or global tells of its type.
enum VariableType {
  /// Types of the standard library and of this one that are addresses and keep nothing alive.
  private static let addresses = [
    "Swift.ObjectIdentifier", "Swift.Unmanaged<", "Swift.Unsafe", "Swift.OpaquePointer",
    "Swift.AutoreleasingUnsafe", "Swift.Int", "Swift.UInt", "ObjectGraph.ObjectAddress",
    "weak ", "unowned", "Swift.Optional<Swift.ObjectIdentifier",
    "Swift.Optional<Swift.Unmanaged<", "Swift.Optional<Swift.Unsafe",
    "Swift.Optional<Swift.OpaquePointer", "Swift.Optional<ObjectGraph.ObjectAddress",
  ]

  /// Whether a variable such as `static M.Session.last : Swift.ObjectIdentifier` cannot keep an object
  /// alive, though it may have the object's address in it.
  static func keepsNothing(_ demangled: String) -> Bool {
    guard let colon = demangled.firstRange(of: " : ") else { return false }
    let type = demangled[colon.upperBound...]
    return addresses.contains { type.hasPrefix($0) }
  }
}
