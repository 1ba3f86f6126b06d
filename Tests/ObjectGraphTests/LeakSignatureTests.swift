import ObjectGraph
import Testing

@Suite struct LeakSignatureTests {
  /// The signature of the best cycle through an object.
  private func cycle(_ text: String, through word: String) throws -> LeakSignature {
    let graph = MadeUpGraph(text)
    return LeakSignature(try #require(graph.search().bestCycle(through: graph[word]).path))
  }

  /// The signature of the best path from `app` to `screen`, which should be gone.
  private func path(
    _ text: String, alive: [String] = [], names: [String: String] = [:]
  ) throws -> LeakSignature {
    let graph = MadeUpGraph(text)
    let search = graph.search(from: "app", gone: ["screen"], alive: alive, names: names)
    return LeakSignature(try #require(search.bestPath(to: graph["screen"]).path))
  }

  @Test func `a signature is made of the suspect steps alone`() throws {
    let text = """
      app .router -> router
      router .cache -> cache
      cache .screen -> screen
      """
    #expect(
      try path(text, alive: ["router"]).description
        == "5fd2320866a5352a router.cache → cache.screen")
    #expect(
      try path(text).description
        == "65cbd0b7cb109b6c app.router → router.cache → cache.screen")
  }

  @Test func `indexes, keys, serials and given names do not matter`() throws {
    let one = try path(
      """
      cache = Cache#1
      app .caches["a [b] \\"c"][12] -> cache
      cache .screen -> screen
      """, names: ["cache": "the left cache"])
    let other = try path(
      """
      cache = Cache#27
      app .caches["]"][3] -> cache
      cache .screen -> screen
      """)
    #expect(one.readableForm == "app.caches[_][_] → Cache.screen")
    #expect(one == other)
    #expect(one.hash == other.hash)
  }

  @Test func `closures keep their number, captures are words of their own`() throws {
    let signature = try path(
      """
      block = closure: closure #2 in Screen.start()
      app .handler -> block
      block captures self -> screen
      """)
    #expect(
      signature.readableForm == "app.handler → closure #2 in Screen.start() captures self")
  }

  @Test func `a cycle has one signature, whichever of its objects leaked`() throws {
    let text = """
      b .c -> c
      c .a -> a
      a .b -> b
      """
    let signatures = try ["a", "b", "c"].map { try cycle(text, through: $0) }
    #expect(signatures[0].description == "a094172c100fd717 cycle: a.b → b.c → c.a")
    #expect(Set(signatures).count == 1)
  }

  @Test func `a path is not a cycle with the same steps`() throws {
    let cycle = try cycle("screen .me -> screen", through: "screen")
    let path = RetainingPath(
      origin: .root("root"), start: .init(name: "screen"),
      steps: [.init(label: ".me", target: .init(name: "screen"))])
    #expect(cycle.elements == LeakSignature(path).elements)
    #expect(cycle.hash != LeakSignature(path).hash)
  }

  @Test func `a chain has one signature, however long`() throws {
    func ring(_ count: Int) -> RetainingPath {
      let node = RetainingPath.Node(name: "Node")
      let steps = Array(repeating: RetainingPath.Step(label: ".next", target: node), count: count)
      return RetainingPath(origin: .cycle, start: node, steps: steps)
    }
    #expect(LeakSignature(ring(3)).readableForm == "cycle: Node.next")
    #expect(LeakSignature(ring(3)) == LeakSignature(ring(30)))
  }

  @Test func `a row of equal steps counts once where a cycle begins in its middle, too`() throws {
    let text = """
      first = Node
      second = Node
      first .next -> second
      second .next -> list
      list .head -> first
      """
    let signatures = try ["first", "second", "list"].map { try cycle(text, through: $0) }
    #expect(signatures[0].readableForm == "cycle: Node.next → list.head")
    #expect(Set(signatures).count == 1)
  }

  @Test func `a root that holds the departed object itself signs with its name`() {
    let path = RetainingPath(
      origin: .root("static Session.screens[4]"),
      start: .init(name: "Profile#3", expectation: .expectedGone), steps: [])
    #expect(LeakSignature(path).readableForm == "held by static Session.screens[_]")
  }
}
