import Foundation
import UIKitCore

@preconcurrency @MainActor open class UITableViewCell: UIView, Reusable {
  public let reuseIdentifier: String?
  private let cellStyle: CellStyle
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var showsReorderControl = false
  /// Setting it puts its view into `contentView`. (Documented.)
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  public let contentView = UIView()
  open private(set) lazy var imageView: UIImageView? = shown(UIImageView())
  open private(set) lazy var textLabel: UILabel? = shown(UILabel())
  open private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : shown(UILabel())

  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func shown<Content: UIView>(_ view: Content) -> Content {
    contentView.addSubview(view)
    return view
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
    state.isEditing = isEditing
    return state
  }

  private func stateDidChange() {
    if type(of: self) == UITableViewCell.self, configurationUpdateHandler == nil { return }
    setNeedsUpdateConfiguration()
  }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, Reusable {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var backgroundView: UIView?
  open private(set) lazy var textLabel: UILabel? = {
    let made = UILabel()
    contentView.addSubview(made)
    return made
  }()
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// As of a cell.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open func setNeedsUpdateConfiguration() { configureSoon() }
  /// Retained. Setting it has the configuration updated.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
}

extension UITableView {
  /// Cells are made by `init(style:reuseIdentifier:)`, as on iOS; `nil` unregisters.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, for: identifier)
  }

  /// See `UINib.register(name:make:)`.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(aClass, for: identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(nib, for: identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registry.take(identifier) { UITableViewCell.made(of: $0, identifier) } as? UITableViewCell
  }

  /// A plain cell where none is registered. (UIKit: exception.)
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headers.take(identifier) { UITableViewHeaderFooterView.made(of: $0, identifier) }
      as? UITableViewHeaderFooterView
  }
}
