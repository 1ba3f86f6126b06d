import UIKit

extension UIControl {
  /// What a finger does to a button.
  func tap() { sendActions(for: .touchUpInside) }
}

extension UITextField {
  /// What a keyboard does to a field.
  func type(_ words: String) {
    text = words
    sendActions(for: .editingChanged)
  }
}

extension UIBarButtonItem {
  /// What a finger does to a button in a bar.
  func tap() { primaryAction?.performWithSender(self, target: nil) }
}
