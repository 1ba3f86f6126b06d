/// A trait: the type stands for it, also one that the program defines.
///
/// Values are compared by `==`, objects without it by identity; values without it always differ. (Unverified.)
/// `Value` is unconstrained in UIKit.
@preconcurrency public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  /// The type's name with its module by default, as `name` without it.
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { String(describing: self) }
  public static var affectsColorAppearance: Bool { false }

  /// Whether two collections differ in this trait.
  static func differs(between one: UITraitCollection, and other: UITraitCollection) -> Bool {
    !isSame(one[self], other[self])
  }

  /// Puts a value of this trait into a collection; one of another type is ignored.
  fileprivate static func put(_ value: Any, into traits: inout UITraitCollection) {
    if let value = value as? Value { traits.set(self, to: value) }
  }
}

/// A trait that is a property of `UITraitCollection`.
protocol PropertyTrait: UITraitDefinition {
  static var property: WritableKeyPath<UITraitCollection, Value> { get }
}

extension PropertyTrait {
  fileprivate static func value(in traits: UITraitCollection) -> Any { traits[keyPath: property] }

  fileprivate static func replace(_ value: Any, in traits: inout UITraitCollection) {
    if let value = value as? Value { traits[keyPath: property] = value }
  }
}

public struct UITraitHorizontalSizeClass: PropertyTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: PropertyTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: PropertyTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

public struct UITraitUserInterfaceStyle: PropertyTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// Traits that can be changed. Add a property for a trait of the program's own in an extension. (iOS 17.)
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UITraitCollection {
  /// Unspecified but for what `mutations` sets.
  public init(mutations: UITraitMutations) {
    self = UITraitCollection(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      userInterfaceIdiom: .unspecified, userInterfaceStyle: .unspecified
    ).modifyingTraits(mutations)
  }

  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitDraft(traits: self)
    mutations(&traits)
    return (traits as? TraitDraft)?.traits ?? self
  }

  /// The trait's default where nothing sets it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let property = trait as? any PropertyTrait.Type
    let value: Any? = if let property { property.value(in: self) } else { others[trait] }
    return value as? Trait.Value ?? trait.defaultValue
  }

  /// Takes the traits without a property that another collection has.
  package mutating func takeOthers(of traits: UITraitCollection) { others.take(traits.others) }

  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    if let property = trait as? any PropertyTrait.Type {
      property.replace(value, in: &self)
    } else {
      others[trait] = isSame(value, trait.defaultValue) ? nil : value
    }
  }
}

private struct TraitDraft: UIMutableTraits {
  var traits: UITraitCollection

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.set(trait, to: newValue) }
  }
}

/// Traits that differ from those above, for a screen or a view and all below.
public protocol UITraitOverrides: UIMutableTraits {
  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type)
}

struct TraitOverrides: UITraitOverrides {
  private var said: [ObjectIdentifier: (trait: any UITraitDefinition.Type, value: Any)] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { said[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set { said[ObjectIdentifier(trait)] = (trait, newValue) }
  }

  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    said[ObjectIdentifier(trait)] != nil
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    said[ObjectIdentifier(trait)] = nil
  }

  func apply(to traits: inout UITraitCollection) {
    for (trait, value) in said.values { trait.put(value, into: &traits) }
  }
}

/// Values of traits that are no property of `UITraitCollection`; none that is the trait's default.
struct OtherTraits: Hashable, Sendable {
  private struct Entry: Sendable {
    let trait: any UITraitDefinition.Type
    let value: any Sendable
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(trait: any UITraitDefinition.Type) -> (any Sendable)? {
    get { entries[ObjectIdentifier(trait)]?.value }
    set { entries[ObjectIdentifier(trait)] = newValue.map { Entry(trait: trait, value: $0) } }
  }

  /// The names of the traits that differ, in alphabetical order.
  func names(changedFrom other: OtherTraits) -> [String] {
    let all = entries.merging(other.entries) { mine, _ in mine }
    return all.values.map(\.trait).filter { !isSame(self[$0], other[$0]) }.map { $0.name }.sorted()
  }

  mutating func take(_ other: OtherTraits) { entries.merge(other.entries) { _, new in new } }

  static func == (one: OtherTraits, other: OtherTraits) -> Bool {
    one.names(changedFrom: other).isEmpty
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(entries.keys)) }
}

/// Whether two values are equal, or one object.
private func isSame(_ one: Any?, _ other: Any?) -> Bool {
  guard let one = flat(one), let other = flat(other) else {
    return flat(one) == nil && flat(other) == nil
  }
  if let one = one as? any Equatable { return one.isEqual(to: other) }
  guard type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type else { return false }
  return one as AnyObject === other as AnyObject
}

/// An optional value that stands in another, as one.
private func flat(_ value: Any?) -> Any? {
  guard let value else { return nil }
  return if let optional = value as? any OptionalValue { optional.content } else { value }
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 } }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
