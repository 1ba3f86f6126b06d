import UIKitCore

extension UIResponder {
  /// The types that make `delegate?.method?(…)` compile.
  ///
  /// Optional methods of a UIKit protocol are called with a question mark of their own. Here every such
  /// method has a default instead, so an answer always comes. For these calls to compile, each protocol
  /// has a property of each optional method's base name: an optional value, never `nil`, that is called
  /// like the method. Methods and members of one's own with that name come first.
  ///
  /// - The types in here are made from the protocols, as are the properties: `Generated/OptionalCalls.swift`.
  ///   A method with one unlabelled argument needs none; its property is a closure.
  /// - A value in here retains the delegate for the length of the call.
  /// - `delegate?.method == nil` is never true, other than on iOS: a default cannot be told from a method.
  public enum OptionalCalls {}
}
