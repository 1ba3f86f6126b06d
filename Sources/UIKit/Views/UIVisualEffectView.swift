import UIKitCore
import Foundation

/// What a view does to what is behind it; a value. (`UIVisualEffect`.)
open class UIVisualEffect: NSObject {}

/// Makes what is behind unclear. (`UIBlurEffect`.)
open class UIBlurEffect: UIVisualEffect {
  /// How it looks. (`UIBlurEffect.Style`; the raw values are UIKit's.)
  public enum Style: Int, Sendable {
    /// By brightness.
    case extraLight, light, dark
    /// As the traits have it.
    case regular = 4
    case prominent
    /// By how much shines through.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    /// The same, light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The same, dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Makes one with a look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets content stand out on something unclear. (`UIVibrancyEffect`.)
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Makes one for content on that.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view that does something to what is behind it. (`UIVisualEffectView`.)
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?
  /// The view for content. A subview.
  open private(set) lazy var contentView: UIView = {
    let made = UIView(frame: bounds)
    addSubview(made)
    return made
  }()

  /// Makes one that does this.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Refuses: there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
