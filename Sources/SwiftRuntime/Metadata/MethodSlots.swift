/// The places in which classes keep one or two methods, so that a class can be asked whether it overrides them.
///
/// The table of methods has no names. So the places are found by comparison: a class made for it overrides the methods,
/// and two others, alike in all else, override nothing.
package struct MethodSlots: Sendable {
  private let base: TypeMetadata
  private let first: Int
  private let second: Int

  /// `nil` where other than one or two places differ, as in a runtime that lays classes out in another way.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods, superclass of the others.
  ///   - plain: Two classes that override nothing.
  ///   - overriding: A class that overrides the methods.
  package init?(of base: AnyClass, plain: (AnyClass, AnyClass), overriding: AnyClass) {
    let base = TypeMetadata(base)
    let (one, other) = (TypeMetadata(plain.0), TypeMetadata(plain.1))
    let changed = TypeMetadata(overriding)
    // Initialisers differ in all three, since each class has its own.
    let places = base.members.filter { place in
      let inherited = base.address.word(at: place)
      return one.address.word(at: place) == inherited && other.address.word(at: place) == inherited
        && changed.address.word(at: place) != inherited
    }
    guard let first = places.first, let last = places.last, places.count <= 2 else { return nil }
    self.base = base
    (self.first, second) = (first, last)
  }

  /// Whether a subclass of the base, at any depth, overrides one of the methods.
  package func areOverridden(in type: AnyClass) -> Bool {
    let type = TypeMetadata(type).address
    return type.word(at: first) != base.address.word(at: first)
      || type.word(at: second) != base.address.word(at: second)
  }
}

extension TypeMetadata {
  /// The places of a class's own and inherited members, behind what all classes have.
  fileprivate var members: StrideTo<Int> {
    let sizes = address.word(at: 32)
    return stride(from: 56, to: Int(sizes & 0xffff_ffff) - Int(sizes >> 32), by: 8)
  }
}
