/// The change that a controller's appearance is part of, as the four flags that UIKit offers.
///
/// Set before the first callback of a transition and cleared after the last.
struct TransitionFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let toParent = TransitionFlags(rawValue: 1)
  static let fromParent = TransitionFlags(rawValue: 2)
  static let presented = TransitionFlags(rawValue: 4)
  static let dismissed = TransitionFlags(rawValue: 8)
}
