import Foundation

/// A button in a navigation bar or a toolbar: values, and what a tap does.
///
/// Nothing is drawn. `SimulatedUser.tap(_:)` taps it where a user could.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much the button stands out.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }

  /// The buttons and spaces that the system draws.
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
  open var customView: UIView?
  /// Whether the button is not there. (iOS 16.)
  open var isHidden = false
  /// Whether the button is drawn as selected. (iOS 15.)
  open var isSelected = false
  /// The colour of words and picture.
  open var tintColor: UIColor?

  /// What a tap does, before `target` and `action`. Retained. Setting it takes over title and image, unless
  /// this is one of the system's buttons; setting `nil` leaves them. (Documented.)
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
  /// What a tap opens where there is nothing else to do. Retained. A test performs one of its actions.
  open var menu: UIMenu?
  /// Whether the button shows what was chosen in the menu; kept.
  open var changesSelectionAsPrimaryAction = false
  /// Who gets `action`. Not retained.
  open weak var target: AnyObject?
  /// The name of the method that a tap calls: by a target that is `SelectorPerforming`. Otherwise a tap is
  /// refused, and says so.
  open var action: Selector?

  /// Which of the system's buttons it is; `nil` for one of the program's own.
  private(set) var systemItem: SystemItem?

  /// Makes a button without words.
  public override init() {
    super.init()
  }

  /// Makes a button without words; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Why a tap cannot do what it should.
  var obstacleToAction: String? {
    guard primaryAction == nil, let action, !(target is any SelectorPerforming) else { return nil }
    return
      "its action \(action) is a selector, which cannot be performed on Linux; give it a primaryAction"
  }

  /// Whether a tap does something.
  var hasAction: Bool {
    primaryAction != nil || (action != nil && target is any SelectorPerforming)
  }

  /// What a tap does.
  func sendAction() {
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let action { (target as? any SelectorPerforming)?.perform(action, with: self) }
  }
}
