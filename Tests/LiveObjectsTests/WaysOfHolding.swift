import Foundation
import Observation
import Synchronization

/// Uses a value in a way that the optimizer cannot see through.
@inline(never) @_optimize(none)
func use<Value>(_ value: Value) {}

/// Returns a value of which the optimizer then knows only the type.
@inline(never) @_optimize(none)
func hidden<Value>(_ value: Value) -> Value { value }

@propertyWrapper
struct Doubled<Value> {
  var wrappedValue: Value
  var writes = 0
}

private protocol Visitable: AnyObject { func visit() }
private protocol Nameable { var name: String { get } }
extension Node: Visitable {}
extension Node: Error {}
extension Node: Nameable { var name: String { "node" } }
extension Node: Hashable {
  static func == (one: Node, other: Node) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Plain { var flag = true, node: Node, text = "plain" }
private struct Deep { var number = 1, plain: Plain, pair: (UInt8, Node?) }
private struct Large { var words = (1, 2, 3, 4, 5), node: Node }
private struct Named: Nameable { var name = "named", node: Node, more = (1, 2, 3) }
private struct Wrong: Error { var code = 1, node: Node }
private struct Generic<Value> { var flag: UInt8 = 1, value: Value, last = 2 }
/// No tuple: the captures of a closure over a tuple of functions are only guessed at.
private struct Variable { var change: (Node?) -> Void, read: () -> Void }
private struct Wrapped { @Doubled var node: Node? }
private struct Weak { weak var node: Node? }
private struct Unowned { unowned var node: Node }
private struct Unsafe {
  unowned(unsafe) var node: Node
  var number = 1
}
private enum Single { case none, one(Node), other }
private enum Multi { case none, one(Node), two(Int), three(String, Node), four([Node]) }
private enum Unkept { case one(Weak), two(ObjectIdentifier), three(Unsafe) }
private indirect enum Tree<Value> { case leaf(Value), fork(Tree, Tree), none }
private enum Partly { case number(Int); indirect case boxed(Node, Int) }
private final class Buffer: ManagedBuffer<Plain, Int> {}
private actor Keeper {
  let node: Node
  var number = 1
  init(_ node: Node) { self.node = node }
}
@Observable private final class Model {
  var number = 1
  var node: Node?
  @ObservationIgnored weak var known: Node?
}
private final class Locked: Sendable {
  let state: Mutex<(Int, Node?)>
  init(_ node: Node?) { state = Mutex((1, node)) }
}
private class Base<Value> { var value: Value; init(_ value: Value) { self.value = value } }
private final class Derived<Value>: Base<[Value]> { var last: Value? }
private final class Late { lazy var node: Node? = nil; var number: Int16 = 1 }

/// What a way of holding is put into: the value and its type are the way's own, the rest is generic.
enum Wrapping: CaseIterable {
  case nothing, keeper, derived, array, optional, tuple, dictionary, closure, boxed, tree, result
  case two, late, fixed

  func wrap<Value>(_ value: Value) -> Any {
    switch self {
    case .nothing: return value
    case .keeper: return Base(value)
    case .derived:
      let derived = Derived([value])
      derived.last = value
      return derived
    case .array: return [value, value]
    case .optional: return Base(Optional(value))
    case .tuple: return (UInt8(1), value, "tuple")
    case .dictionary: return ["key": value]
    case .closure: return { use(value) }
    case .boxed:
      var kept = value
      let change = { (new: Value?) in kept = new ?? kept }
      return (change, { use(kept) })
    case .tree: return Tree.fork(.none, .fork(.leaf(value), .none))
    case .result: return Result<Value, Wrong>.success(value)
    case .two: return { [number = hidden(UInt8(3))] in (number, value) }
    case .late: return Generic(value: Generic<Value?>(value: value))
    case .fixed: return Base(InlineArray<2, Value>(repeating: value))
    }
  }
}

/// One way for a node to hold another, or to know it without holding.
struct WayOfHolding: Sendable {
  let name: String
  let hold: @Sendable (Node, Wrapping) -> Any

  private init<Value>(_ name: String, _ make: @escaping @Sendable (Node) -> Value) {
    self.name = name
    hold = { $1.wrap(make($0)) }
  }
}

extension WayOfHolding {
  /// Ways that keep a node alive.
  static let strong: [WayOfHolding] = values + existentials + containers + closures + objects

