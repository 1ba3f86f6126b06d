final class Key: Hashable {
  let number: Int
  let held: Held?
  weak var seen: Held?
  init(_ number: Int, held: Held? = nil, seen: Held? = nil) {
    self.number = number
    self.held = held
    self.seen = seen
  }
  static func == (left: Key, right: Key) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class DictionaryOwner {
  var table: [String: Held] = [:]
  var numbers: [String: Unmanaged<Held>] = [:]
}

final class KeyOwner {
  var table: [Held: Int] = [:]
  var identities: [ObjectIdentifier: Int] = [:]
}

final class ObjectKeyOwner {
  var table: [Key: String] = [:]
}

final class ArrayTableOwner {
  var table: [Int: [Held]] = [:]
}

final class ClosureTableOwner {
  var table: [String: () -> Void] = [:]
}

final class WeakTableOwner {
  var table: [Int8: Note] = [:]
  var weakTable: [Int8: WeakNote] = [:]
}

final class SetOwner {
  var members: Set<Held> = []
  var identities: Set<ObjectIdentifier> = []
}

final class ObjectSetOwner {
  var members: Set<Key> = []
}

extension Shapes {
  static let dictionaries: [Shape] = [
    Shape("dictionary-value", rows: [36]) { subject in
      filled(DictionaryOwner()) { $0.table = ["one": Held(), "two": subject] }
    } fixed: { subject in
      filled(DictionaryOwner()) { $0.numbers = ["two": .passUnretained(subject)] }
    },
    Shape("dictionary-value-among-many", rows: [36]) { subject in
      filled(DictionaryOwner()) {
        for number in 0..<200 { $0.table["\(number)"] = Held() }
        $0.table["here"] = subject
      }
    } fixed: { subject in
      filled(DictionaryOwner()) {
        for number in 0..<200 { $0.table["\(number)"] = Held() }
        $0.table["here"] = subject
        $0.table["here"] = nil
      }
    },
    Shape("dictionary-key", rows: [37]) { subject in
      filled(KeyOwner()) { $0.table = [Held(): 1, subject: 2] }
    } fixed: { subject in
      filled(KeyOwner()) { $0.identities = [ObjectIdentifier(subject): 2] }
    },
    Shape("dictionary-key-that-holds", rows: [37]) { subject in
      filled(ObjectKeyOwner()) { $0.table = [Key(1): "one", Key(2, held: subject): "two"] }
    } fixed: { subject in
      filled(ObjectKeyOwner()) { $0.table = [Key(1): "one", Key(2, seen: subject): "two"] }
    },
    Shape("dictionary-of-arrays", rows: [36]) { subject in
      filled(ArrayTableOwner()) { $0.table = [1: [], 2: [Held(), subject]] }
    } fixed: { subject in
      filled(ArrayTableOwner()) {
        $0.table = [1: [], 2: [Held(), subject]]
        $0.table[2]?.removeLast()
      }
    },
    Shape("dictionary-of-closures", rows: [12]) { subject in
      filled(ClosureTableOwner()) { $0.table = ["tap": { touch(subject) }, "idle": {}] }
    } fixed: { subject in
      filled(ClosureTableOwner()) {
        $0.table = ["tap": { [unowned subject] in touch(subject) }, "idle": {}]
      }
    },
    Shape("dictionary-of-structs", rows: [36, 40]) { subject in
      filled(WeakTableOwner()) { $0.table = [1: Note(), 2: Note(held: subject)] }
    } fixed: { subject in
      filled(WeakTableOwner()) { $0.weakTable = [1: WeakNote(), 2: WeakNote(seen: subject)] }
    },
    Shape("dictionary-by-identity", rows: [103]) { subject in
      Box([ObjectIdentifier(subject): subject])
    } fixed: { subject in
      Box([ObjectIdentifier(subject): WeakNote(seen: subject)])
    },
    Shape("set-member", rows: [37]) { subject in
      filled(SetOwner()) { $0.members = [Held(), subject] }
    } fixed: { subject in
      filled(SetOwner()) { $0.identities = [ObjectIdentifier(subject)] }
    },
    Shape("set-member-that-holds", rows: [37]) { subject in
      filled(ObjectSetOwner()) { $0.members = [Key(1), Key(2, held: subject)] }
    } fixed: { subject in
      filled(ObjectSetOwner()) { $0.members = [Key(1), Key(2, seen: subject)] }
    },
  ]
}
