import Testing

@testable import ObjectGraph

@Suite struct `What could not be read` {
  private let nothing = RetainingPathResult.none(visitedCount: 3)

  @Test func `is told where no holder was found`() {
    let retention = ObjectRetention(
      .searched(nothing), unread: UnreadMemory(objectCount: 2, byteCount: 8192))
    #expect(
      retention.text() == """
        no holder found, 3 objects looked at
        2 objects and 8,192 bytes of the heap could not be read
        what may hold it unseen: a local variable, a running task, a queue or
        timer of the system, memory behind a pointer, a library in C, a retain
        without a release, a static without a symbol
        """)
  }

  @Test func `is told of objects alone and of memory alone`() {
    #expect(
      UnreadMemory(objectCount: 1, byteCount: 0).description == "1 object could not be read")
    #expect(
      UnreadMemory(objectCount: 0, byteCount: 4096).description
        == "4,096 bytes of the heap could not be read")
    #expect(UnreadMemory(objectCount: 0, byteCount: 0).isEmpty)
  }

  @Test func `is told with the references that led there`() {
    let unread = UnreadMemory(
      objectCount: 2, byteCount: 4096, references: ["Player.owner", "task waits in"])
    #expect(
      unread.description
        == "2 objects and 4,096 bytes of the heap could not be read: Player.owner, task waits in")
  }

  @Test func `is told by name where this platform is not known`() {
    let unread = UnreadMemory(
      objectCount: 0, byteCount: 0,
      parts: ["the stacks of threads, so the heap is not searched", "what tasks hold"])
    #expect(!unread.isEmpty)
    #expect(
      ObjectRetention(.searched(nothing), unread: unread).text(indentation: 2) == """
          no holder found, 3 objects looked at
          not read here: the stacks of threads, so the heap is not searched
          not read here: what tasks hold
          what may hold it unseen: a local variable, a running task, a queue or
          timer of the system, memory behind a pointer, a library in C, a retain
          without a release, a static without a symbol
        """)
  }

  @Test func `a budget without a clock counts the time that this thread works`() {
    let start = ProcessorTime.ofThisThread
    var last = start
    while ProcessorTime.ofThisThread - start < .milliseconds(1) {
      last = max(last, ProcessorTime.ofThisThread)
    }
    #expect(ProcessorTime.ofThisThread >= max(last, start + .milliseconds(1)))
  }
}
