/// The protocol of all classes of the shapes.
protocol Part: AnyObject {
  func work()
}

enum Fault: Error { case any }

final class Box<Content> {
  var content: Content?
}

final class FaintBox<Content: AnyObject> {
  weak var content: Content?
}

@propertyWrapper struct Wrapped<Value> {
  var wrappedValue: Value?
}

@propertyWrapper struct Faint<Value> {
  private weak var object: AnyObject?
  var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue as AnyObject? }
  }
  init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }
}

nonisolated(unsafe) private var touches = 0

/// Uses a value where the optimiser cannot see it.
@inline(never) @_optimize(none)
func use<Value>(_ value: Value) {
  withUnsafeBytes(of: value) { touches &+= Int($0.first ?? 0) }
}

/// Returns a value of which the optimiser then knows only the type.
@inline(never) @_optimize(none)
func hidden<Value>(_ value: Value) -> Value { value }

/// Waits for longer than the program runs.
func pause() async {
  try? await Task.sleep(for: .seconds(100_000))
}
