import Foundation
import UIKitCore

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var configuration: Configuration?
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  private var stateValues: [State.RawValue: StateValues] = [:]
  private var words: UILabel?
  private var picture: UIImageView?

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  public class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
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

  /// `.touchUpInside` performs the primary action, too. (Also when code sends it: unverified.)
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  /// Called by `setNeedsUpdateConfiguration()` alone, not when the state changes.
  open func updateConfiguration() {}

  /// Calls `updateConfiguration()` and the handler at once (UIKit: before the next layout), and again at the end of
  /// the turn in which an observable property changes that they have read. (iOS 26. Documented.)
  open func setNeedsUpdateConfiguration() {
    track(.configuration) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    } again: {
      $0.configureLater { ($0 as? UIButton)?.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: - Looks

  /// Made on first use. Follows `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    if let words { return words }
    let made = UILabel()
    words = made
    addSubview(made)
    updateContent()
    return made
  }

  /// Made on first use. Follows `setImage(_:for:)`.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView()
    picture = made
    addSubview(made)
    updateContent()
    return made
  }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  open func title(for state: State) -> String? { stateValue(state, \.title) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    stateValue(state, \.attributedTitle)
  }
  open func titleColor(for state: State) -> UIColor? { stateValue(state, \.titleColor) }
  open func titleShadowColor(for state: State) -> UIColor? { stateValue(state, \.shadowColor) }
  open func image(for state: State) -> UIImage? { stateValue(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { stateValue(state, \.backgroundImage) }
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func change(_ state: State, _ change: (inout StateValues) -> Void) {
    change(&stateValues[state.rawValue, default: StateValues()])
    updateContent()
  }

  private func stateValue<Value>(_ state: State, _ part: KeyPath<StateValues, Value?>) -> Value? {
    stateValues[state.rawValue]?[keyPath: part]
      ?? stateValues[State.normal.rawValue]?[keyPath: part]
  }

  private func updateContent() {
    words?.text = currentTitle
    picture?.image = currentImage
  }

  open override var isEnabled: Bool { didSet { updateContent() } }
  open override var isSelected: Bool { didSet { updateContent() } }
  open override var isHighlighted: Bool { didSet { updateContent() } }
}

private struct StateValues {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    enum Kind: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let kind: Kind
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration.clear()
    private init(_ kind: Kind) { self.kind = kind }
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1 << 0)
  public static let leading = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let trailing = Self(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
