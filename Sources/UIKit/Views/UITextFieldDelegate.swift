import UIKitCore
import Foundation

/// Asked and told about the editing of a field. (All optional there.)
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  // @optional
  /// Whether editing may begin; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool  // = true
  /// Tells that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; `true` by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool  // = true
  /// Tells that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing has ended and why; calls the one without a reason by default.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )  // = textFieldDidEndEditing(textField)
  /// Whether the user may change the words so; `true` by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool  // = true
  /// Tells that the place of the next letter was set. Not called for typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied; `true` by default. Not asked here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool  // = true
  /// Whether the return key does what it does; `true` by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool  // = true
}
