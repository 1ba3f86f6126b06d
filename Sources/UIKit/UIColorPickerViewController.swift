import UIKitCore
import Foundation

/// A control that shows a colour and lets one choose another. (The choice is a test's: set it and send
/// `.valueChanged`.)
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The words.
  open var title: String?
  /// The colour.
  open var selectedColor: UIColor?
  /// Stored, not simulated.
  open var supportsAlpha = true
}

/// The system's screen to choose a colour on.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Told of the choice. Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.white
  /// Stored, not simulated.
  open var supportsAlpha = true

  /// Makes one.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Told of a chosen colour. Not called here: a test calls it.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  // @optional
  /// Tells that another colour is chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells that the screen is done with.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
