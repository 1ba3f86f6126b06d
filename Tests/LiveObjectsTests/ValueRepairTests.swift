import Foundation
import ObjectGraph
import Testing

@testable import LiveObjects

private final class Kept {}

private protocol Thing {}

private struct Note: Thing {
  var number = 1
  var kept: Kept?
}

private struct Ticket {
  let kept: Kept?
}

private final class Owner<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private struct Pair<First> {
  var first: First
  var count = 1
}

/// Keeps its value in another wrapper, if there is one.
@propertyWrapper
private struct Wrapped<Value> {
  var wrappedValue: Value
}

private struct Page {
  @Wrapped @Wrapped var kept: Kept?
}

// Optimised for one type, it would be no generic function any more.
@inline(never) @_optimize(none)
private func later<Value>(_ value: Value) -> () -> Void {
  { _ = value }
}

@inline(never) @_optimize(none)
private func later<each Value>(each value: repeat each Value) -> () -> Void {
  { _ = (repeat each value) }
}

@inline(never) @_optimize(none)
private func laterChanging<Value>(_ value: Value) -> () -> Void {
  var kept = value
  return { kept = [kept, kept][0] }
}

@Suite struct `What is advised about a value that holds an object` {
  private func repair<Value>(_ make: (Kept) -> Value) -> String? {
    let kept = Kept()
    let owner = Owner(make(kept))
    let (object, root) = (ObjectAddress(of: kept), ObjectAddress(of: owner))
    let paths = RetainingPaths(
      roots: [NamedRoot("owner", root)],
      notes: ObjectNotes(expectation: {
        $0 == object ? .expectedGone : $0 == root ? .expectedAlive : .unknown
      }))
    defer { withExtendedLifetime((kept, owner)) {} }
    return paths.retention(of: object).path?.repair
  }

  @Test func `a field is cleared, unless it is a constant`() {
    #expect(repair { Note(kept: $0) } == "clear .value.kept")
    #expect(repair { Ticket(kept: $0) } == "put another value into .value")
  }

  @Test func `behind a protocol the value is replaced or cleared as a whole`() {
    #expect(repair { Note(kept: $0) as any Thing } == "put another value into .value")
    #expect(repair { Note(kept: $0) as Any } == "put another value into .value")
    #expect(repair { Note(kept: $0) as Any? } == "clear .value")
    #expect(repair { [$0] as Any } == "put another value into .value")
    #expect(repair { [Note(kept: $0) as any Thing] } == "remove it from .value")
  }

  @Test func `no element is removed from an array of a fixed size`() {
    #expect(
      repair { [$0, Kept()] as InlineArray<2, Kept> } == "put another value into .value")
    #expect(repair { [nil, $0] as InlineArray<2, Kept?> } == "clear .value[1]")
    #expect(repair { [[], [$0]] as InlineArray<2, [Kept]> } == "remove it from .value[1]")
  }

  @Test func `no element is removed from an array of Foundation's that is never changed`() {
    #expect(repair { NSArray(object: $0) } == "put another value into .value")
    #expect(repair { NSMutableArray(object: $0) } == "remove it from .value")
  }

  // The source may know no more of it than `some Thing`, and can then change nothing in it.
  @Test func `behind a generic parameter another value is put in as a whole`() {
    #expect(repair { Pair(first: Ticket(kept: $0)) } == "put another value into .value")
    #expect(repair { Pair(first: Note(kept: $0)) } == "clear .value.first.kept")
  }

  @Test func `a capture of a generic parameter cannot be weak, whatever its argument`() {
    #expect(repair { kept in { _ = kept } } == "capture it weakly")
    #expect(repair { later($0) } == "put another value into .value")
    #expect(repair { later($0 as Kept?) } == "put another value into .value")
    #expect(repair { later(each: $0) } == "put another value into .value")
    #expect(repair { laterChanging($0) } == "put another value into .value")
  }

  @Test func `a property of several wrappers has the name of the source`() {
    #expect(repair { Page(kept: $0) } == "clear .value.kept")
  }
}
