import UIKitCore
import Foundation

/// A row of a table. (Values only.)
@preconcurrency @MainActor open class UITableViewCell: UIView, Reusable {
  /// The name under which it is used again.
  public let reuseIdentifier: String?
  private let cellStyle: CellStyle

  /// What shows that the cell is chosen.
  open var selectionStyle = SelectionStyle.default
  /// The sign at the end.
  open var accessoryType = AccessoryType.none
  /// A view in the place of the sign. Retained.
  open var accessoryView: UIView?
  /// The sign at the end while editing.
  open var editingAccessoryType = AccessoryType.none
  /// The view behind the content. Retained.
  open var backgroundView: UIView?
  /// The view behind the content while it is chosen. Retained.
  open var selectedBackgroundView: UIView?
  /// The distances of the line below from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// How far the content begins from the edge, in steps.
  open var indentationLevel = 0
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10
  /// Whether there is a handle to move the cell by.
  open var showsReorderControl = false
  /// What is shown, as a value. Setting it puts its view into `contentView`. (Documented.)
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is pressed.
  open var isHighlighted = false
  /// Whether the cell is being edited.
  open var isEditing = false

  /// The view for content. A subview.
  public let contentView = UIView()
  /// The picture. Made on first use.
  open private(set) lazy var imageView: UIImageView? = shown(UIImageView())
  /// The text. Made on first use.
  open private(set) lazy var textLabel: UILabel? = shown(UILabel())
  /// The second text; `nil` for a cell that has none. Made on first use.
  open private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : shown(UILabel())

  /// Makes a cell.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Sets the cell back before it is used again. For subclasses.
  open func prepareForReuse() {}

  /// Shows that the cell is chosen, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows that the cell is pressed, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Shows that the cell is being edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The content of a usual cell, to be filled in and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func shown<Content: UIView>(_ view: Content) -> Content {
    contentView.addSubview(view)
    return view
  }

  private func showContent() {
    for view in contentView.subviews where view is any UIContentView { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }
}

/// The view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, Reusable {
  /// The name under which it is used again.
  public let reuseIdentifier: String?
  /// The view for content. A subview.
  public let contentView = UIView()
  /// The view behind the content. Retained.
  open var backgroundView: UIView?
  /// The text. Made on first use.
  open private(set) lazy var textLabel: UILabel? = {
    let made = UILabel()
    contentView.addSubview(made)
    return made
  }()

  /// Makes one.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes one that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Sets the view back before it is used again. For subclasses.
  open func prepareForReuse() {}
}