  private static let values: [WayOfHolding] = [
    WayOfHolding("itself") { $0 },
    WayOfHolding("optional") { Optional($0) },
    WayOfHolding("optional of optional") { Optional(Optional($0)) },
    WayOfHolding("tuple") { (1, ("text", $0)) },
    WayOfHolding("struct") { Plain(node: $0) },
    WayOfHolding("struct in struct") { Deep(plain: Plain(node: $0), pair: (1, nil)) },
    WayOfHolding("optional in tuple in struct") { Deep(plain: Plain(node: $0), pair: (1, $0)) },
    WayOfHolding("large struct") { Large(node: $0) },
    WayOfHolding("generic struct") { Generic(value: $0) },
    WayOfHolding("property wrapper") { Wrapped(node: $0) },
    WayOfHolding("single payload enum") { Single.one($0) },
    WayOfHolding("multi payload enum") { Multi.one($0) },
    WayOfHolding("pair in multi payload enum") { Multi.three("text", $0) },
    WayOfHolding("array in multi payload enum") { Multi.four([$0]) },
    WayOfHolding("indirect case") { Partly.boxed($0, 1) },
    WayOfHolding("indirect enum") { Tree.fork(.leaf($0), .none) },
    WayOfHolding("inline array") { [nil, $0] as InlineArray<2, Node?> },
    WayOfHolding("result") { Result<Int, Node>.failure($0) },
  ]

  private static let existentials: [WayOfHolding] = [
    WayOfHolding("any") { $0 as Any },
    WayOfHolding("any of tuple") { ($0, 1, 2, 3, "much") as Any },
    WayOfHolding("any object") { $0 as AnyObject },
    WayOfHolding("class-bound protocol") { $0 as any Visitable },
    WayOfHolding("protocol") { $0 as any Nameable },
    WayOfHolding("protocol with a box") { Named(node: $0) as any Nameable },
    WayOfHolding("two protocols") { $0 as any Nameable & Error },
    WayOfHolding("error") { $0 as any Error },
    WayOfHolding("error of struct") { Wrong(node: $0) as any Error },
    WayOfHolding("any hashable") { AnyHashable($0) },
    WayOfHolding("any hashable of array") { AnyHashable([$0]) },
    WayOfHolding("any of any") { [Plain(node: $0) as Any] as Any },
  ]

  private static let containers: [WayOfHolding] = [
    WayOfHolding("array") { [$0] },
    WayOfHolding("nested array") { [[], [[$0]], [[], []]] as [[[Node]]] },
    WayOfHolding("array of tuples") { [(1, nil), (2, $0)] as [(UInt8, Node?)] },
    WayOfHolding("array of enums") { [.none, .two(7), .one($0)] as [Multi] },
    WayOfHolding("array of existentials") { [1, "text", Large(node: $0)] as [Any] },
    WayOfHolding("contiguous array") { ContiguousArray([$0]) },
    WayOfHolding("slice") { [$0, $0, $0, $0][1...2] },
    WayOfHolding("dictionary value") { [1: $0, 2: nil] as [Int: Node?] },
    WayOfHolding("dictionary key") { [$0: 1] },
    WayOfHolding("dictionary of dictionaries") {
      ["a": [$0: [1]], "b": [:]] as [String: [Node: [Int]]]
    },
    WayOfHolding("set") { Set([$0]) },
    WayOfHolding("set of arrays") { Set<[Node]>([[$0], []]) },
    WayOfHolding("any sequence") { AnySequence([$0]) },
    WayOfHolding("any iterator") { AnyIterator([$0].makeIterator()) },
    WayOfHolding("lazy map") { node in (1...2).lazy.map { ($0, node) } },
    WayOfHolding("reversed") { [$0].reversed() as ReversedCollection<[Node]> },
    WayOfHolding("foundation array") { NSMutableArray(array: [$0]) },
    WayOfHolding("foundation dictionary") { NSMutableDictionary(dictionary: [1: $0]) },
  ]

