import Synchronization

/// What ordinary apps keep objects in: bindings to parts of a value, and handles beside atomics.
extension Shapes {
  static let everydayBindings: [Shape] = [
    .boxed(
      "binding-to-a-part",
      { subject in
        Binding(get: { Settings(owner: subject) }, set: { _ in })[part: \Settings.volume]
      }
    ) { subject in
      Binding(get: { [weak subject] in Settings(known: subject) }, set: { _ in })[
        part: \Settings.volume]
    },
    .boxed(
      "binding-to-a-part-of-a-part",
      { subject in
        Binding(get: { [Settings(owner: subject)] }, set: { _ in })[part: \[Settings][0]][
          part: \Settings.volume]
      }
    ) { subject in
      Binding(get: { [weak subject] in [Settings(known: subject)] }, set: { _ in })[
        part: \[Settings][0]][part: \Settings.volume]
    },
    .boxed("handle-beside-an-atomic", { Handle($0) }, { Handle(known: $0) }),
    .boxed("list-of-handles-beside-atomics", { [Handle(known: $0), Handle($0)] }) {
      [Handle(known: $0)]
    },
  ]
}

private struct Settings {
  var volume = 1.0
  var owner: Held?
  weak var known: Held?
}

/// Two functions, whatever the value is.
private struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  subscript<Part>(part path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }
}

private final class Handle {
  /// Knows the object by its address, and keeps it no more than that does.
  private let address: Atomic<Unmanaged<Held>?>
  private let owner: Held?

  init(_ owner: Held) {
    address = Atomic(nil)
    self.owner = owner
  }

  init(known: Held) {
    address = Atomic(Unmanaged.passUnretained(known))
    owner = nil
  }
}
