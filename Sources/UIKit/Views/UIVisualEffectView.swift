import UIKitCore
import Foundation

/// What a view does to what is behind it; a value.
open class UIVisualEffect: NSObject {
  /// Makes one that does nothing.
  public override init() {
    super.init()
  }

  /// Makes one that does nothing; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// Makes what is behind unclear.
open class UIBlurEffect: UIVisualEffect {
  /// How it looks. (The raw values are UIKit's.)
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

  private(set) var style = Style.regular

  /// Makes one with a look.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
}

/// Lets content stand out on something unclear.
open class UIVibrancyEffect: UIVisualEffect {
  private(set) var blurEffect = UIBlurEffect()

  /// Makes one for content on that.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    self.blurEffect = blurEffect
  }
}

/// A view that does something to what is behind it.
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
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes one at a place that does nothing.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes an empty one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
