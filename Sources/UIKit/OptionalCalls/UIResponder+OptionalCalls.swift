import UIKitCore

extension UIResponder {
  /// What stands behind `delegate?.method?(…)`.
  ///
  /// Optional methods of a UIKit protocol are called with a question mark of their own. Here every method
  /// has a default instead, which always answers. So that such calls compile, each protocol has beside its
  /// optional methods a property of the same base name: an optional value that is called like the method,
  /// never `nil`. Methods and members of one's own with that name come first.
  ///
  /// - A base name with several methods or with labels gets a callable type in here; a method with one
  ///   unlabelled argument gets a property of closure type.
  /// - A value in here holds the delegate for the length of the call.
  /// - `delegate?.method == nil` is never true, other than on iOS: a default cannot be told from a method.
  public enum OptionalCalls {
    /// Calls a delegate's methods of one base name; extensions for each protocol say which.
    @preconcurrency @MainActor public struct Of<Delegate> {
      let delegate: Delegate
      init(_ delegate: Delegate) { self.delegate = delegate }
    }

    /// Calls a method with one argument, `for:`.
    @preconcurrency @MainActor public struct For<Argument, Result> {
      let call: (Argument) -> Result

      /// Calls it.
      public func callAsFunction(for argument: Argument) -> Result { call(argument) }
    }

    /// Calls a method with one argument, `in:`.
    @preconcurrency @MainActor public struct In<Argument, Result> {
      let call: (Argument) -> Result

      /// Calls it.
      public func callAsFunction(in argument: Argument) -> Result { call(argument) }
    }

    /// Calls a method with one argument, `using:`.
    @preconcurrency @MainActor public struct Using<Argument, Result> {
      let call: (Argument) -> Result

      /// Calls it.
      public func callAsFunction(using argument: Argument) -> Result { call(argument) }
    }
  }
}
