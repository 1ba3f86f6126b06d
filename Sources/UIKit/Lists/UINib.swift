import UIKitCore
import Foundation

/// The name of an interface in an archive. There are no archives to read: say once, in the test target, how the
/// views of a name are made, with `register(name:make:)`.
@preconcurrency @MainActor open class UINib: NSObject {
  private static var makers: [String: @MainActor (_ owner: Any?) -> [Any]] = [:]

  /// The name.
  let name: String

  /// Names an interface; the bundle is of no consequence.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says how what is in the interface of a name is made: its cell, or the views of an owner. Kept until
  /// another is registered for the name, or `unregisterAll()`.
  public static func register(name: String, make: @escaping @MainActor (_ owner: Any?) -> [Any]) {
    makers[name] = make
  }

  /// The same for one view.
  public static func register(name: String, make: @escaping @MainActor () -> UIView) {
    makers[name] = { _ in [make()] }
  }

  /// Forgets all that was registered.
  public static func unregisterAll() { makers = [:] }

  /// What is in it, made as was registered; nothing where nothing was.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    UINib.makers[name]?(ownerOrNil) ?? []
  }

  /// What can be said when an interface is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The words.
    public let rawValue: String

    /// The key of these words.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stand-ins for objects outside; of no consequence.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
