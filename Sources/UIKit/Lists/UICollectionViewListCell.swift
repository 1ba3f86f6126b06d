import UIKitCore
import Foundation

/// An item that looks like a row of a table.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its ends. Retained, with their handlers.
  open var accessories: [UICellAccessory] = []
  /// Stored, not simulated.
  open var indentationLevel = 0, indentationWidth: CGFloat = 10, indentsAccessories = true

  /// Makes one at a place.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The content of a usual cell, to be filled in and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Where the line below begins.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let made = UILayoutGuide()
    addLayoutGuide(made)
    return made
  }()
}

/// What stands at an end of a cell that looks like a row. Holds its handler and its view.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When it is shown.
  public enum DisplayedState: Sendable {
    /// Always, or while editing is or is not.
    case always, whenEditing, whenNotEditing
  }

  /// What it does.
  public typealias ActionHandler = () -> Void

  /// What is stored of its looks.
  public struct Options: Hashable, Sendable {
    /// Makes options where nothing was asked for.
    public nonisolated init() {}
  }

  /// Where a view of one's own stands.
  public enum Placement {
    /// At the beginning, and when.
    case leading(displayed: DisplayedState = .always)
    /// At the end, and when.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of one's own and where it stands. Holds the view.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where.
    public let placement: Placement

    /// Makes one. Holds the view.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  /// When it is shown.
  public let displayedState: DisplayedState
  private let handler: ActionHandler?
  private let view: UIView?

  private init(
    _ displayed: DisplayedState, _ handler: ActionHandler? = nil, _ view: UIView? = nil
  ) {
    (displayedState, self.handler, self.view) = (displayed, handler, view)
  }

  /// The sign that more follows.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  /// The sign that it is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  /// The sign that it can be read. Holds the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  /// The sign to take it away. Holds the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  /// The sign to add one. Holds the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  /// The handle to move it by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  /// The circle to choose it by.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  /// The sign to open what is below. Holds the handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(displayed, actionHandler) }

  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = .init()
  ) -> UICellAccessory { .init(displayed) }

  /// A view of one's own. Holds it.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed), .trailing(let displayed):
      .init(displayed, nil, configuration.customView)
    }
  }
}
