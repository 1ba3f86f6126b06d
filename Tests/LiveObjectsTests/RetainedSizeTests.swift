import LiveObjects
import ObjectGraph
import Testing

private final class Row {
  let number: Int
  var next: Row?
  var owner: AnyObject?
  init(_ number: Int) { self.number = number }
}

private final class Session {
  var rows: [Row] = []
  var names: [String: Row] = [:]
  var shared: Row?
  var onEnd: (() -> Void)?
  var other: Session?
  weak var delegate: Session?
}

private final class Page {
  var text = ""
  var bytes: [UInt8] = []
  var lines: [String] = []
  var numbers: [Int: Int] = [:]
}

/// Weak references to everything that has a class, to be counted afterwards.
private struct Witness {
  private var references: [() -> AnyObject?] = []

  mutating func watch(_ object: AnyObject) {
    references.append { [weak object] in object }
  }

  var goneCount: Int { references.count { $0() == nil } }
}

extension `Live objects` {
  @Suite
  struct `Retained size` {
    @Test
    func `what a leaked cycle keeps is what is deallocated when it is broken`() throws {
      var witness = Witness()
      let shared = Row(-1)
      var session: Session? = Session()
      weak let leaked = session
      session?.rows = (0..<10).map(Row.init)
      session?.rows[3].next = Row(100)
      session?.shared = shared
      session?.names["a"] = shared
      session?.names["b"] = Row(200)
      session?.other = Session()
      session?.other?.other = session
      session?.delegate = session
      for row in session?.rows ?? [] { witness.watch(row) }
      if let session, let last = session.rows[3].next, let named = session.names["b"] {
        for object in [session, last, named, shared] as [AnyObject] { witness.watch(object) }
        session.other.map { witness.watch($0) }
      }
      session = nil
      let size = try #require(try leaked.map { try RetainedSize.of($0) })
      // The array and the dictionary have storage of their own.
      let storageCount = 2
      leaked?.other?.other = nil
      #expect(witness.goneCount == size.objectCount - storageCount)
      #expect(size.isPartial == false)
      withExtendedLifetime(shared) {}
    }

    @Test
    func `what a local variable holds too does not count`() throws {
      let session = Session()
      session.rows = [Row(1), Row(2)]
      let kept = session.rows[1]
      kept.next = Row(3)
      // The session, its array and the first row.
      #expect(try RetainedSize.of(session).objectCount == 3)
      withExtendedLifetime(kept) {}
    }

    @Test
    func `a cycle below the object counts, and one that a variable holds does not`() throws {
      let session = Session()
      let (one, other) = (Row(1), Row(2))
      (one.owner, other.owner) = (other, one)
      session.shared = one
      #expect(try RetainedSize.of(session).objectCount == 1)
      withExtendedLifetime((one, other)) {}
      let lonely = Session()
      lonely.shared = Row(3)
      lonely.shared?.next = Row(4)
      lonely.shared?.next?.owner = lonely.shared
      defer { lonely.shared?.next = nil }
      #expect(try RetainedSize.of(lonely).objectCount == 3)
    }

    @Test
    func `the bytes are those that the allocator has in use`() throws {
      let first = Row(0)
      var (last, expected) = (first, AllocatorNumbers.byteCount(of: first))
      for number in 1..<1_000 {
        let row = Row(number)
        last.next = row
        last = row
        expected += AllocatorNumbers.byteCount(of: row)
      }
      // The variable holds the last one as well.
      last = first
      let size = try RetainedSize.of(first)
      #expect(size == RetainedSize(objectCount: 1_000, byteCount: expected))
    }

    @Test
    func `what a large model keeps is what the allocator has in use for it`() async {
      // In a process of its own, where no other test allocates meanwhile.
      await #expect(processExitsWith: .success) {
        let before = AllocatorNumbers.usedByteCount
        let session = Session()
        for number in 0..<50_000 {
          let row = Row(number)
          row.next = Row(-number)
          session.rows.append(row)
          session.names["the row with the number \(number)"] = row.next
        }
        let used = Double(AllocatorNumbers.usedByteCount - before)
        let size = try RetainedSize.of(session, budget: .unlimited)
        let share = Double(size.byteCount) / used
        #expect((0.95...1.05).contains(share), "\(share)")
        // The session, the rows, and the storage of two collections; texts count by their bytes.
        #expect(size.objectCount == 100_003)
        withExtendedLifetime(session) {}
      }
    }

    @Test
    func `texts and plain collections count by their bytes with the object that alone has them`()
      throws
    {
      let page = Page()
      let bare = try RetainedSize.of(page)
      #expect(bare.objectCount == 1)
      page.text = String(repeating: "text ", count: 1_000)
      page.bytes = [UInt8](repeating: 7, count: 100_000)
      page.lines = (0..<10).map { String(repeating: "line \($0) ", count: 10) }
      page.numbers = [1: 2]
      let size = try RetainedSize.of(page)
      // A text, three collections, and the texts in one of them have bytes.
      #expect(size.objectCount == 1)
      #expect(size.byteCount > 106_000)
      let copy = page.bytes
      #expect(try RetainedSize.of(page).byteCount < 10_000)
      withExtendedLifetime(copy) {}
    }

    @Test
    func `a graph has the size of its first object`() throws {
      let session = Session()
      session.rows = [Row(1), Row(2)]
      let graph = try OwnershipGraph.of(session)
      #expect(graph.retained == (try RetainedSize.of(session)))
      #expect(graph.retainedSizes[0] == graph.retained)
    }

    @Test
    func `the example of the documentation compiles`() throws {
      let session = Session()
      let size = try RetainedSize.of(session)
      print("keeps \(size)")  // keeps 214 objects, 38 KB
      print(size.objectCount, size.byteCount, size.isPartial)
      #expect(size.objectCount == 1)
    }
  }
}
