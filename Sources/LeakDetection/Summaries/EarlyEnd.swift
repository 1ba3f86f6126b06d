/// An object that was gone while a screen was shown which still has a weak reference to it: nothing else kept it.
package struct EarlyEnd: Hashable, Sendable, Codable {
  /// The class of the screen.
  package var screen: String
  /// The object's type as the reference declares it; `nil` where it is not known.
  package var type: String?
  /// The property, as `Form.delegate`, or the closure that captures the object weakly.
  package var holder: String

  package init(of type: String?, by holder: String, on screen: String) {
    (self.type, self.holder, self.screen) = (type, holder, screen)
  }

  /// The end in words: `CouponFlow is gone while Coupons is still shown`.
  package var words: String {
    "\(type ?? "the object of \(holder)") is gone while \(screen) is still shown"
  }
}
