import ObjectGraph
import Testing

@testable import LiveObjects

private final class Model {
  var onSave: (() -> Void)?
  var other: Model?
}

private final class Page {
  let model = Model()
  var title = ""
  var next: Page?
  func arm() { model.onSave = { self.title = "saved" } }
}

private final class Album {
  nonisolated(unsafe) static var current: Album?
  var pages: [Page] = []
  var byName: [String: Page] = [:]
}

nonisolated(unsafe) private var lastPage: Page?

/// Makes a page, does something with it, and lets it go.
@inline(never)
private func leak(_ place: (Page) -> Void) -> ObjectAddress {
  let page = Page()
  place(page)
  return ObjectAddress(of: page)
}

extension `Live objects` {
  @Suite
  struct `Objects held like a known one` {
    private func path(of page: ObjectAddress) throws -> RetainingPath {
      try #require(RetainingPaths().retention(of: page).path)
    }

    private func path(of page: ObjectAddress, like known: RetainingPath) throws -> RetainingPath? {
      try RetainingPaths().retention(of: page, like: known, in: LiveHeap())?.path
    }

    @Test
    func `a second object in a cycle of the same kind is told without a search`() throws {
      let known = try path(of: leak { $0.arm() })
      let found = try path(of: leak { $0.arm() }, like: known)
      #expect(found == known)
    }

    @Test
    func `a second object behind the same static is told with its own index`() throws {
      Album.current = Album()
      let first = leak { Album.current?.pages.append($0) }
      let second = leak { Album.current?.pages.append($0) }
      let found = try #require(try path(of: second, like: path(of: first)))
      #expect(found.origin == .root("static Album.current"))
      #expect(found.steps.map(\.label) == [".pages[1]"])
      Album.current = nil
    }

    @Test
    func `an object that a static holds itself is told`() throws {
      let known = try path(of: leak { lastPage = $0 })
      lastPage = nil
      let found = try path(of: leak { lastPage = $0 }, like: known)
      #expect(found?.origin == .root("global lastPage"))
      lastPage = nil
    }

    @Test
    func `an object that is held in another way is not`() throws {
      let cycle = try path(of: leak { $0.arm() })
      let next = try path(of: leak { $0.next = $0 })
      let global = try path(of: leak { lastPage = $0 })
      lastPage = nil
      Album.current = Album()
      let list = try path(of: leak { Album.current?.pages.append($0) })
      let table = try path(of: leak { Album.current?.byName["a"] = $0 })
      let paths = [cycle, next, global, list, table]
      let places: [(Page) -> Void] = [
        { $0.arm() }, { $0.next = $0 }, { lastPage = $0 }, { Album.current?.pages.append($0) },
        { Album.current?.byName["b"] = $0 },
      ]
      for (one, place) in places.enumerated() {
        let page = leak(place)
        for (other, known) in paths.enumerated() {
          #expect((try path(of: page, like: known) != nil) == (one == other), "\(one) \(other)")
        }
        lastPage = nil
      }
      Album.current = nil
    }

    @Test
    func `an object that nothing holds any more is not`() throws {
      let known = try path(of: leak { $0.arm() })
      var page: Page? = Page()
      page?.arm()
      let address = try ObjectAddress(of: #require(page))
      #expect(try path(of: address, like: known) != nil)
      page?.model.onSave = nil
      #expect(try path(of: address, like: known) == nil)
      withExtendedLifetime(page) {}
      page = nil
    }
  }
}
