extension Gallery {
  /// The object owns a closure that owns the object.
  static var closures: [any LeakShape.Type] {
    [ClosureProperty.self]
  }
}
