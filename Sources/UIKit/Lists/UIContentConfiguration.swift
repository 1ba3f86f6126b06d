import UIKitCore
import Foundation

/// What a view shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a value.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// What a cell is, for its look.
@preconcurrency @MainActor public protocol UIConfigurationState {}

/// The texts and the picture of a usual cell.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the letters.
    public var color = UIColor.label
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The tint.
    public var tintColor: UIColor?
    /// How large it may be.
    public var maximumSize = CGSize.zero
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false

  /// That of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// That of a cell with two texts below each other.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// That of a cell with two texts beside each other.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(prefersSideBySideTextAndSecondaryText: true)
  }

  /// Makes the view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view that shows the texts and the picture of a usual cell.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration

  /// Makes a view that shows this.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}
