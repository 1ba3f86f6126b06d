/// A value attached to an object from outside its class, under a key.
package struct AssociatedValue {
  let key: Int
  private var held: Any?
  private weak var unheld: AnyObject?

  /// Holds a value until it is replaced or its owner is deallocated.
  package init(holding value: Any, for key: Int) {
    self.key = key
    held = value
  }

  /// Does not hold an object; `nil` after the object was deallocated.
  package init(notHolding object: AnyObject, for key: Int) {
    self.key = key
    unheld = object
  }

  /// The attached value; `nil` when an object that is not held was deallocated.
  var value: Any? { held ?? unheld }
}

/// An object that keeps the values attached to it itself.
@MainActor protocol AssociatedValueOwner: AnyObject {
  var associated: [AssociatedValue] { get set }
}
