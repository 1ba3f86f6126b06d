struct Dossier {
  var number: Int8 = 1
  var held: Held?
  var title = "dossier"
  var page = Page()
  var pair: (Bool, Held?) = (true, nil)
}

private func owner(_ action: @escaping () -> Void) -> ActionOwner {
  filled(ActionOwner()) { $0.action = action }
}

extension Shapes {
  static let capturedValues: [Shape] = [
    Shape("captured-optional") { subject in
      let value = hidden(Optional(subject))
      return owner { touch(value) }
    } fixed: { _ in
      let value = hidden(Held?.none)
      return owner { touch(value) }
    },
    Shape("captured-tuple") { subject in
      let value = hidden((count: 1, pair: ("deep", subject)))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden((count: 1, pair: ("deep", Unmanaged.passUnretained(subject))))
      return owner { touch(value) }
    },
    Shape("captured-enum") { subject in
      let value = hidden(Mixed.held(subject))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(Mixed.number(ObjectIdentifier(subject).hashValue))
      return owner { touch(value) }
    },
    Shape("captured-enum-of-classes", rows: [43]) { subject in
      let value = hidden(Choice.third(subject))
      return owner { touch(value) }
    } fixed: { _ in
      let value = hidden(Choice.second(Wrap(Held())))
      return owner { touch(value) }
    },
    Shape("captured-indirect-enum", rows: [44]) { subject in
      let value = hidden(Tree.node(.end, 1, .leaf(subject)))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(Tree.node(.end, 1, .faint(WeakNote(seen: subject))))
      return owner { touch(value) }
    },
    Shape("captured-existential") { subject in
      let value = hidden(BigThing(held: subject) as any Thing)
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(BigUnsafeThing(seen: subject) as any Thing)
      return owner { touch(value) }
    },
    Shape("captured-class-bound-existential", rows: [48]) { subject in
      let (number, value) = hidden((1, subject as any Part & Named))
      return owner { touch((number, value)) }
    } fixed: { subject in
      let (number, value) = hidden((1, subject as any Part & Named))
      return owner { [weak value] in touch((number, value)) }
    },
    Shape("captured-unowned-existential", rows: [48]) { subject in
      let (other, value) = hidden((Held(), subject as any Part))
      return owner { touch((other, value)) }
    } fixed: { subject in
      let (other, value) = hidden((Held(), subject as any Part))
      return owner { [unowned value] in touch((other, value)) }
    },
    Shape("captured-array") { subject in
      let value = hidden([Held(), subject])
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden([ObjectIdentifier(subject)])
      return owner { touch(value) }
    },
    Shape("captured-dictionary") { subject in
      let (number, value) = hidden((1, ["key": subject]))
      return owner { touch((number, value)) }
    } fixed: { subject in
      let (number, value) = hidden((1, ["key": WeakNote(seen: subject)]))
      return owner { touch((number, value)) }
    },
    Shape("captured-struct-of-several-fields") { subject in
      let value = hidden(Dossier(pair: (false, subject)))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden((Dossier(), UnsafePage(note: UnsafeNote(seen: subject))))
      return owner { touch(value) }
    },
    Shape("field-of-captured-struct", rows: [142]) { subject in
      let value = hidden(Dossier(held: subject))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(Dossier(number: 2, held: subject))
      return owner { [number = value.number] in touch(number) }
    },
    Shape("captured-any") { subject in
      let value = hidden(Note(held: subject) as Any)
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(WeakNote(seen: subject) as Any)
      return owner { touch(value) }
    },
    Shape("captured-error", rows: [46]) { subject in
      let value = hidden(Fault(held: subject) as any Error)
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(FaintFault(seen: subject) as any Error)
      return owner { touch(value) }
    },
    Shape("captured-generic-box", rows: [50]) { subject in
      let (number, value) = hidden((1, Box(Crate(content: subject))))
      return owner { touch((number, value)) }
    } fixed: { subject in
      let (number, value) = hidden((1, Box(Crate(content: UnsafeNote(seen: subject)))))
      return owner { touch((number, value)) }
    },
    Shape("captured-weak-of-owner", rows: [138]) { subject in
      let value = hidden(PlainOwner(subject))
      return owner { touch(value) }
    } fixed: { subject in
      let value = hidden(PlainOwner(subject))
      return owner { [weak value] in touch(value) }
    },
  ]
}
