struct Note {
  var number = 1
  var held: Held?
}

struct Page {
  var title = "page"
  var note = Note()
}

struct WeakNote {
  var number = 1
  weak var seen: Held?
}

struct UnsafeNote {
  var number = 1
  unowned(unsafe) var seen: Held
}

struct UnsafePage {
  var title = "page"
  var note: UnsafeNote
}

struct Fare: ~Copyable {
  let price = 12
  let held: Held
}

struct FaintFare: ~Copyable {
  let price = 12
  weak var seen: Held?
}

final class StructOwner {
  var note = Note()
  var weakNote = WeakNote()
}

final class NestedStructOwner {
  var page = Page()
  var unsafePage: UnsafePage?
}

final class TupleOwner {
  var pair: (Int, Held?) = (1, nil)
  var seen: (Int, Unmanaged<Held>?) = (1, nil)
}

final class LabelledTupleOwner {
  var pair: (count: Int8, kept: Held?) = (count: 1, kept: nil)
  var seen: (count: Int8, kept: ObjectIdentifier?) = (count: 1, kept: nil)
}

final class NestedTupleOwner {
  var nest: (Bool, (String, (Held?, Int))) = (true, ("deep", (nil, 1)))
  var weakNest: (Bool, (String, (WeakNote, Int))) = (true, ("deep", (WeakNote(), 1)))
}

final class OptionalOwner {
  var kept: Held?
}

final class NestedOptionalOwner {
  var kept: Held??
  var seen: Unmanaged<Held>??
}

final class OptionalStructOwner {
  var note: Note?
  var weakNote: WeakNote?
}

final class FareOwner {
  let fare: Fare
  init(_ held: Held) { fare = Fare(held: held) }
}

final class FaintFareOwner {
  let fare: FaintFare
  init(_ held: Held) { fare = FaintFare(seen: held) }
}

final class InlineArrayOwner {
  var row: InlineArray<3, Held>
  init(_ held: Held) { row = [Held(), Held(), held] }
}

final class IdentifierRowOwner {
  var row: InlineArray<3, ObjectIdentifier>
  init(_ held: Held) { row = InlineArray(repeating: ObjectIdentifier(held)) }
}

extension Shapes {
  static let structs: [Shape] = [
    Shape("struct-field", rows: [40]) { subject in
      filled(StructOwner()) { $0.note.held = subject }
    } fixed: { subject in
      filled(StructOwner()) { $0.weakNote.seen = subject }
    },
    Shape("nested-struct-field", rows: [41]) { subject in
      filled(NestedStructOwner()) { $0.page.note.held = subject }
    } fixed: { subject in
      filled(NestedStructOwner()) { $0.unsafePage = UnsafePage(note: UnsafeNote(seen: subject)) }
    },
    Shape("tuple", rows: [39]) { subject in
      filled(TupleOwner()) { $0.pair.1 = subject }
    } fixed: { subject in
      filled(TupleOwner()) { $0.seen.1 = .passUnretained(subject) }
    },
    Shape("labelled-tuple", rows: [39]) { subject in
      filled(LabelledTupleOwner()) { $0.pair.kept = subject }
    } fixed: { subject in
      filled(LabelledTupleOwner()) { $0.seen.kept = ObjectIdentifier(subject) }
    },
    Shape("nested-tuple", rows: [39]) { subject in
      filled(NestedTupleOwner()) { $0.nest.1.1.0 = subject }
    } fixed: { subject in
      filled(NestedTupleOwner()) { $0.weakNest.1.1.0.seen = subject }
    },
    Shape("optional", rows: [29]) { subject in
      filled(OptionalOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(OptionalOwner()) {
        $0.kept = subject
        touch($0.kept)
        $0.kept = nil
      }
    },
    Shape("nested-optional", rows: [47]) { subject in
      filled(NestedOptionalOwner()) { $0.kept = subject }
    } fixed: { subject in
      filled(NestedOptionalOwner()) {
        $0.kept = .some(nil)
        $0.seen = .passUnretained(subject)
      }
    },
    Shape("optional-struct") { subject in
      filled(OptionalStructOwner()) { $0.note = Note(held: subject) }
    } fixed: { subject in
      filled(OptionalStructOwner()) { $0.weakNote = WeakNote(seen: subject) }
    },
    Shape("noncopyable-struct-field") {
      FareOwner($0)
    } fixed: {
      FaintFareOwner($0)
    },
    Shape("inline-array") {
      InlineArrayOwner($0)
    } fixed: {
      IdentifierRowOwner($0)
    },
  ]
}
