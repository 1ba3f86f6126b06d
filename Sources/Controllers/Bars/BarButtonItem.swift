import Foundation

/// A button in a navigation bar or a toolbar: values, and what a tap does. (`UIBarButtonItem`.)
///
/// Nothing is drawn. `User.tap(_:)` taps it where a user could.
@preconcurrency @MainActor open class BarButtonItem: BarItem {
  /// How much the button stands out. (`UIBarButtonItem.Style`.)
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// The buttons and spaces that the system draws. (`UIBarButtonItem.SystemItem`.)
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  /// How much the button stands out.
  open var style = Style.plain
  /// The width; 0 for one that fits.
  open var width: CGFloat = 0
  /// All the words that the button may show, for its width.
  open var possibleTitles: Set<String>?
  /// What stands in the place of the button. Retained. A tap on it is the view's affair.
  open var customView: View?
  /// Whether the button is not there. (iOS 16.)
  open var isHidden = false
  /// Whether the button is drawn as selected. (iOS 15.)
  open var isSelected = false
  /// Which of the system's buttons it is; `nil` for one of the program's own.
  let systemItem: SystemItem?

  /// Makes a button without words.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Makes a button without words; there is nothing to decode.
  public required override init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  init(of systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes a place for a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Makes a space that takes what is left.
  public class func flexibleSpace() -> BarButtonItem { BarButtonItem(of: .flexibleSpace) }

  /// Makes a space of a width.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let space = BarButtonItem(of: .fixedSpace)
    space.width = width
    return space
  }

  /// What a tap does.
  func sendAction() {}
}

/// The button that a screen hands out to switch its editing on and off.
final class EditButtonItem: BarButtonItem {
  private weak var screen: ViewControllerAttributes?

  init(of screen: ViewControllerAttributes) {
    self.screen = screen
    super.init(of: .edit)
    title = screen.isEditing ? "Done" : "Edit"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sendAction() {
    guard let screen else { return }
    screen.setEditing(!screen.isEditing, animated: true)
  }
}
