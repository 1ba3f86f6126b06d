import UIKitCore

extension UIAlertController {
  /// The fields to type into, in the order they were added; `nil` without any.
  public var textFields: [UITextField]? {
    fields.isEmpty ? nil : fields.compactMap { $0 as? UITextField }
  }

  /// Adds a field to an alert and lets `configurationHandler` set it up, at once. Retains the field. On an
  /// action sheet, where UIKit raises an exception, it is added all the same.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    addField(field)
    configurationHandler?(field)
  }
}
