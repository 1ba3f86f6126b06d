import Foundation
import UIKitCore

/// One observation of a property by its key path, for as long as this is held.
///
/// Holds the handler until it goes itself, also after `invalidate()`; the observed view holds the handler too, until
/// the observation ends. The view is not held. (As in Foundation.)
public final class NSKeyValueObservation: NSObject, Sendable {
  private let observer: (any PropertyObserver)?
  private weak let observers: PropertyObservers?

  init(_ observer: (any PropertyObserver)?, among observers: PropertyObservers?) {
    self.observer = observer
    self.observers = observers
    super.init()
    if let observer { observers?.add(observer) }
  }

  deinit { invalidate() }

  /// Can be called on any thread, and several times.
  public func invalidate() {
    if let observer { observers?.remove(observer) }
  }
}

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1 << 0)
  public static let old = Self(rawValue: 1 << 1)
  /// The handler is called before `observe` returns.
  public static let initial = Self(rawValue: 1 << 2)
  /// The handler is called before a change, too.
  public static let prior = Self(rawValue: 1 << 3)
}

/// `setting` for all properties of views; the others are for collections.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Always `nil`.
  public let indexes: IndexSet?
  public let isPrior: Bool
}

extension NSObjectProtocol where Self: UIView {
  /// Calls a handler at each change of a property of a view, until the observation that it returns is released or
  /// invalidated. (As in Foundation.)
  ///
  /// Each time the property is set is a change, to the value that it has as well. Setting a property tells nothing
  /// of others that follow from it: that the frame is set is no change of the bounds. (Observed.)
  ///
  /// Told of are `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden`, `backgroundColor`; a scroll view's
  /// `contentOffset`, `contentSize`, `contentInset`; a control's `isEnabled`, `isSelected`, `isHighlighted`; the
  /// `text` of labels and fields, when code sets it, and a field's `attributedText` and `selectedTextRange`; the `image`
  /// of image views; `isOn`, `value`, `date`, `selectedSegmentIndex`, `currentPage`, `selectedColor` of the controls
  /// that have them; a tab bar's `selectedItem`, also when a tab is selected. `safeAreaInsets` can be observed and does
  /// not change. (UIKit documents for no view's property that it can be observed. That these can: observed.)
  /// Another key path is reported as the misuse `unobservableProperty`, and the handler is never called; so is the key
  /// path of a `final` class that overrides the property, where `(list as UIScrollView).observe(\.contentSize)` is told.
  ///
  /// The view holds the handler until the observation ends. So a handler that captures its owner strongly, which
  /// holds the observation, keeps that owner.
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let property = ObservableProperties.property(at: keyPath) else {
      UIApplication.shared.environment.report(
        .unobservableProperty, by: "\(type(of: self))",
        "<\(type(of: self))> was to be observed by a key path to \(Value.self), "
          + "and nothing tells of its changes here")
      return NSKeyValueObservation(nil, among: nil)
    }
    let observer = ViewObserver(
      of: property, at: keyPath, in: self, options: options, handler: changeHandler)
    let observation = NSKeyValueObservation(observer, among: observers)
    observer.begin()
    return observation
  }
}

@MainActor private final class ViewObserver<View: UIView, Value>: PropertyObserver {
  let property: ObservableProperty
  private let keyPath: KeyPath<View, Value>
  private weak let view: View?
  private let options: NSKeyValueObservingOptions
  private let handler: @MainActor (View, NSKeyValueObservedChange<Value>) -> Void

  init(
    of property: ObservableProperty, at keyPath: KeyPath<View, Value>, in view: View,
    options: NSKeyValueObservingOptions,
    handler: @escaping @MainActor (View, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.property = property
    self.keyPath = keyPath
    self.view = view
    self.options = options
    self.handler = handler
  }

  func begin() {
    guard options.contains(.initial), let view else { return }
    tell(view, new: view[keyPath: keyPath], old: nil)
  }

  func willChange() -> Any {
    guard let view, !options.isDisjoint(with: [.old, .prior]) else { return () }
    let old = view[keyPath: keyPath]
    if options.contains(.prior) { tell(view, new: nil, old: old, isPrior: true) }
    return old
  }

  func didChange(from before: Any) {
    guard let view else { return }
    tell(view, new: view[keyPath: keyPath], old: before as? Value)
  }

  private func tell(_ view: View, new: Value?, old: Value?, isPrior: Bool = false) {
    handler(
      view,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }
}