  private static let closures: [WayOfHolding] = [
    WayOfHolding("closure") { node in { use(node) } },
    WayOfHolding("closure with two captures") { node in
      let number = hidden(5)
      return { use((node, number)) }
    },
    WayOfHolding("closure with many captures") { node in
      let (small, text, large) = (hidden(UInt8(1)), hidden("text"), hidden(Large(node: node)))
      return { [weak node] in use((small, text, large, node)) }
    },
    WayOfHolding("captured variable") { node in
      var kept: Node? = nil
      let closure = { (new: Node?) in kept = new }
      closure(node)
      return Variable(change: closure, read: { use(kept) })
    },
    WayOfHolding("closure in closure") { node in
      let inner = { use(node) }
      return { use((inner, 1)) }
    },
    WayOfHolding("array of closures") { node in [{ use(node) }, {}] },
    WayOfHolding("optional closure") { node in Optional({ use((node, 1)) }) },
    WayOfHolding("dictionary of closures") { node in ["a": { (_: Int) in use(node) }] },
    WayOfHolding("closure that is made another") { node in
      let plain: (Int) -> Node = { $0 > 0 ? node : hidden(node) }
      return Generic<(Int) -> Node>(value: plain)
    },
    WayOfHolding("throwing closure") { node in { (_: Int) throws in use(node) } },
    WayOfHolding("async closure") { node in { () async -> Int in node.number } },
    WayOfHolding("sendable closure") { node in { @Sendable in use(node) } },
    WayOfHolding("method") { $0.visit as () -> Void },
    WayOfHolding("async method") { $0.visit as (Int) async -> Int },
    WayOfHolding("closure over a protocol") { node in
      let some: any Nameable = hidden(Named(node: node))
      return { use(some) }
    },
    WayOfHolding("closure over a generic value") { node in forward(node) },
    WayOfHolding("closure over a generic pair") { node in forward(Generic(value: node)) },
    WayOfHolding("local function") { node in
      func helper(_ number: Int) { use((node, number)) }
      return helper
    },
  ]

  private static let objects: [WayOfHolding] = [
    WayOfHolding("actor") { Keeper($0) },
    WayOfHolding("observable") { node in
      let model = Model()
      model.node = node
      return model
    },
    WayOfHolding("mutex") { Locked($0) },
    WayOfHolding("lazy property") { node in
      let late = Late()
      late.node = node
      return late
    },
    WayOfHolding("generic class") { Base($0) },
    WayOfHolding("subclass of a generic class") { Derived([$0]) },
    WayOfHolding("managed buffer's header") { node in
      Buffer.create(minimumCapacity: 3) { _ in Plain(node: node) }
    },
  ]

  private static func forward<Value>(_ value: Value) -> () -> Value { { hidden(value) } }
}

extension WayOfHolding {
  /// Ways that only know a node.
  static let none: [WayOfHolding] = [
    WayOfHolding("weak") { Weak(node: $0) },
    WayOfHolding("unowned") { Unowned(node: $0) },
    WayOfHolding("unowned(unsafe)") { Unsafe(node: $0) },
    WayOfHolding("unmanaged") { Unmanaged.passUnretained($0) },
    WayOfHolding("raw pointer") { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) },
    WayOfHolding("number") { UInt(bitPattern: ObjectIdentifier($0)) },
    WayOfHolding("identifier") { ObjectIdentifier($0) },
    WayOfHolding("set of identifiers") { Set([ObjectIdentifier($0)]) },
    WayOfHolding("dictionary of weak ones") { [ObjectIdentifier($0): Weak(node: $0)] },
    WayOfHolding("enum of weak ones") { [Unkept.one(Weak(node: $0)), .three(Unsafe(node: $0))] },
    WayOfHolding("enum of identifiers") { Unkept.two(ObjectIdentifier($0)) },
    WayOfHolding("cleared optional") { node in
      var kept: Node? = hidden(node)
      use(kept)
      kept = nil
      return kept
    },
    WayOfHolding("cleared variable") { node in
      var kept: Node? = node
      let closure = { (new: Node?) in kept = new }
      closure(nil)
      return Variable(change: closure, read: { use(kept) })
    },
    WayOfHolding("removed element") { node in
      var kept = [node, node]
      kept.removeAll(keepingCapacity: true)
      return kept
    },
    WayOfHolding("removed key") { node in
      var kept = [node: 1]
      kept[node] = nil
      return kept
    },
    WayOfHolding("weak capture") { node in { [weak node] in use(node) } },
    WayOfHolding("weak and other captures") { node in
      { [weak node, number = hidden(1), text = hidden("text")] in use((node, number, text)) }
    },
    WayOfHolding("unowned capture") { node in { [unowned node] in use(node) } },
    WayOfHolding("unowned(unsafe) capture") { node in
      { [unowned(unsafe) node, number = hidden(1)] in use((node, number)) }
    },
    WayOfHolding("unowned and weak captures") { node in
      { [unowned node, weak other = node] in use((node, other)) }
    },
    WayOfHolding("type") { type(of: $0) },
    WayOfHolding("observable that knows") { node in
      let model = Model()
      model.known = node
      return model
    },
    WayOfHolding("emptied mutex") { node in
      let locked = Locked(node)
      locked.state.withLock { $0.1 = nil }
      return locked
    },
  ]
}
