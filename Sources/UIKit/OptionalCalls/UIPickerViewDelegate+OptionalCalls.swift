import UIKitCore
import Foundation

extension UIPickerViewDelegate {
  /// The methods of this name, for calls with a question mark.
  @_disfavoredOverload
  public var pickerView: UIResponder.OptionalCalls.Of<any UIPickerViewDelegate>? { .init(self) }
}

extension UIResponder.OptionalCalls.Of<any UIPickerViewDelegate> {
  /// Calls `pickerView(_:titleForRow:forComponent:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Calls `pickerView(_:didSelectRow:inComponent:)`.
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
