import Foundation
import UIKitCore

/// Describes what a screen shows while it has no content: words and up to two buttons. (iOS 17.)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }

  @preconcurrency @MainActor public struct ButtonProperties {
    /// Performed by a tap. Retained, so one that captures the screen strongly keeps it alive.
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

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

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0
  public var textToButtonPadding: CGFloat = 0
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  public var background = UIBackgroundConfiguration.clear()

  private init() {}
  public static func empty() -> UIContentUnavailableConfiguration { .init() }

  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = empty()
    loading.text = "Loading…"
    return loading
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var search = empty()
    search.text = "No Results"
    return search
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// Has a label for each text and a button for each that has a title or an image; the user taps these.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  open var isScrollEnabled = false

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    for text in [
      shown.attributedText?.string ?? shown.text,
      shown.secondaryAttributedText?.string ?? shown.secondaryText,
    ] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    for (look, properties) in [
      (shown.button, shown.buttonProperties),
      (shown.secondaryButton, shown.secondaryButtonProperties),
    ] where look.title != nil || look.attributedTitle != nil || look.image != nil {
      let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
      button.menu = properties.menu
      button.isEnabled = properties.isEnabled
      addSubview(button)
    }
  }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {}

extension UIViewController {
  /// Shown in a view of its own above the screen's; with `nil` that is removed. Retained, with its buttons' actions.
  /// (Documented.)
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (contentUnavailableView as? any UIContentView)?.configuration }
    set { contentUnavailableView = newValue?.makeContentView() }
  }
}
