import Foundation

/// A text of Core Foundation's: a `String` here, so that `name as CFString` compiles.
public typealias CFString = String

/// An object of Core Foundation's.
public typealias CFTypeRef = AnyObject

/// A font of Core Graphics: its name. (`CGFont`.)
public final class CGFont: Hashable, Sendable {
  /// Its name.
  public let postScriptName: CFString?

  /// The font of a name; any name will do. (UIKit: `nil` for one that is not installed.)
  public init?(_ name: CFString) { postScriptName = name }

  /// Whether the names are the same.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
    lhs.postScriptName == rhs.postScriptName
  }

  /// Takes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
