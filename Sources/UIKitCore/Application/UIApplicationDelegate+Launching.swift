import Foundation

/// What came of work in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}

extension UIApplicationDelegate {
  /// The delegate's own `window`, which is a stored property there; `nil` where it declares none. As an
  /// optional requirement has it, twice optional.
  public var window: UIWindow?? { storedWindow(of: self) }

}

/// The stored property `window` of a delegate. Read by its name, because a protocol cannot ask for it and leave
/// it out at once; `nil` where there is none.
@MainActor func storedWindow(of delegate: AnyObject) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let level = mirror {
    for child in level.children where child.label == "window" {
      return .some(child.value as? UIWindow)
    }
    mirror = level.superclassMirror
  }
  return nil
}
