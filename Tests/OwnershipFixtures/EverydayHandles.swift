import Synchronization

/// What ordinary apps keep objects in: what cannot be copied, packs, inline arrays and locks.
extension Shapes {
  static let everydayHandles: [Shape] = [
    .boxed("noncopyable-enum-in-class", { NicheOwner(Niche.full(Token($0))) }) {
      NicheOwner(Niche.full(Token(known: $0)))
    },
    .boxed("noncopyable-in-noncopyable", { NestOwner(Nest(Token($0))) }) {
      NestOwner(Nest(Token(known: $0)))
    },
    .boxed("noncopyable-optional-field-of-generic", { MaybeNestOwner(Nest($0)) }) {
      MaybeNestOwner(Nest(Known($0)))
    },
    .boxed("noncopyable-beside-closures", { subject in Guarding { touch(subject) } }) { subject in
      Guarding { [weak subject] in touch(subject) }
    },
    .boxed("noncopyable-with-a-list", { ListOwner(TokenList([$0])) }) {
      ListOwner(TokenList([], known: Known($0)))
    },
    .boxed("mutex-of-enum-with-list", { Locked(Progress.running([$0])) }) {
      Locked(Progress.running([Known($0)]))
    },
    .boxed("mutex-of-existentials", { Locked([Plain(value: $0) as any Piece]) }) {
      Locked([Plain(value: Known($0)) as any Piece])
    },
    .boxed("mutex-of-tuple", { Locked((1, $0, "text")) }, { Locked((1, Known($0), "text")) }),
    .boxed("mutex-of-closure", { subject in Locked({ touch(subject) }) }) { subject in
      Locked({ [weak subject] in touch(subject) })
    },
    .boxed("two-mutexes-in-one-class", { TwoLocks(first: nil, second: $0) }) {
      TwoLocks(first: Known($0), second: nil)
    },
    .boxed("mutex-of-noncopyable", { LockedToken(Token($0)) }, { LockedToken(Token(known: $0)) }),
    .boxed("pack-of-arrays", { Lists([1], [$0]) }, { Lists([1], [Known($0)]) }),
    .boxed("pack-of-one", { Lists([$0]) }, { Lists([Known($0)]) }),
    .boxed(
      "pack-of-handlers",
      { subject in
        Handlers<Int, String>({ _ in touch(subject) }, { _ in })
      }
    ) { subject in Handlers<Int, String>({ [weak subject] _ in touch(subject) }, { _ in }) },
    .boxed("pack-of-generic-values", { Lists([Plain(value: $0)], [Plain(value: 1)]) }) {
      Lists([Plain(value: Known($0))], [Plain(value: 1)])
    },
    .boxed("inline-array-of-lists", { Pair(values: [[], [$0]]) }) {
      Pair(values: [[], [Known($0)]])
    },
    .boxed("inline-array-of-closures", { subject in Pair(values: [{}, { touch(subject) }]) }) {
      subject in Pair(values: [{}, { [weak subject] in touch(subject) }])
    },
    .boxed("inline-array-of-structs-with-gaps", { Pair(values: [gap(nil), gap($0)]) }) {
      Pair(values: [gap(nil), Gap(known: $0)])
    },
    .boxed("inline-array-in-enum", { Drawer.two([nil, $0]) }) { Drawer.known(Known($0)) },
    .boxed("inline-arrays-nested", { Pair(values: [nested(nil), nested($0)]) }) {
      Pair(values: [nested(nil), nested(Known($0))])
    },
  ]
}

private struct Token: ~Copyable {
  var owner: Held?
  weak var known: Held?
  let number: UInt16 = 3
  init(_ owner: Held) { self.owner = owner }
  init(known: Held) { self.known = known }
  deinit { touch(number) }
}

private enum Niche: ~Copyable {
  case empty
  case full(Token)
}

private final class NicheOwner {
  let slot: Niche
  init(_ slot: consuming Niche) { self.slot = slot }
}

private struct Nest<Content: ~Copyable>: ~Copyable {
  var flag = true
  var content: Content
  init(_ content: consuming Content) { self.content = content }
}

private final class NestOwner {
  let nest: Nest<Token>
  init(_ nest: consuming Nest<Token>) { self.nest = nest }
}

private final class MaybeNestOwner<Content> {
  var number: Int8 = 1
  var nest: Nest<Content>?
  init(_ nest: consuming Nest<Content>) { self.nest = consume nest }
}

private struct Guard: ~Copyable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}

private final class Guarding {
  private let guarding: Guard
  init(_ action: @escaping () -> Void) { guarding = Guard(action) }
}

private struct TokenList: ~Copyable {
  var list: [Held]
  var known: Known?
  init(_ list: [Held], known: Known? = nil) { (self.list, self.known) = (list, known) }
}

private final class ListOwner {
  let list: TokenList
  init(_ list: consuming TokenList) { self.list = list }
}

private final class Locked<Value>: @unchecked Sendable {
  let number: UInt8 = 1
  let lock: Mutex<Value>
  init(_ value: consuming sending Value) { lock = Mutex(value) }
}

private final class TwoLocks: Sendable {
  let first: Mutex<Known?>
  let second: Mutex<Held?>
  init(first: Known?, second: Held?) {
    self.first = Mutex(first)
    self.second = Mutex(second)
  }
}

private final class LockedToken: @unchecked Sendable {
  private let lock: Mutex<Token>
  init(_ token: consuming sending Token) { lock = Mutex(token) }
}

private enum Progress<Value> {
  case waiting
  case running([Value])
}

private protocol Piece {}

private struct Plain<Value>: Piece {
  var title = "plain"
  var value: Value
}

private final class Lists<each Element> {
  let lists: (repeat [each Element])
  init(_ lists: repeat [each Element]) { self.lists = (repeat each lists) }
}

private struct Handlers<each Event> {
  let handlers: (repeat (each Event) -> Void)
  init(_ handlers: repeat @escaping (each Event) -> Void) {
    self.handlers = (repeat each handlers)
  }
}

private struct Pair<Value> {
  var isOpen = true
  var values: InlineArray<2, Value>
}

private struct Gap {
  var small: UInt8 = 1
  var owner: Held?
  weak var known: Held?
  var last: UInt8 = 2
  init(owner: Held?) { self.owner = owner }
  init(known: Held) { self.known = known }
}

private func gap(_ owner: Held?) -> Gap { Gap(owner: owner) }

private enum Drawer {
  case empty
  case two(InlineArray<2, Held?>)
  case known(Known)
}

private func nested<Value>(_ value: Value?) -> InlineArray<2, InlineArray<1, Value?>> {
  [[nil], [value]]
}
