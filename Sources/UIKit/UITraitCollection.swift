import UIKitCore
import Foundation

extension UITraitCollection {
  /// Traits of which only one is known.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self = .unspecified
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Traits of which only one is known.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self = .unspecified
    self.verticalSizeClass = verticalSizeClass
  }

  /// Traits of which only one is known.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self = .unspecified
    userInterfaceIdiom = idiom
  }

  /// Traits of which only one is known.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self = .unspecified
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// What is known of several; of two that know the same, the later one counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self = .unspecified
    for traits in traitCollections { take(traits) }
  }

  private mutating func take(_ traits: UITraitCollection) {
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
  }

  private static var unspecified: UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      userInterfaceIdiom: .unspecified, userInterfaceStyle: .unspecified)
  }

  /// Whether everything that the other ones know is so here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Whether colours may differ between two: light and dark do.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// The traits of the running application's first scene.
  @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Pixels a point: the same everywhere.
  public var displayScale: CGFloat { 3 }
  /// The way that text runs: the same everywhere.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// The way that text runs.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// What can be said of the surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIViewController: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
