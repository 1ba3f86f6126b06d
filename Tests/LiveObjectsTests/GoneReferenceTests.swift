import LiveObjects
import ObjectGraph
import Testing

private class Page {
  var onTap: (() -> Void)?
  weak var flow: Flow?
  weak var hearer: (any Hearing)?
  var parts: [Part] = []
  var settings: Settings?

  /// The page's weak references whose objects are gone: holder and type.
  func gone(without hidden: [AnyObject] = [], limit: Int = 20_000) throws -> [String] {
    let heap = try LiveHeap()
    let hidden = Set(hidden.map { ObjectAddress(of: $0) })
    return Reach(of: ObjectAddress(of: self), without: hidden, limit: limit, in: heap).map {
      heap.goneReferences(in: $0) { _ in false }
    }?.map { "\($0.holder): \($0.typeName ?? "?")" } ?? []
  }
}

private protocol Hearing: AnyObject {}

private class Chain {
  var next: Chain?
}

private class Part {
  weak var flow: Flow?
}

private class Settings {
  weak var flow: Flow?
}

private class Flow: Hearing {
  var count = 0
  let page: Page

  init(_ page: Page) { self.page = page }

  /// A coordinator that its caller need not keep.
  static func made(for page: Page) -> Flow? { Flow(page) }

  func setWeakly() {
    page.onTap = { [weak self] in self?.count += 1 }
  }

  func setByHandler() {
    let handler: (Flow?) -> Void = { $0?.count += 1 }
    page.onTap = { [weak self] in handler(self) }
  }
}

extension `Live objects` {
  @Suite struct `Weak references whose objects are gone` {
    @Test func `a capture whose object is gone is told by its closure and its type`() throws {
      let page = Page()
      Flow(page).setWeakly()
      #expect(try page.gone() == ["closure #1 in Flow.setWeakly(): Flow"])
      Flow(page).setByHandler()
      #expect(try page.gone() == ["closure #2 in Flow.setByHandler(): Flow"])
      let flow = Flow(page)
      flow.setWeakly()
      #expect(try page.gone() == [])
      withExtendedLifetime(flow) {}
    }

    @Test func `a property whose object is gone is told by its class, one that was cleared is not`()
      throws
    {
      let page = Page()
      page.flow = Flow.made(for: page)
      page.hearer = Flow.made(for: page)
      page.parts = [Part()]
      page.parts[0].flow = Flow.made(for: page)
      #expect(try page.gone() == ["Page.flow: Flow", "Page.hearer: Hearing", "Part.flow: Flow"])
      page.flow = nil
      page.hearer = nil
      page.parts[0].flow = nil
      #expect(try page.gone() == [])
    }

    @Test func `what others keep, too, need not be there for the page`() throws {
      let page = Page()
      let settings = Settings()
      page.settings = settings
      settings.flow = Flow.made(for: page)
      let part = Part()
      page.parts = [part]
      part.flow = Flow.made(for: page)
      #expect(try page.gone() == [])
      page.settings = Settings()
      page.settings?.flow = Flow.made(for: page)
      #expect(try page.gone() == ["Settings.flow: Flow"])
      #expect(try page.gone(without: [page.settings!]) == [])
      withExtendedLifetime((part, settings)) {}
    }

    @Test func `of more objects than the limit nothing is known`() throws {
      let page = Page()
      page.flow = Flow.made(for: page)
      page.parts = [Part(), Part()]
      #expect(try page.gone() == ["Page.flow: Flow"])
      #expect(try page.gone(limit: 3) == [])
    }

    @Test func `an object that nothing keeps but itself is told by the reference that does`() throws
    {
      func hold(_ object: AnyObject) throws -> String? {
        try LiveHeap().selfHold(of: ObjectAddress(of: object), without: [])?.words
      }
      /// Makes a cycle and lets go of it.
      func left(_ make: () -> AnyObject) -> UInt { ObjectAddress(of: make()).rawValue }
      func hold(ofObjectAt address: UInt) throws -> String? {
        try LiveHeap().selfHold(of: ObjectAddress(address), without: [])?.words
      }
      let byClosure = left {
        let page = Page()
        page.onTap = { page.parts = [] }
        return page
      }
      #expect(try hold(ofObjectAt: byClosure)?.hasSuffix(" captures it") == true)
      let byProperty = left {
        let node = Chain()
        node.next = Chain()
        node.next?.next = node
        return node
      }
      #expect(try hold(ofObjectAt: byProperty) == "Chain.next holds it")
      // The test's own variable keeps this one, too, and that one is no cycle.
      let node = Chain()
      node.next = Chain()
      #expect(try hold(node) == nil)
      node.next?.next = node
      #expect(try hold(node) == nil)
      node.next?.next = nil
    }
  }
}
