import Synchronization

private let touches = Atomic<UInt>(0)

/// Uses a value in a way that the optimiser cannot see through.
@inline(never) @_optimize(none)
func touch<Value>(_ value: Value) {
  withUnsafeBytes(of: value) { bytes in
    _ = touches.wrappingAdd(UInt(bytes.first ?? 0), ordering: .relaxed)
  }
}

/// Returns a closure whose origin the optimiser cannot see.
@inline(never) @_optimize(none)
func opaque(_ closure: @escaping () -> Void) -> () -> Void { closure }

/// Returns a value of which the optimiser then knows only the type.
@inline(never) @_optimize(none)
func hidden<Value>(_ value: Value) -> Value { value }

/// Fills a new object and hands it back.
func filled<Object: AnyObject>(_ object: Object, _ fill: (Object) -> Void) -> Object {
  fill(object)
  return object
}
