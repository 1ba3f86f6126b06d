private func owner(_ action: @escaping () -> Void) -> ActionOwner {
  filled(ActionOwner()) { $0.action = action }
}

extension Shapes {
  static let genericClosures: [Shape] = [
    Shape("generic-closure") {
      owner(using($0))
    } fixed: {
      owner(usingWeakly($0))
    },
    Shape("generic-closure-of-struct") {
      owner(using(Note(held: $0)))
    } fixed: {
      owner(using(WeakNote(seen: $0)))
    },
    Shape("generic-closure-of-tuple") {
      owner(using((1, $0)))
    } fixed: {
      owner(using((1, Unmanaged.passUnretained($0))))
    },
    Shape("generic-closure-beside-an-object") {
      owner(using(7, and: $0))
    } fixed: {
      owner(usingUnowned($0, 7))
    },
    Shape("generic-closure-of-two-types") {
      owner(using("text", also: $0))
    } fixed: {
      owner(usingUnowned($0, Held()))
    },
    Shape("generic-closure-of-box") {
      owner(using(box: Box($0), count: 2))
    } fixed: {
      owner(using(box: Box(ObjectIdentifier($0)), count: 2))
    },
    Shape("generic-closure-of-optional") {
      owner(using(optional: $0))
    } fixed: { _ in
      owner(using(optional: Held?.none))
    },
    Shape("generic-closure-of-array") {
      Box(using(array: [$0]))
    } fixed: {
      Box(using(array: [WeakNote(seen: $0)]))
    },
    Shape("generic-closure-of-constrained-type") {
      Box(using(part: $0))
    } fixed: { subject in
      Box(using(part: Held()))
    },
    Shape("generic-closure-of-value-and-function") {
      owner(using($0) { touch($0) })
    } fixed: {
      owner(using(ObjectIdentifier($0)) { touch($0) })
    },
    Shape("generic-closure-of-function") { subject in
      Box(later { (number: Int) in touch((number, subject)) })
    } fixed: { subject in
      Box(later { [weak subject] (number: Int) in touch((number, subject)) })
    },
    Shape("generic-captured-variable", rows: [17]) {
      owner(changing($0, to: Held()))
    } fixed: {
      owner(changing(Unmanaged.passUnretained($0), to: Unmanaged.passUnretained($0)))
    },
    Shape("closure-of-generic-type") { subject in
      stored { (_: Int) in subject }
    } fixed: { subject in
      stored { [unowned subject] (_: Int) in subject }
    },
    Shape("throwing-closure-of-generic-type") { subject in
      storedThrowing { (number: Int) throws -> Held in
        if number < 0 { throw Fault() }
        return subject
      }
    } fixed: { subject in
      storedThrowing { [weak subject] (number: Int) throws -> Held? in
        if number < 0 { throw Fault() }
        return subject
      }
    },
    Shape("reabstracted-closure") { subject in
      stored(plain { _ in subject })
    } fixed: { subject in
      stored(plain { [unowned subject] _ in subject })
    },
    Shape("reabstracted-closure-beside-a-number") { subject in
      let number = ObjectIdentifier(subject).hashValue
      return stored(plain { $0 == number ? Held() : subject })
    } fixed: { subject in
      let number = ObjectIdentifier(subject).hashValue
      return stored(plain { [unowned(unsafe) subject] in $0 == number ? Held() : subject })
    },
    Shape("reabstracted-throwing-closure") { subject in
      storedThrowing(
        plainThrowing { number in
          if number < 0 { throw Fault() }
          return subject
        })
    } fixed: { subject in
      storedThrowing(
        plainThrowing { [weak subject] number in
          guard let subject else { throw Fault(code: number) }
          return subject
        })
    },
    Shape("reabstracted-async-closure", rows: [15]) { subject in
      storedAsync(plainAsync { _ in subject })
    } fixed: { subject in
      storedAsync(plainAsync { [unowned subject] _ in subject })
    },
    Shape("reabstracted-optional-closure", rows: [19]) { subject in
      filled(Mapper<Int, Held>()) { $0.convert = plain { _ in subject } }
    } fixed: { subject in
      filled(Mapper<Int, Held>()) {
        $0.convert = plain { _ in subject }
        $0.convert = nil
      }
    },
    Shape("optional-closure-of-generic-type", rows: [19]) { subject in
      filled(Mapper<Int, Held>()) { $0.convert = { _ in subject } }
    } fixed: { subject in
      filled(Mapper<Int, Held?>()) { $0.convert = { [weak subject] _ in subject } }
    },
    Shape("generic-method-closure", rows: [19]) {
      Box(Box($0).reader())
    } fixed: {
      Box(Box(ObjectIdentifier($0)).reader())
    },
  ]
}
