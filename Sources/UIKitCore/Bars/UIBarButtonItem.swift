import Foundation
import ObjectGraph

/// Nothing is drawn. `SimulatedUser.tap(_:)` taps the button where a user could.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain = 0, done = 2, prominent
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  /// Retained. A tap on it is the view's affair.
  open var customView: UIView?
  open var isHidden = false
  open var isSelected = false
  open var tintColor: UIColor?

  /// The action that a tap performs, before `target` and `action`. Retained. Setting it takes over title and
  /// image, unless this is one of the system's buttons; setting `nil` leaves them. (Documented.)
  open var primaryAction: UIAction? {
    get { performedAction }
    set {
      performedAction = newValue
      // No observer, which the initialisers would not call.
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }
  private var performedAction: UIAction?
  /// Retained. A test performs one of its actions.
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  /// Not retained.
  open weak var target: AnyObject?
  /// Performed by a target that is `SelectorPerforming`; with another target a tap is refused and says so.
  open var action: Selector?
  private(set) var systemItem: SystemItem?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(of systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  var obstacleToAction: String? {
    guard primaryAction == nil, let action, !(target is any SelectorPerforming) else { return nil }
    return
      "its action \(action) is a selector, which cannot be performed on Linux; give it a primaryAction"
  }

  var hasAction: Bool {
    primaryAction != nil || (action != nil && target is any SelectorPerforming)
  }

  func sendAction() {
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let action { (target as? any SelectorPerforming)?.perform(action, with: self) }
  }
}

extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(of: systemItem)
    set(target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(of: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button. Without words or a picture of its own it has those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(of: .flexibleSpace) }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(of: .fixedSpace)
    space.width = width
    return space
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

extension Vocabulary {
  /// The words for the properties declared in this folder.
  static let ofBars = Vocabulary(
    names: [
      "UIBarButtonItem.performedAction": "primaryAction"
    ])
}
