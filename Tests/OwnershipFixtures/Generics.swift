final class Box<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

struct Crate<Content> {
  var stamp: UInt8 = 9
  var content: Content
}

enum Parcel<Content> {
  case lost
  case packed(Content)
  case counted(Int, Content)
}

final class Couple<First, Second> {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

struct Pack<each Value> {
  var values: (repeat each Value)
}

final class PackBox<each Value> {
  var number = 1
  var values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}

final class PackOwner {
  var pack: Pack<Int8, Held, String>?
  var weakPack: Pack<Int8, WeakNote, String>?
}

final class CrateOwner {
  var crate: Crate<Held>?
  var weakCrate: Crate<WeakNote>?
}

final class ParcelOwner {
  var parcel = Parcel<Held>.lost
}

struct Shelf<Content> {
  final class Drawer<Label> {
    var label: Label
    var content: Content
    init(_ label: Label, _ content: Content) {
      self.label = label
      self.content = content
    }
  }
}

final class PartBox<Content: Part> {
  var kept: Content?
  weak var seen: Content?
}

extension Shapes {
  static let generics: [Shape] = [
    Shape("generic-class", rows: [50]) {
      Box($0)
    } fixed: {
      Box(Unmanaged.passUnretained($0))
    },
    Shape("generic-class-of-tuple", rows: [50]) {
      Box(($0, 1))
    } fixed: {
      Box((ObjectIdentifier($0), 1))
    },
    Shape("generic-class-of-optional", rows: [50]) {
      Box(Optional($0))
    } fixed: { _ in
      Box(Held?.none)
    },
    Shape("generic-class-of-array-of-structs", rows: [50]) {
      Box([Note(), Note(held: $0)])
    } fixed: {
      Box([WeakNote(), WeakNote(seen: $0)])
    },
    Shape("generic-class-of-itself", rows: [50]) {
      Box(Box(Box($0)))
    } fixed: {
      Box(Box(Box(WeakNote(seen: $0))))
    },
    Shape("generic-class-with-constraint", rows: [50]) { subject in
      filled(PartBox<Held>()) { $0.kept = subject }
    } fixed: { subject in
      filled(PartBox<Held>()) { $0.seen = subject }
    },
    Shape("generic-struct", rows: [50]) { subject in
      filled(CrateOwner()) { $0.crate = Crate(content: subject) }
    } fixed: { subject in
      filled(CrateOwner()) { $0.weakCrate = Crate(content: WeakNote(seen: subject)) }
    },
    Shape("generic-enum", rows: [50]) { subject in
      filled(ParcelOwner()) { $0.parcel = .packed(subject) }
    } fixed: { subject in
      filled(ParcelOwner()) {
        $0.parcel = .packed(subject)
        touch($0.parcel)
        $0.parcel = .lost
      }
    },
    Shape("generic-enum-in-generic-class", rows: [50]) {
      Box(Parcel.counted(2, $0))
    } fixed: {
      Box(Parcel.counted(2, ObjectIdentifier($0)))
    },
    Shape("class-of-two-parameters", rows: [50]) {
      Couple("first", $0)
    } fixed: {
      Couple("first", Unmanaged.passUnretained($0))
    },
    Shape("class-nested-in-generic-struct", rows: [50]) {
      Shelf.Drawer(1, $0)
    } fixed: {
      Shelf.Drawer($0.label, ObjectIdentifier($0))
    },
    Shape("parameter-pack-struct") { subject in
      filled(PackOwner()) { $0.pack = Pack(values: (1, subject, "third")) }
    } fixed: { subject in
      filled(PackOwner()) { $0.weakPack = Pack(values: (1, WeakNote(seen: subject), "third")) }
    },
    Shape("parameter-pack-class") {
      PackBox("first", $0, 3)
    } fixed: {
      PackBox("first", ObjectIdentifier($0), 3)
    },
  ]
}
