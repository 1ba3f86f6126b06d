import UIKitCore
import Foundation

/// A button: its words and pictures for each state, and what it does.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// With nothing of its own.
    case custom
    /// The system's.
    case system
    /// With a picture of the system's.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// With a cross.
    case close = 7
  }

  /// What the button is in a piece of an interface.
  public enum Role: Int, Sendable {
    /// Nothing special, what one most likely wants, what goes back, or what takes something away.
    case normal, primary, cancel, destructive
  }

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  /// What the button is in a piece of an interface.
  open var role = Role.normal
  /// The look as one value; changing it changes nothing else.
  open var configuration: Configuration?
  /// Called when the state changes on iOS; not here. Retained.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// A menu. Retained; nothing is shown.
  open var menu: UIMenu?
  /// Whether choosing from the menu changes the words.
  open var changesSelectionAsPrimaryAction = false
  /// Distances around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Distances around the words.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Distances around the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether pictures are drawn darker while pressed.
  open var adjustsImageWhenHighlighted = true

  private var looks: [State.RawValue: Look] = [:]
  private var words: UILabel?
  private var picture: UIImageView?

  /// Makes a button at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind that does something. Holds the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Makes a button with a look that does something. Holds the action, whose title it takes if it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  /// A button of the system's that does something. Holds the action.
  public class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  /// Sends what it does for a tap along with the tap itself. (That code's `.touchUpInside` reaches the
  /// primary action: unverified.)
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  /// Called when the look is to follow the state; not here.
  open func updateConfiguration() {}

  /// Calls `updateConfiguration()` and the handler at once. (UIKit: before the next layout.)
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  // MARK: - Looks

  /// The label of the words, made when it is first asked for. It follows `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    if let words { return words }
    let made = UILabel()
    words = made
    addSubview(made)
    updateContent()
    return made
  }

  /// The view of the picture, made when it is first asked for. It follows `setImage(_:for:)`.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    addSubview(made)
    updateContent()
    return made
  }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the words with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the colour of the words' shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the picture behind for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  /// Sets the size of the symbol for a state; not kept.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The words for a state, else those for the normal one.
  open func title(for state: State) -> String? { look(state, \.title) }
  /// The words with attributes for a state, else those for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(state, \.attributedTitle)
  }
  /// The colour of the words for a state, else that for the normal one.
  open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) }
  /// The colour of the words' shadow for a state, else that for the normal one.
  open func titleShadowColor(for state: State) -> UIColor? { look(state, \.shadowColor) }
  /// The picture for a state, else that for the normal one.
  open func image(for state: State) -> UIImage? { look(state, \.image) }
  /// The picture behind for a state, else that for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { look(state, \.backgroundImage) }

  /// The words at the moment.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  /// The words with attributes at the moment.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the words at the moment.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture at the moment.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  /// The picture behind at the moment.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state.rawValue, default: Look()])
    updateContent()
  }

  private func look<Value>(_ state: State, _ part: KeyPath<Look, Value?>) -> Value? {
    looks[state.rawValue]?[keyPath: part] ?? looks[State.normal.rawValue]?[keyPath: part]
  }

  private func updateContent() {
    words?.text = currentTitle
    picture?.image = currentImage
  }

  open override var isEnabled: Bool { didSet { updateContent() } }
  open override var isSelected: Bool { didSet { updateContent() } }
  open override var isHighlighted: Bool { didSet { updateContent() } }
}

/// How a button looks in one state.
private struct Look {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}
