/// What was attached to an object from outside its class, under a key.
package struct Association {
  let key: Int
  private var held: Any?
  private weak var unheld: AnyObject?

  /// Holds a value until it is replaced or its owner goes.
  package init(holding value: Any, for key: Int) {
    self.key = key
    held = value
  }

  /// Does not hold an object, and is without a value when that is gone.
  package init(notHolding object: AnyObject, for key: Int) {
    self.key = key
    unheld = object
  }

  /// What can be had of it.
  var value: Any? { held ?? unheld }
}

/// What keeps the values attached to it itself.
@MainActor protocol AssociationOwner: AnyObject {
  var associated: [Association] { get set }
}
