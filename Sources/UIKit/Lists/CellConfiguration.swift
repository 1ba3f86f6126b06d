import Foundation
import UIKitCore

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
  public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A view of a list whose looks follow its state.
@MainActor protocol SelfConfiguring: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }

  /// Calls `updateConfiguration(using:)` and then the handler.
  func configure()
  func setNeedsUpdateConfiguration()
}

extension SelfConfiguring {
  /// Configures the view, and again before the next layout when an observable property has changed that was read.
  func configureNow() {
    track(.configuration) {
      configure()
    } again: {
      $0.setNeedsUpdateConfiguration()
    }
  }

  func configureSoon() {
    configureLater { ($0 as? any SelfConfiguring)?.configureNow() }
  }

  /// Puts the view of the content's configuration in the place of the one before.
  func showContent() {
    for view in contentView.subviews where view is any UIContentView { view.removeFromSuperview() }
    if let contentConfiguration { contentView.addSubview(contentConfiguration.makeContentView()) }
  }
}

extension UITableViewCell: SelfConfiguring {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: SelfConfiguring {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState)
    -> Void

  func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView: SelfConfiguring {
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
