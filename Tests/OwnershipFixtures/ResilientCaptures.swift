import Foundation
import Observation

/// Closures whose first capture is of a library's type that may change, so that its size and the places of
/// those behind it are known at run time only.
extension Shapes {
  static let resilientCaptures: [Shape] = [
    Shape("clock-captured-first") { subject in
      let clock = hidden(ContinuousClock())
      return actionOwner { touch((clock, subject)) }
    } fixed: { subject in
      let clock = hidden(ContinuousClock())
      return actionOwner { [unowned subject] in touch((clock, subject)) }
    },
    Shape("stream-captured-first") { subject in
      let stream = hidden(AsyncStream<Int> { _ in })
      return actionOwner { touch((stream, subject)) }
    } fixed: { subject in
      let stream = hidden(AsyncStream<Int> { _ in })
      return actionOwner { [unowned subject] in touch((stream, subject)) }
    },
    Shape("continuation-captured-first") { subject in
      let continuation = hidden(AsyncStream<Int>.makeStream().continuation)
      return actionOwner { touch((continuation, subject)) }
    } fixed: { subject in
      let continuation = hidden(AsyncStream<Int>.makeStream().continuation)
      return actionOwner { [weak subject] in touch((continuation, subject)) }
    },
    Shape("iterator-captured-first") { subject in
      let iterator = hidden(AsyncThrowingStream<Int, any Error> { _ in }.makeAsyncIterator())
      return actionOwner { touch((iterator, subject)) }
    } fixed: { subject in
      let iterator = hidden(AsyncThrowingStream<Int, any Error> { _ in }.makeAsyncIterator())
      return actionOwner { [unowned(unsafe) subject] in touch((iterator, subject)) }
    },
    Shape("optional-instant-captured-first") { subject in
      let instant = hidden(Optional(ContinuousClock.now))
      return actionOwner { touch((instant, subject)) }
    } fixed: { subject in
      let (instant, known) = hidden((Optional(ContinuousClock.now), ObjectIdentifier(subject)))
      return actionOwner { touch((instant, known)) }
    },
    Shape("struct-with-regex-captured-first") { subject in
      let search = hidden(Search())
      return actionOwner { touch((search, subject)) }
    } fixed: { subject in
      let search = hidden(Search())
      return actionOwner { [unowned subject] in touch((search, subject)) }
    },
    Shape("tuple-with-difference-captured-first") { subject in
      let change = hidden(([1, 2].difference(from: [2]), UInt8(1)))
      return actionOwner { touch((change, subject)) }
    } fixed: { subject in
      let change = hidden(([1, 2].difference(from: [2]), UInt8(1)))
      return actionOwner { [unowned subject] in touch((change, subject)) }
    },
    Shape("registrar-captured-between-others") { subject in
      let (small, registrar) = hidden((UInt8(1), ObservationRegistrar()))
      return actionOwner { [small, registrar, subject] in touch((small, registrar, subject)) }
    } fixed: { subject in
      let (small, registrar) = hidden((UInt8(1), ObservationRegistrar()))
      return actionOwner { [small, registrar, unowned subject] in touch((small, registrar, subject))
      }
    },
    Shape("predicate-captured-first") { subject in
      let predicate = hidden(always)
      return actionOwner { touch((predicate, subject)) }
    } fixed: { subject in
      let predicate = hidden(always)
      return actionOwner { [unowned subject] in touch((predicate, subject)) }
    },
    Shape("clock-captured-first-by-generic-code") {
      paired(hidden(ContinuousClock()), $0)
    } fixed: {
      paired(hidden(ContinuousClock()), Unmanaged.passUnretained($0))
    },
    Shape("nothing-captured-first") { subject in
      let nothing = hidden(Nothing())
      return actionOwner { [nothing, subject] in touch((nothing, subject)) }
    } fixed: { subject in
      let nothing = hidden(Nothing())
      return actionOwner { [nothing, unowned subject] in touch((nothing, subject)) }
    },
  ]
}

private struct Search {
  let pattern = /a+/
  var number: UInt8 = 1
}

private struct Nothing {}

private let always = Predicate<Int> { _ in PredicateExpressions.Value(true) }

@inline(never)
private func paired<First, Second>(_ first: First, _ second: Second) -> AnyObject {
  actionOwner { touch((first, second)) }
}
