/// Closures over tuples with functions in them, and over values of parameter packs.
extension Shapes {
  static let capturedTuples: [Shape] = [
    Shape("tuple-of-function-and-number") { subject in
      let pair = hidden((action(on: subject), 1))
      return actionOwner { touch(pair) }
    } fixed: { subject in
      let pair = hidden((weakAction(on: subject), 1))
      return actionOwner { touch(pair) }
    },
    Shape("tuple-of-functions") { subject in
      let pair = hidden((number(from: subject), action(on: Held())))
      return actionOwner { touch(pair) }
    } fixed: { subject in
      let pair = hidden((weakNumber(from: subject), action(on: Held())))
      return actionOwner { touch(pair) }
    },
    Shape("function-in-nested-tuple") { subject in
      let pair = hidden((1, (action(on: subject), "text")))
      return actionOwner { touch(pair) }
    } fixed: { subject in
      let pair = hidden((1, (weakAction(on: subject), "text")))
      return actionOwner { touch(pair) }
    },
    Shape("optional-tuple-of-optional-function") { subject in
      let pair = hidden(Optional((1, Optional(action(on: subject)))))
      return actionOwner { touch(pair) }
    } fixed: { subject in
      let pair = hidden(Optional((1, Optional(weakAction(on: subject)))))
      return actionOwner { touch(pair) }
    },
    Shape("tuple-of-async-throwing-function") { subject in
      let run: @Sendable (Int, String) async throws -> Int = { _, _ in
        touch(subject)
        return 1
      }
      let pair = hidden((UInt8(1), run))
      return actionOwner { touch(pair) }
    } fixed: { subject in
      let run: @Sendable (Int, String) async throws -> Int = { [weak subject] _, _ in
        touch(subject)
        return 1
      }
      let pair = hidden((UInt8(1), run))
      return actionOwner { touch(pair) }
    },
    Shape("object-behind-tuple-of-function") { subject in
      let pair = hidden((action(on: Held()), 1))
      return actionOwner { touch((pair, subject)) }
    } fixed: { subject in
      let pair = hidden((action(on: Held()), 1))
      return actionOwner { [unowned subject] in touch((pair, subject)) }
    },
    Shape("generic-tuple-of-function") { subject in
      using(tuple: (1, { touch(subject) }))
    } fixed: { subject in
      using(tuple: (ObjectIdentifier(subject), { [weak subject] in touch(subject) }))
    },
    Shape("pack-captured") {
      using(pack: UInt8(1), $0, "text")
    } fixed: {
      using(pack: UInt8(1), ObjectIdentifier($0), "text")
    },
    Shape("pack-of-one-captured") {
      using(pack: $0)
    } fixed: {
      using(pack: Unmanaged.passUnretained($0))
    },
    Shape("pack-captured-behind-another") {
      using(UInt8(1), pack: 1, $0)
    } fixed: {
      using(UInt8(1), pack: 1, ObjectIdentifier($0))
    },
    Shape("pack-captured-before-another") {
      using($0, pack: UInt8(1), "text")
    } fixed: {
      using(ObjectIdentifier($0), pack: UInt8(1), "text")
    },
    Shape("pack-of-optionals-captured") {
      using(optionals: 1, $0)
    } fixed: {
      using(optionals: 1, ObjectIdentifier($0))
    },
    Shape("pack-in-generic-struct-captured") {
      actionOwner(Pack(values: (UInt8(1), $0)).later())
    } fixed: {
      actionOwner(Pack(values: (UInt8(1), ObjectIdentifier($0))).later())
    },
    Shape("pack-for-a-function-captured") {
      using(1, $0) { touch(($0, $1)) }
    } fixed: {
      using(1, ObjectIdentifier($0)) { touch(($0, $1)) }
    },
    Shape("object-behind-class-of-a-pack") {
      using(box: PackBox(1, "text"), $0)
    } fixed: {
      usingUnowned(box: PackBox(1, "text"), $0)
    },
  ]
}

private func action(on subject: Held) -> () -> Void { { touch(subject) } }

private func weakAction(on subject: Held) -> () -> Void { { [unowned subject] in touch(subject) } }

private func number(from subject: Held) -> (Int) -> Int {
  {
    touch(subject)
    return $0
  }
}

private func weakNumber(from subject: Held) -> (Int) -> Int {
  { [weak subject] in
    touch(subject)
    return $0
  }
}

@inline(never)
private func using<Value>(tuple: (Value, () -> Void)) -> AnyObject { actionOwner { touch(tuple) } }

@inline(never)
private func using<each Value>(pack values: repeat each Value) -> AnyObject {
  actionOwner { repeat touch(each values) }
}

@inline(never)
private func using<First, each Value>(
  _ first: First, pack values: repeat each Value
) -> AnyObject {
  actionOwner {
    touch(first)
    repeat touch(each values)
  }
}

@inline(never)
private func using<each Value>(optionals values: repeat (each Value)?) -> AnyObject {
  let kept = (repeat each values)
  return actionOwner { touch(kept) }
}

@inline(never)
private func using<each Value>(
  _ values: repeat each Value, action: @escaping (repeat each Value) -> Void
) -> AnyObject {
  actionOwner { action(repeat each values) }
}

@inline(never)
private func using<each Value>(box: PackBox<repeat each Value>, _ subject: Held) -> AnyObject {
  actionOwner { touch((box, subject)) }
}

@inline(never)
private func usingUnowned<each Value>(
  box: PackBox<repeat each Value>, _ subject: Held
) -> AnyObject {
  actionOwner { [unowned subject] in touch((box, subject)) }
}

extension Pack {
  @inline(never)
  fileprivate func later() -> () -> Void { { touch(self) } }
}
