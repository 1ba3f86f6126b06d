/// The name of an Objective-C method, as a value: there are no such methods on Linux. (`Selector`.)
///
/// What is given one keeps it, and can have it performed only by a target that is `SelectorPerforming`. The
/// edit that helps otherwise is a `UIAction` in its place.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// The selector of that name; `#selector` does not exist on Linux.
  public init(_ name: String) { description = name }

  /// The selector of that name.
  public init(stringLiteral name: String) { description = name }
}
