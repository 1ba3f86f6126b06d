import Foundation

/// Something to do, with a name: what a button, a bar's item or a menu performs.
///
/// Holds its handler; what holds the action holds what the handler captures.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What tells actions apart: adding one to a control takes away that of the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The words.
    public let rawValue: String

    /// The identifier of these words.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of these words.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells this action apart; made up when it is first asked for and none was given.
  public private(set) lazy var identifier: Identifier =
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
  private let givenIdentifier: Identifier?
  /// The words where the title is too short.
  open var discoverabilityTitle: String?
  /// How it behaves and looks in a menu.
  open var attributes: Attributes
  /// Whether it is chosen in a menu.
  open var state: State
  /// What triggers it, while it does: the control or the item. Not retained.
  open internal(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Makes an action. Holds the handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler, with `sender` set meanwhile.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender as AnyObject
    handler(self)
    self.sender = outer
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void
