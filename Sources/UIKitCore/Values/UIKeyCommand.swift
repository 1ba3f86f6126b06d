import Foundation

/// A key of a keyboard and the name of the method it calls: a value.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  /// The key.
  public let input: String?
  /// The keys that are held down meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// The name of the method.
  public let action: Selector?
  /// The words where the keys are listed.
  open var discoverabilityTitle: String?
  /// Whether it comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Makes a command without words.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}

/// The keys that are held down meanwhile. (The raw values are UIKit's.)
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// The keys of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
