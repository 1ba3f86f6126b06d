import Foundation
import UIKitCore

/// One observation of a property by its key path, for as long as this is held.
///
/// Holds the handler until it goes itself, also after `invalidate()`; the observed view holds the handler too, until
/// the observation ends. The view is not held. (As in Foundation.)
public final class NSKeyValueObservation: NSObject, Sendable {
  private let observer: (any PropertyObserver)?
  private weak let observers: PropertyObservers?

  /// Begins to tell `observer`; without one there is nothing to tell.
  init(_ observer: (any PropertyObserver)?, among observers: PropertyObservers?) {
    self.observer = observer
    self.observers = observers
    super.init()
    if let observer { observers?.add(observer) }
  }

  deinit { invalidate() }

  /// Ends the observation: nothing more is told. On any thread, and as often as one likes.
  public func invalidate() {
    if let observer { observers?.remove(observer) }
  }
}

/// What an observer of a property wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The value at the beginning: the handler is called before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// That a change is about to come: the handler is called before it, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What a change does to a property: views' properties are set. The others are for collections.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value, or the same again.
  case setting = 1
  /// Elements came, went, or were replaced.
  case insertion, removal, replacement
}

/// What an observer of a property is told.
public struct NSKeyValueObservedChange<Value> {
  /// What a change does to a property.
  public typealias Kind = NSKeyValueChange

  /// What the change does to the property.
  public let kind: Kind
  /// The value after the change, with the option `.new`; `nil` before the change.
  public let newValue: Value?
  /// The value before the change, with the option `.old`; `nil` when an observation begins.
  public let oldValue: Value?
  /// The places of elements, of a collection that changes in part: always `nil`.
  public let indexes: IndexSet?
  /// Whether the change is about to come.
  public let isPrior: Bool
}
