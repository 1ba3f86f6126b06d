import UIKitCore
import Foundation

/// Wheels to choose with. (The data source is asked, the delegate told by a test.)
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Asked for the rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Asked for the words and told of what is chosen. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var selection: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks again: no row is chosen but the first.
  open func reloadAllComponents() { selection = [:] }
  /// Asks for a wheel again.
  open func reloadComponent(_ component: Int) { selection[component] = nil }
  /// Chooses a row and does not tell the delegate. (Documented: the delegate hears of the user.)
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }
  /// The row that is chosen.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
}

/// Asked for the rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Asked for the words of a picker, and told of what the user chooses.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  // @optional
  /// The words of a row. Not asked here.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Tells that the user has chosen a row. Not called here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
