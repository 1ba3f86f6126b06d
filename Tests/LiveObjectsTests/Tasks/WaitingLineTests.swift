import ObjectGraph
import Synchronization
import Testing

@testable import LiveObjects

/// The line of an `await`, noted by the function that is about to reach it.
private final class AwaitLine: Sendable {
  private let noted = Mutex(0)

  var number: Int { noted.withLock { $0 } }

  func note(_ line: Int) { noted.withLock { $0 = line } }
}

/// Has tasks that wait for ever and hold it, each in a function of its own.
private final class Waiter: @unchecked Sendable {
  private let numbers = AsyncStream<Int>.makeStream()
  private var count = 0

  @inline(never) func elements(_ line: AwaitLine) async {
    line.note(#line + 1)
    for await number in numbers.stream { count += number }
  }

  @inline(never) func next(_ line: AwaitLine) async {
    var iterator = numbers.stream.makeAsyncIterator()
    line.note(#line + 2)
    // The line of this comment is not the one.
    let number = await iterator.next()
    count += number ?? 0
  }

  /// Reads a stream of its caller, so that only the task holds this object.
  @inline(never) func read(_ numbers: AsyncStream<Int>, _ line: AwaitLine) async {
    var iterator = numbers.makeAsyncIterator()
    line.note(#line + 1)
    let number = await iterator.next()
    count += number ?? 0
  }

  @inline(never) func otherTask(_ line: AwaitLine) async {
    let other = Task { [numbers] in for await _ in numbers.stream {} }
    line.note(#line + 1)
    await other.value
    count += 1
  }

  @inline(never) func asyncLet(_ line: AwaitLine) async {
    async let first: Void = elements(AwaitLine())
    line.note(#line + 1)
    await first
    count += 1
  }

  @inline(never) func sleeps(_ line: AwaitLine) async {
    line.note(#line + 1)
    try? await Task.sleep(for: .seconds(1_000_000))
    count += 1
  }

  @inline(never) func checkedContinuation(_ box: CheckedBox, _ line: AwaitLine) async {
    line.note(#line + 1)
    await withCheckedContinuation { box.set($0) }
    count += 1
  }
}

extension RetainingPath {
  /// The text without the lines and functions at which tasks wait. An optimised build inlines small functions of the
  /// library into their callers.
  var textWithoutWaits: String {
    text(width: 300).replacing(/(, waiting (at|for) .*|, [^ ]+\.swift:[0-9]+)/, with: "")
  }
}

/// A task that waits, with the function that it calls there, in debug builds and in optimised ones, which inline small
/// functions of the library into their callers.
private struct Wait: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let subjects: Set<String>
  let start: @Sendable (Waiter, AwaitLine) -> Task<Void, Never>

  init(
    _ function: String, _ subjects: Set<String>,
    _ start: @escaping @Sendable (Waiter, AwaitLine) -> Task<Void, Never>
  ) {
    (testDescription, self.subjects, self.start) = (function, subjects, start)
  }

  static let all = [
    Wait("Waiter.elements(_:)", ["AsyncStream.Iterator.next()"]) { waiter, line in
      Task { [weak waiter] in await waiter?.elements(line) }
    },
    Wait("Waiter.next(_:)", ["AsyncStream.Iterator.next()"]) { waiter, line in
      Task { [weak waiter] in await waiter?.next(line) }
    },
    Wait("Waiter.otherTask(_:)", ["Task.value"]) { waiter, line in
      Task { [weak waiter] in await waiter?.otherTask(line) }
    },
    Wait("Waiter.asyncLet(_:)", ["async let"]) { waiter, line in
      Task { [weak waiter] in await waiter?.asyncLet(line) }
    },
    Wait("Waiter.sleeps(_:)", ["Task.sleep(for:)", "Clock.sleep(for:)", "Clock.sleep(until:)"]) {
      waiter, line in
      Task { [weak waiter] in await waiter?.sleeps(line) }
    },
    Wait("Waiter.checkedContinuation(_:_:)", ["withCheckedContinuation(_:)", "a continuation"]) {
      waiter, line in
      let box = CheckedBox()
      return Task { [weak waiter] in
        await waiter?.checkedContinuation(box, line)
        box.resume()
      }
    },
  ]
}

extension `Live objects` {
  @Suite
  struct `What tasks wait for` {
    @Test(arguments: Wait.all)
    fileprivate func `a task that waits tells the line of its await and what it called there`(
      wait: Wait
    ) async throws {
      let line = AwaitLine()
      let waiter = hidden(Waiter())
      let task = wait.start(waiter, line)
      let object = unsafeBitCast(task, to: UInt.self)
      var found: TaskWait?
      func isToldWhole() -> Bool {
        found?.function == wait.testDescription && line.number == found?.line?.line
          && (found?.subject.map(wait.subjects.contains) ?? !LibraryNames.areThere)
      }
      for _ in 0..<100 where !isToldWhole() {
        for _ in 0..<1_000 { await Task.yield() }
        found = try LiveHeap().wait(ofTask: ObjectAddress(object))
      }
      #expect(found?.function == wait.testDescription)
      #expect(found?.line?.description == "WaitingLineTests.swift:\(line.number)")
      // Without the names of the library's parts there may be no subject, but none that is wrong.
      let isRight = found?.subject.map(wait.subjects.contains) ?? !LibraryNames.areThere
      #expect(isRight, "\(found?.subject ?? "no subject")")
      use(waiter)
      task.cancel()
    }

    @Test
    func `a path from a task says where it waits in its first line`() async throws {
      let (line, numbers) = (AwaitLine(), AsyncStream<Int>.makeStream())
      let address: ObjectAddress
      do {
        let waiter = hidden(Waiter())
        address = ObjectAddress(of: waiter)
        let stream = numbers.stream
        Task { [weak waiter] in await waiter?.read(stream, line) }
        while line.number == 0 { await Task.yield() }
        use(waiter)
      }
      let place = "Waiter.read(_:_:), WaitingLineTests.swift:\(line.number)"
      let expected =
        LibraryNames.areThere
        ? """
        held by a task that waits in \(place),
        waiting for AsyncStream.Iterator.next()
        task
        """
        : """
        held by a task that waits in \(place)
        task
        """
      var text: String?
      for _ in 0..<100 where text?.hasPrefix(expected) != true {
        for _ in 0..<1_000 { await Task.yield() }
        text = RetainingPaths(searchesStatics: false).retention(of: address).path?.text()
      }
      #expect(text?.hasPrefix(expected) == true, "\(text ?? "no path")")
      numbers.continuation.finish()
    }

    @Test
    func `a task within a path says where it waits behind its name`() {
      var task = RetainingPath.Node(name: "task", kind: .task)
      func text() -> String {
        RetainingPath(
          origin: .cycle, start: .init(name: "Feed"),
          steps: [
            .init(label: ".task", target: task),
            .init(label: "runs", target: .init(name: "closure #1 in Feed.load()", kind: .closure)),
            .init(label: "captures self", target: .init(name: "Feed")),
          ]
        ).text()
      }
      task.wait = TaskWait(
        function: "Feed.load()", line: SourceLine(file: "Feed.swift", line: 31),
        subject: "Task.sleep(for:)")
      #expect(
        text() == """
          cycle, 3 strong references
          Feed
            .task               → task, waiting at Feed.swift:31 for Task.sleep(for:)
              runs              → closure #1 in Feed.load()
                captures self   → Feed
          ~~~~~~~~~~~~~~~~~~~~ fix: cancel .task and check Task.isCancelled in its loop
          """)
      // A program without lines.
      task.wait?.line = nil
      #expect(text().contains("→ task, waiting for Task.sleep(for:)\n"))
      task.wait?.subject = nil
      #expect(text().contains("→ task\n"))
      #expect(text().hasSuffix("fix: cancel .task"))
      task.wait?.subject = "a continuation"
      #expect(text().hasSuffix("fix: resume the continuation"))
      task.wait?.isCancelled = true
      #expect(text().hasSuffix("fix: end the task when it is cancelled"))
    }

    @Test
    func `the line of a wait is no part of a signature`() {
      var task = RetainingPath.Node(name: "task", kind: .task)
      let plain = RetainingPath(
        origin: .root("a task that waits in Feed.load()"), start: task,
        steps: [.init(label: "waits in", target: .init(name: "Feed"))])
      task.wait = TaskWait(
        function: "Feed.load()", line: SourceLine(file: "Feed.swift", line: 31),
        subject: "Task.sleep(for:)")
      var told = plain
      told.start = task
      #expect(told.text() != plain.text())
      #expect(LeakSignature(told) == LeakSignature(plain))
    }
  }
}
