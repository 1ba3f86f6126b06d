final class ArrayOwner {
  var list: [Held] = []
}

final class ContiguousArrayOwner {
  var list: ContiguousArray<Held> = []
  var pointers: ContiguousArray<UnsafeRawPointer> = []
}

final class ArraySliceOwner {
  var slice: ArraySlice<Held> = []
}

final class NestedArrayOwner {
  var lists: [[Held]] = []
}

final class OptionalArrayOwner {
  var list: [Held?] = []
}

final class TupleArrayOwner {
  var list: [(Int, held: Held)] = []
  var seen: [(Int, held: ObjectIdentifier)] = []
}

final class EnumArrayOwner {
  var list: [Mixed] = []
}

final class ChoiceArrayOwner {
  var list: [Choice] = []
}

final class ClosureArrayOwner {
  var list: [() -> Void] = []
}

final class ExistentialArrayOwner {
  var list: [any Thing] = []
}

final class PartArrayOwner {
  var list: [any Part] = []
  unowned(unsafe) var seen: (any Part)?
}

final class StructArrayOwner {
  var list: [Note] = []
  var weakList: [WeakNote] = []
}

final class AnyArrayOwner {
  var list: [Any] = []
}

extension Shapes {
  static let arrays: [Shape] = [
    Shape("array", rows: [35]) { subject in
      filled(ArrayOwner()) { $0.list = [Held(), subject] }
    } fixed: { subject in
      filled(ArrayOwner()) {
        $0.list = [Held(), subject]
        $0.list.removeAll(keepingCapacity: true)
      }
    },
    Shape("array-of-a-thousand", rows: [35]) { subject in
      filled(ArrayOwner()) { $0.list = (0..<999).map { _ in Held() } + [subject] }
    } fixed: { subject in
      filled(ArrayOwner()) {
        $0.list = (0..<999).map { _ in Held() } + [subject]
        $0.list.removeLast()
      }
    },
    Shape("contiguous-array", rows: [35]) { subject in
      filled(ContiguousArrayOwner()) { $0.list = [Held(), subject] }
    } fixed: { subject in
      filled(ContiguousArrayOwner()) {
        $0.pointers = [UnsafeRawPointer(Unmanaged.passUnretained(subject).toOpaque())]
      }
    },
    Shape("array-slice", rows: [35]) { subject in
      filled(ArraySliceOwner()) { $0.slice = [Held(), subject, Held()].dropFirst() }
    } fixed: { subject in
      filled(ArraySliceOwner()) { $0.slice = ArraySlice([Held(), subject].dropLast().map(\.self)) }
    },
    Shape("slice-that-keeps-the-whole-array", rows: [149]) { subject in
      filled(ArraySliceOwner()) { $0.slice = [Held(), subject, Held()].suffix(1) }
    } fixed: { subject in
      filled(ArraySliceOwner()) { $0.slice = ArraySlice(Array([subject, Held()].suffix(1))) }
    },
    Shape("array-of-arrays", rows: [35]) { subject in
      filled(NestedArrayOwner()) { $0.lists = [[], [Held()], [Held(), subject]] }
    } fixed: { subject in
      filled(NestedArrayOwner()) {
        $0.lists = [[], [Held()], [Held(), subject]]
        $0.lists[2] = []
      }
    },
    Shape("array-of-optionals", rows: [35]) { subject in
      filled(OptionalArrayOwner()) { $0.list = [nil, Held(), subject] }
    } fixed: { _ in
      filled(OptionalArrayOwner()) { $0.list = [nil, Held(), nil] }
    },
    Shape("array-of-tuples", rows: [35]) { subject in
      filled(TupleArrayOwner()) { $0.list = [(1, held: Held()), (2, held: subject)] }
    } fixed: { subject in
      filled(TupleArrayOwner()) { $0.seen = [(2, held: ObjectIdentifier(subject))] }
    },
    Shape("array-of-enums", rows: [35]) { subject in
      filled(EnumArrayOwner()) { $0.list = [.number(1), .text("two"), .held(subject)] }
    } fixed: { subject in
      filled(EnumArrayOwner()) { $0.list = [.number(1), .blank, .weak(WeakNote(seen: subject))] }
    },
    Shape("array-of-enums-of-classes", rows: [35, 43]) { subject in
      filled(ChoiceArrayOwner()) { $0.list = [.none, .second(Wrap(Held())), .third(subject)] }
    } fixed: { _ in
      filled(ChoiceArrayOwner()) { $0.list = [.none, .second(Wrap(Held())), .none] }
    },
    Shape("array-of-closures", rows: [11]) { subject in
      filled(ClosureArrayOwner()) { $0.list = [{}, { touch(subject) }] }
    } fixed: { subject in
      filled(ClosureArrayOwner()) { $0.list = [{}, { [weak subject] in touch(subject) }] }
    },
    Shape("array-of-existentials", rows: [35]) { subject in
      filled(ExistentialArrayOwner()) { $0.list = [SmallThing(), BigThing(held: subject)] }
    } fixed: { subject in
      filled(ExistentialArrayOwner()) { $0.list = [SmallThing(), WeakThing(seen: subject)] }
    },
    Shape("array-of-class-bound-existentials", rows: [35]) { subject in
      filled(PartArrayOwner()) { $0.list = [Held(), subject] }
    } fixed: { subject in
      filled(PartArrayOwner()) {
        $0.list = [Held()]
        $0.seen = subject
      }
    },
    Shape("array-of-structs", rows: [35, 40]) { subject in
      filled(StructArrayOwner()) { $0.list = [Note(), Note(held: subject)] }
    } fixed: { subject in
      filled(StructArrayOwner()) { $0.weakList = [WeakNote(), WeakNote(seen: subject)] }
    },
    Shape("array-of-any", rows: [35, 49]) { subject in
      filled(AnyArrayOwner()) { $0.list = [1, "two", Note(held: subject)] }
    } fixed: { subject in
      filled(AnyArrayOwner()) { $0.list = [1, "two", UnsafeNote(seen: subject)] }
    },
  ]
}
