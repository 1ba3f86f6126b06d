import Foundation

/// A list of entries, each an action or another menu. Holds them. (Nothing is shown: what a
/// test wants to choose it finds among the children and performs.)
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The words.
    public let rawValue: String

    /// The identifier of these words.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of these words.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How the menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inside its parent, not behind an entry of it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Takes something away for good.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What tells this menu apart; made up when it is first asked for and none was given.
  public private(set) lazy var identifier: Identifier =
    givenIdentifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
  private let givenIdentifier: Identifier?
  /// How the menu is shown.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// Makes a menu. Holds the entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    givenIdentifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The entries that are chosen.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// A menu like this with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
