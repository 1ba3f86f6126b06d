enum Slot {
  case empty
  case full(Held)
}

final class Wrap {
  let held: Held
  init(_ held: Held) { self.held = held }
}

enum Choice {
  case first(Held)
  case second(Wrap)
  case third(Held)
  case none
}

enum Mixed {
  case number(Int)
  case text(String)
  case note(Note)
  case held(Held)
  case weak(WeakNote)
  case pointer(UnsafeRawPointer)
  case blank
}

enum Labelled {
  case pair(count: Int, held: Held)
  case seen(count: Int, held: Unmanaged<Held>)
  case idle
}

indirect enum Tree {
  case leaf(Held)
  case faint(WeakNote)
  case node(Tree, Int, Tree)
  case end
}

enum Letter {
  case sealed
  case plain(Int)
  indirect case folded(Note)
}

struct Fault: Error {
  var code = 4
  var held: Held?
}

struct FaintFault: Error {
  var code = 4
  weak var seen: Held?
}

final class SlotOwner {
  var slot = Slot.empty
}

final class ChoiceOwner {
  var choice = Choice.none
  unowned(unsafe) var seen: Held?
}

final class MixedOwner {
  var mixed = Mixed.blank
}

final class LabelledOwner {
  var labelled = Labelled.idle
}

final class TreeOwner {
  var tree = Tree.end
}

final class TreeListOwner {
  var trees: [Tree?] = []
}

final class LetterOwner {
  var letter = Letter.sealed
}

final class ResultOwner {
  var result: Result<Held, Fault>?
  var faint: Result<WeakNote, FaintFault>?
}

extension Shapes {
  static let enums: [Shape] = [
    Shape("enum-single-payload", rows: [42]) { subject in
      filled(SlotOwner()) { $0.slot = .full(subject) }
    } fixed: { subject in
      filled(SlotOwner()) {
        $0.slot = .full(subject)
        touch($0.slot)
        $0.slot = .empty
      }
    },
    Shape("enum-first-of-several-classes", rows: [43]) { subject in
      filled(ChoiceOwner()) { $0.choice = .first(subject) }
    } fixed: { _ in
      filled(ChoiceOwner()) { $0.choice = .none }
    },
    Shape("enum-second-of-several-classes", rows: [43]) { subject in
      filled(ChoiceOwner()) { $0.choice = .second(Wrap(subject)) }
    } fixed: { subject in
      filled(ChoiceOwner()) {
        $0.choice = .second(Wrap(Held()))
        $0.seen = subject
      }
    },
    Shape("enum-third-of-several-classes", rows: [43]) { subject in
      filled(ChoiceOwner()) { $0.choice = .third(subject) }
    } fixed: { subject in
      filled(ChoiceOwner()) {
        $0.choice = .third(Held())
        $0.seen = subject
      }
    },
    Shape("mixed-enum-class-payload") { subject in
      filled(MixedOwner()) { $0.mixed = .held(subject) }
    } fixed: { subject in
      filled(MixedOwner()) { $0.mixed = .number(ObjectIdentifier(subject).hashValue) }
    },
    Shape("mixed-enum-struct-payload") { subject in
      filled(MixedOwner()) { $0.mixed = .note(Note(held: subject)) }
    } fixed: { subject in
      filled(MixedOwner()) { $0.mixed = .weak(WeakNote(seen: subject)) }
    },
    Shape("mixed-enum-beside-plain-payloads") { subject in
      filled(MixedOwner()) { $0.mixed = .note(Note(number: .max, held: subject)) }
    } fixed: { subject in
      filled(MixedOwner()) {
        $0.mixed = .pointer(UnsafeRawPointer(Unmanaged.passUnretained(subject).toOpaque()))
      }
    },
    Shape("enum-tuple-payload") { subject in
      filled(LabelledOwner()) { $0.labelled = .pair(count: 2, held: subject) }
    } fixed: { subject in
      filled(LabelledOwner()) { $0.labelled = .seen(count: 2, held: .passUnretained(subject)) }
    },
    Shape("indirect-enum-tree", rows: [44]) { subject in
      filled(TreeOwner()) { $0.tree = .node(.end, 1, .node(.leaf(subject), 2, .end)) }
    } fixed: { subject in
      filled(TreeOwner()) {
        $0.tree = .node(.end, 1, .node(.faint(WeakNote(seen: subject)), 2, .end))
      }
    },
    Shape("indirect-enum-in-optional-in-array", rows: [44]) { subject in
      filled(TreeListOwner()) { $0.trees = [nil, .node(.leaf(subject), 1, .end)] }
    } fixed: { subject in
      filled(TreeListOwner()) { $0.trees = [nil, .node(.faint(WeakNote(seen: subject)), 1, .end)] }
    },
    Shape("single-indirect-case", rows: [44]) { subject in
      filled(LetterOwner()) { $0.letter = .folded(Note(held: subject)) }
    } fixed: { subject in
      filled(LetterOwner()) { $0.letter = .plain(ObjectIdentifier(subject).hashValue) }
    },
    Shape("result-success", rows: [45]) { subject in
      filled(ResultOwner()) { $0.result = .success(subject) }
    } fixed: { subject in
      filled(ResultOwner()) { $0.faint = .success(WeakNote(seen: subject)) }
    },
    Shape("result-failure", rows: [45]) { subject in
      filled(ResultOwner()) { $0.result = .failure(Fault(held: subject)) }
    } fixed: { subject in
      filled(ResultOwner()) { $0.faint = .failure(FaintFault(seen: subject)) }
    },
  ]
}
