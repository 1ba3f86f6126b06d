struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Prints whether an object is deallocated when the advice was taken and the caller no longer holds it, while its holder
/// lives on.
func judge<Holder: AnyObject>(
  _ name: String, _ hold: @escaping (Held) -> Holder,
  _ advised: @escaping (Holder, () -> Holder) async -> Void = { _, _ in }
) async {
  func make() -> (holder: Holder, held: Weak) {
    let held = Held()
    return (hold(held), Weak(held))
  }
  let (holder, held) = make()
  await advised(holder) { hold(Held()) }
  print("\(name)\t\(held.object == nil ? "gone" : "alive")")
  withExtendedLifetime(holder) {}
}

/// The same of an object that holds itself.
func judgeCycle<Subject: AnyObject>(
  _ name: String, _ make: @escaping () -> Subject,
  _ advised: @escaping (Subject, () -> Subject) async -> Void = { _, _ in }
) async {
  func made() async -> Weak {
    let subject = make()
    await advised(subject, make)
    return Weak(subject)
  }
  let subject = await made()
  print("\(name)\t\(subject.object == nil ? "gone" : "alive")")
}

/// A function that makes a holder, so that its type is known before what is done with it.
func making<Holder>(_ hold: @escaping (Held) -> Holder) -> (Held) -> Holder { hold }

/// The same of an object that holds itself.
func makingCycle<Subject>(_ make: @escaping () -> Subject) -> () -> Subject { make }

/// The same for a holder that is a box of one value.
func boxed<Value>(_ hold: @escaping (Held) -> Value) -> (Held) -> Box<Value> {
  { Box(hold($0)) }
}
