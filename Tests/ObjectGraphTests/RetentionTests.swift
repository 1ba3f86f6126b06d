import ObjectGraph
import Testing

@Suite struct RetentionTests {
  private let graph = MadeUpGraph(
    """
    session = Session
    screen = Screen
    session .last -> screen
    """)

  private func retention(
    from roots: [String], explained: ExplainedReferences? = nil
  ) -> ObjectRetention {
    var search = graph.search()
    search.roots = roots.map { NamedRoot("static Session.shared", graph[$0]) }
    return ObjectRetention(.searched(search.bestPath(to: graph["screen"])), explained: explained)
  }

  @Test func `a path whose references are all explained says no more than the path`() {
    let retention = retention(
      from: ["session"], explained: ExplainedReferences(strongCount: 1, retainCount: 1))
    #expect(
      retention.text() == """
        held by static Session.shared
        Session
          .last   → Screen
        """)
    #expect(retention.signature?.readableForm == "Session.last")
  }

  @Test func `references that nobody explains are told`() {
    let retention = retention(
      from: ["session"], explained: ExplainedReferences(strongCount: 1, retainCount: 3))
    #expect(
      retention.text(indentation: 2) == """
          held by static Session.shared
          Session
            .last   → Screen
          1 of 3 references explained
        """)
  }

  @Test func `without a path it says what may hold the object`() {
    let retention = retention(
      from: [], explained: ExplainedReferences(strongCount: 0, retainCount: 1))
    #expect(
      retention.description == """
        no holder found, 0 objects looked at
        0 of 1 reference explained
        what may hold it unseen: a local variable, a running task, a queue or
        timer of the system, memory behind a pointer, a library in C, a retain
        without a release, a static without a symbol
        """)
    #expect(retention.signature == nil)
  }

  @Test func `where nothing can be read it says why`() {
    let retention = ObjectRetention(
      .declined("live objects are read on Linux only, on x86-64 and arm64"))
    #expect(retention.text() == "no path: live objects are read on Linux only, on x86-64 and arm64")
    #expect(retention.path == nil)
  }
}
