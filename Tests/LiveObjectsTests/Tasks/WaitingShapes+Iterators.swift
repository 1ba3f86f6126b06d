/// Elements that wait for a gate, with a visitor in their iterator beside one of the library's. How large that is, is
/// known only when the program runs.
private struct Visits: AsyncSequence {
  let base: AsyncStream<Int>
  let visitor: Visitor?

  struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Int>.Iterator
    let visitor: Visitor?

    mutating func next() async -> Int? {
      let element = await base.next()
      visitor?.note()
      return element
    }
  }

  @inline(never)
  init(_ visitor: Visitor?, _ gate: Gate) {
    self.visitor = visitor
    base = AsyncStream {
      await gate.wait()
      return nil
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), visitor: visitor)
  }
}

/// The same around any other elements.
private struct Following<Base: AsyncSequence>: AsyncSequence where Base.Element == Int {
  let base: Base
  let visitor: Visitor?

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let visitor: Visitor?

    mutating func next() async throws -> Int? {
      let element = try await base.next()
      visitor?.note()
      return element
    }
  }

  @inline(never)
  init(_ visitor: Visitor?, _ base: Base) {
    (self.visitor, self.base) = (visitor, base)
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), visitor: visitor)
  }
}

/// Ways for a task to hold something in the iterator that it waits in.
extension WaitingShape {
  static let iterators: [WaitingShape] = [
    WaitingShape("own iterator around a library's") { visitor, gate in
      Task { [weak visitor] in
        for await number in Visits(visitor, gate) { use(number) }
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        use(visitor)
        for await number in Visits(nil, gate) { use(number) }
      }
    },
    WaitingShape("own iterator as a variable") { visitor, gate in
      Task { [weak visitor] in
        var iterator = Visits(visitor, gate).makeAsyncIterator()
        while let number = await iterator.next() { use(number) }
      }
    } twin: { visitor, gate in
      // It is made anew behind the wait, where the one before was.
      Task { [weak visitor] in
        for _ in 0..<3 {
          do {
            let iterator = Visits(visitor, gate).makeAsyncIterator()
            use(iterator)
          }
          await gate.wait()
        }
      }
    },
    WaitingShape("generic iterator around another") { visitor, gate in
      Task { [weak visitor] in
        do {
          for try await number in Following(visitor, Visits(nil, gate)) { use(number) }
        } catch {}
      }
    } twin: { visitor, gate in
      Task { [weak visitor] in
        for _ in 0..<3 {
          do {
            let visits = Following(visitor, Visits(nil, gate))
            use(visits)
            use(visits.makeAsyncIterator())
          }
          await gate.wait()
        }
      }
    },
  ]
}
