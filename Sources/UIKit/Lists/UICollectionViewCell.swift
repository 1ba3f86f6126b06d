import Foundation
import UIKitCore

extension UICollectionView {
  /// Cells are made by `init(frame:)`, as on iOS; `nil` unregisters.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// See `UINib.register(name:make:)`.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, for: elementKind + " " + identifier)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(nib, for: elementKind + " " + identifier)
  }

  /// A plain cell where none is registered. (UIKit: exception.)
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      registry.take(identifier, make: UICollectionReusableView.made) as? UICollectionViewCell
      ?? UICollectionViewCell()
    cell.reuseIdentifier = identifier
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      registry.take(elementKind + " " + identifier, make: UICollectionReusableView.made)
      as? UICollectionReusableView ?? UICollectionReusableView()
    view.reuseIdentifier = identifier
    return view
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView, Reusable {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}

  /// Not called here, as the next.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Setting it puts its view into `contentView`. (Documented.)
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the cell comes into its list and after `setNeedsUpdateConfiguration()`, before the handler, and
  /// again when an observable property has changed that either has read. (iOS 26. Documented; the handler second:
  /// unverified.)
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Has the configuration updated before the next layout, or at the end of the turn. A change of the cell's state
  /// does so too. (Documented.)
  open func setNeedsUpdateConfiguration() { configureSoon() }
  /// Retained. Setting it has the configuration updated.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  private func stateDidChange() {
    if type(of: self) == UICollectionViewCell.self, configurationUpdateHandler == nil { return }
    setNeedsUpdateConfiguration()
  }
}

@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0, indentationWidth: CGFloat = 10, indentsAccessories = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let made = UILayoutGuide()
    addLayoutGuide(made)
    return made
  }()
}

@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = () -> Void

  public struct Options: Hashable, Sendable {
    public nonisolated init() {}
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  public let displayedState: DisplayedState
  private let handler: ActionHandler?
  private let view: UIView?

  private init(
    _ displayed: DisplayedState, _ handler: ActionHandler? = nil, _ view: UIView? = nil
  ) {
    (displayedState, self.handler, self.view) = (displayed, handler, view)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed), .trailing(let displayed):
      .init(displayed, nil, configuration.customView)
    }
  }
}

@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

@preconcurrency @MainActor public protocol UIConfigurationState {}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public struct TextProperties: Hashable, Sendable {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(prefersSideBySideTextAndSecondaryText: true)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

extension UIListContentView: TextShowing {
  var shownText: String? { (configuration as? UIListContentConfiguration)?.text }
}
