import SeededRandom
import Synchronization
import Testing

@testable import SwiftRuntime

/// References that count nothing, beside weak ones.
@Suite struct UncountedReferenceTests {
  /// An object that takes its address back as the kit's objects do: by what is stored in it.
  private class Object: @unchecked Sendable {
    private let anchor = Anchor()
    var reference: Reference { anchor.reference(to: self) }
    var atEnd: ((Reference) -> Void)?

    deinit { atEnd?(reference) }
  }

  private final class Reference: Sendable {
    private let uncounted: UncountedReference
    init(_ object: Object) { uncounted = UncountedReference(to: object) }
    var object: Object? { uncounted.object(as: Object.self) }
    func clear() { uncounted.clear() }
  }

  private final class Anchor {
    private var made: Reference?
    deinit { made?.clear() }

    func reference(to object: Object) -> Reference {
      let reference = made ?? Reference(object)
      made = reference
      return reference
    }
  }

  @Test func `gives its object while that lives, and holds it not at all`() {
    var object: Object? = Object()
    weak let observed = object
    let reference = object?.reference
    #expect(reference?.object === object)
    object = nil
    #expect(observed == nil && reference?.object == nil)
  }

  @Test(arguments: [false, true])
  func `gives nothing from the moment the last strong reference goes`(observed: Bool) {
    var object: Object? = Object()
    // Its counts lie in the entry that weak references share from then on.
    weak let observer = observed ? object : nil
    let reference = object?.reference
    var seen: [Bool] = []
    object?.atEnd = { seen.append($0.object == nil) }
    object = nil
    #expect(seen == [true] && reference?.object == nil && observer == nil)
  }

  @Test(arguments: [false, true])
  func `holds no more after it gave its object than before`(observed: Bool) {
    var object: Object? = Object()
    weak let observer = observed ? object : nil
    let reference = object?.reference
    for _ in 0..<10 { #expect(reference?.object === object) }
    #expect((observer === object) == observed)
    object = nil
    #expect(reference?.object == nil && observer == nil)
  }

  @Test func `agrees with weak ones wherever the last reference goes`() async {
    let rounds = Campaign.size(2_000, full: 200_000)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { await Self.disagreements(in: rounds) } }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  private static func disagreements(in rounds: Int) async -> Int {
    var wrong = 0
    for _ in 0..<rounds {
      let box = Box(Object())
      let reference = box.object?.reference
      async let gone: Void = box.empty()
      // Either the object is whole while it is used here, or there is none.
      if let object = reference?.object, object.reference !== reference { wrong += 1 }
      await gone
      if reference?.object != nil { wrong += 1 }
    }
    return wrong
  }

  private final class Box: Sendable {
    private let content: Mutex<Object?>
    init(_ object: Object) { content = Mutex(object) }
    var object: Object? { content.withLock { $0 } }
    func empty() async { content.withLock { $0 = nil } }
  }
}
