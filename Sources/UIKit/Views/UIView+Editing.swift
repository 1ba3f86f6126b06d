import UIKitCore

extension UIView {
  /// Ends editing in this view: the first responder in it resigns if it can, with `force` too. Answers
  /// whether there is none in it then. (UIKit does not ask with `force`.)
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return true }
    return responder.resignFirstResponder()
  }

  private var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}
