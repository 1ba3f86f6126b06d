/// The change that a controller's appearance is part of, as the four flags that UIKit offers.
///
/// Set before the first callback of a transition and cleared after the last. No `OptionSet`, whose generic operations
/// took an eighth of a push and a pop in a debug build.
struct TransitionFlags: Sendable {
  private(set) var rawValue: UInt8 = 0

  static let toParent = TransitionFlags(rawValue: 1)
  static let fromParent = TransitionFlags(rawValue: 2)
  static let presented = TransitionFlags(rawValue: 4)
  static let dismissed = TransitionFlags(rawValue: 8)

  func contains(_ flags: TransitionFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  mutating func insert(_ flags: TransitionFlags) { rawValue |= flags.rawValue }
  mutating func remove(_ flags: TransitionFlags) { rawValue &= ~flags.rawValue }
}
