final class LazyMapOwner {
  var names: LazyMapSequence<[Int], Held?>?
}

final class IteratorOwner {
  var iterator: AnyIterator<Held?>?
}

final class AnySequenceOwner {
  var sequence: AnySequence<Held>?
  var weakSequence: AnySequence<WeakNote>?
}

final class LazyFilterOwner {
  var filter: LazyFilterSequence<[Held]>?
}

extension Shapes {
  static let sequences: [Shape] = [
    Shape("lazy-map", rows: [20]) { subject in
      filled(LazyMapOwner()) { $0.names = [1, 2].lazy.map { $0 > 1 ? subject : nil } }
    } fixed: { subject in
      filled(LazyMapOwner()) {
        $0.names = [1, 2].lazy.map { [weak subject] in $0 > 1 ? subject : nil }
      }
    },
    Shape("lazy-filter-over-array", rows: [20]) { subject in
      filled(LazyFilterOwner()) { $0.filter = [subject].lazy.filter { _ in true } }
    } fixed: { subject in
      let identity = ObjectIdentifier(subject)
      return filled(LazyFilterOwner()) {
        $0.filter = [Held()].lazy.filter { ObjectIdentifier($0) == identity }
      }
    },
    Shape("iterator-from-closure", rows: [20]) { subject in
      filled(IteratorOwner()) { $0.iterator = AnyIterator { subject } }
    } fixed: { subject in
      filled(IteratorOwner()) { $0.iterator = AnyIterator { [weak subject] in subject } }
    },
    Shape("iterator-over-array", rows: [20]) { subject in
      filled(IteratorOwner()) { $0.iterator = AnyIterator([nil, subject].makeIterator()) }
    } fixed: { _ in
      filled(IteratorOwner()) { $0.iterator = AnyIterator([nil].makeIterator()) }
    },
    Shape("any-sequence", rows: [20]) { subject in
      filled(AnySequenceOwner()) { $0.sequence = AnySequence([Held(), subject]) }
    } fixed: { subject in
      filled(AnySequenceOwner()) { $0.weakSequence = AnySequence([WeakNote(seen: subject)]) }
    },
    Shape("any-sequence-from-closure", rows: [20]) { subject in
      filled(AnySequenceOwner()) {
        $0.sequence = AnySequence { CollectionOfOne(subject).makeIterator() }
      }
    } fixed: { subject in
      filled(AnySequenceOwner()) {
        $0.sequence = AnySequence { [unowned(unsafe) subject] in
          CollectionOfOne(subject).makeIterator()
        }
      }
    },
  ]
}
