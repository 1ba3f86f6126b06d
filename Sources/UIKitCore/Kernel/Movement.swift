/// What a controller's appearance change is part of; the four flags that UIKit offers.
///
/// Set before the first callback of a transition and cleared after the last.
struct Movement: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let toParent = Movement(rawValue: 1)
  static let fromParent = Movement(rawValue: 2)
  static let presented = Movement(rawValue: 4)
  static let dismissed = Movement(rawValue: 8)
}
