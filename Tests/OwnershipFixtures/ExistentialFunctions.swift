/// Functions that give a value behind a protocol, which are called by way of a thunk of the compiler's.
extension Shapes {
  static let existentialFunctions: [Shape] = [
    .boxed("function-that-gives-an-error", { giving(failing($0)) }, { giving(failing(Known($0))) }),
    .boxed("function-that-gives-an-existential", { giving(some($0)) }) { giving(some(Known($0))) },
    .boxed("function-that-gives-a-constrained-existential", { throwing(constrained($0)) }) {
      throwing(constrained(Known($0)))
    },
    Shape("typed-throwing-function-that-gives-an-error") {
      let function = typed(failing($0))
      return Box(function)
    } fixed: {
      let function = typed(failing(Known($0)))
      return Box(function)
    },
    .boxed("async-function-that-gives-an-existential", { waiting(some($0)) }) {
      waiting(some(Known($0)))
    },
    .boxed("captured-function-that-gives-an-existential", { calling(giving(some($0))) }) {
      calling(giving(some(Known($0))))
    },
    .boxed(
      "function-that-gives-a-function-behind-a-protocol", { throwing(constrained(giving($0))) }
    ) {
      throwing(constrained(giving(Known($0))))
    },
  ]
}

private protocol Offer<Item> {
  associatedtype Item
  var item: Item { get }
}

private struct LargeOffer<Item>: Offer {
  let numbers = (1, 2, 3)
  let item: Item
}

private struct Refusal<Item>: Error, @unchecked Sendable {
  let code = 3
  let item: Item
}

@inline(never) private func failing<Item>(_ item: Item) -> any Error { Refusal(item: item) }

@inline(never) private func some<Item>(_ item: Item) -> any Offer { LargeOffer(item: item) }

@inline(never) private func constrained<Item>(_ item: Item) -> any Offer<Item> {
  LargeOffer(item: item)
}

@inline(never) private func giving<Item>(_ item: Item) -> () -> Item { { item } }

@inline(never) private func throwing<Item>(_ item: Item) -> () throws -> Item {
  {
    if hidden(false) { throw CancellationError() }
    return item
  }
}

@inline(never)
private func typed<Item>(_ item: Item) -> (Int) throws(CancellationError) -> Item {
  { (number: Int) throws(CancellationError) -> Item in
    if number == hidden(2) { throw CancellationError() }
    return item
  }
}

@inline(never) private func waiting<Item>(_ item: Item) -> () async -> Item {
  {
    await Task.yield()
    return item
  }
}

@inline(never) private func calling<Item>(_ item: Item) -> () -> Void {
  let number = hidden(1)
  return {
    touch(item)
    touch(number)
  }
}
