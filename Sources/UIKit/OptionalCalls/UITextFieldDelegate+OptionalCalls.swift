import UIKitCore
import Foundation

extension UITextFieldDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldDidEndEditing: UIResponder.OptionalCalls.Of<any UITextFieldDelegate>? {
    .init(self)
  }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textField: UIResponder.OptionalCalls.OfUITextFieldDelegateTextField? {
    UIResponder.OptionalCalls.OfUITextFieldDelegateTextField(delegate: self)
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

extension UIResponder.OptionalCalls {
  /// Calls the `textField` methods of a delegate.
  @preconcurrency @MainActor public struct OfUITextFieldDelegateTextField {
    let delegate: any UITextFieldDelegate

    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    public func callAsFunction(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}

extension UIResponder.OptionalCalls.Of<any UITextFieldDelegate> {
  /// Calls `textFieldDidEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  /// Calls `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}
