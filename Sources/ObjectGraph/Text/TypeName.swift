import Synchronization

/// The printed names of types, each made once in a process.
///
/// The runtime makes a name anew each time it is asked, and copies it. Names of types are never forgotten, as types are
/// never unloaded.
package enum TypeName {
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a type as `String(describing:)` gives it. From any thread.
  ///
  /// - Complexity: O(1) after the first time.
  package static func of(_ type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known.withLock({ $0[key] }) { return name }
    // Outside of the lock: to describe a type may build it, which runs other code.
    let name = String(describing: type)
    known.withLock { $0[key] = name }
    return name
  }
}
