import UIKitCore
import Foundation

extension UITextViewDelegate {
  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }

  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textView: UIResponder.OptionalCalls.Of<any UITextViewDelegate>? { .init(self) }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }

  /// The method of this name, for calls with a question mark.
  @_disfavoredOverload
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

extension UIResponder.OptionalCalls.Of<any UITextViewDelegate> {
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
