import ObjectGraph
import Testing

@Suite struct RepairTests {
  /// The repair of a path from an alive root to a departed screen.
  private func repair(_ text: String, from root: String = "app") -> String? {
    let graph = MadeUpGraph(text)
    return graph.search(from: root, gone: ["screen"]).bestPath(to: graph["screen"]).path?.repair
  }

  @Test func `a timer is invalidated, even when a capture could be weak`() {
    #expect(
      repair(
        """
        timer = timer: RepeatingTimer
        block = closure: closure #1 in Screen.start()
        app .timers -> timer
        timer .block -> block
        block captures self -> screen
        """) == "invalidate the timer")
    #expect(
      repair(
        """
        link = displayLink: DisplayLink
        app .link -> link
        link .target -> screen
        """) == "invalidate the display link")
  }

  @Test func `a task is cancelled`() {
    #expect(
      repair(
        """
        task = task: Task
        app .loading -> task
        task word 12 ~> screen
        """) == "cancel the task")
    #expect(
      repair(
        """
        task = simulatedTask: SimulatedTask
        body = closure: closure #1 in Screen.poll()
        app .task -> task
        task .operation -> body
        body captures self -> screen
        """) == "cancel the task")
  }

  @Test func `a subscription is cancelled, unless a capture could be weak; a listener is removed`()
  {
    #expect(
      repair(
        """
        subscription = subscription: SimulatedSubscription<Int>
        app .subscription -> subscription
        subscription .object -> screen
        """) == "cancel the subscription")
    #expect(
      repair(
        """
        subscription = subscription: SimulatedSubscription<Int>
        block = closure: closure #1 in Screen.start()
        app .subscription -> subscription
        subscription .receiveValue -> block
        block captures self -> screen
        """) == "capture self weakly")
    #expect(
      repair(
        """
        entry = listener: ListenerEntry<Screen>
        app .entry -> entry
        entry .listener -> screen
        """) == "remove the listener")
  }

  @Test func `what a block has is captured weakly`() {
    #expect(
      repair(
        """
        block = opaque: block
        app .work -> block
        block holds ~> screen
        """) == "capture it weakly")
  }

  @Test func `a capture is made weak under its name`() {
    #expect(
      repair(
        """
        block = closure: closure #1 in Screen.start()
        app .handler -> block
        block captures screen -> screen
        """) == "capture screen weakly")
    #expect(
      repair(
        """
        block = closure: closure #1 in Screen.start()
        app .handler -> block
        block captures (0) -> screen
        """) == "capture it weakly")
  }

  @Test func `a field named like a back reference is made weak`() {
    #expect(repair("app .tableDataSource -> screen") == "make .tableDataSource weak")
    #expect(repair("app .parent -> screen") == "make .parent weak")
  }

  @Test func `an element is removed from its collection`() {
    #expect(repair("app .stack[0] -> screen") == "remove it from .stack")
    #expect(repair("app [0] -> screen") == "remove it there")
  }

  @Test func `any other field is cleared`() {
    #expect(
      repair(
        """
        app .flow -> flow
        flow .current -> screen
        """) == "clear .flow")
  }

  @Test func `in a cycle only the program's own fields are to be weak`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    #expect(
      repair("screen .child -> child\nchild .screen -> screen") == "make .child or .screen weak")
    #expect(
      repair("screen .child -> child\nchild .child -> a\na .screen -> screen")
        == "make one of them weak")
    #expect(repair("screen .next -> child\nchild .next -> screen") == "make .next weak")
    #expect(
      repair("screen .list[0] -> child\nchild .screen -> screen") == "make one of them weak")
    #expect(repair("screen .child -> child\nchild !.screen -> screen") == "make .child weak")
    #expect(
      repair("screen .list[0] -> child\nchild !.screen -> screen") == "remove it from .list")
    #expect(
      repair("screen .child -> child\nchild !.delegate -> screen") == "make .child weak")
  }

  @Test func `a cycle of a library's fields alone is told by what the program did`() {
    func words(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      let path = graph.search().bestCycle(through: graph["screen"]).path
      if let words = path?.libraryMistake { #expect(path?.repair == words) }
      return path?.libraryMistake
    }
    #expect(
      words("screen !.presentationController -> c\nc !.presentedViewController -> screen")
        == "asked for presentationController of a controller that was never presented")
    #expect(
      words(
        """
        screen !.navigationItem -> item
        item !.searchController -> search
        search !.searchResultsController -> screen
        """) == "it is the searchResultsController of its own search: give another, or none")
    #expect(
      words("screen !.view -> view\nview !.accessibilityElements[0] -> screen")
        == "remove it from .accessibilityElements")
    #expect(
      words("screen !.userActivity -> a\na !.userInfo[\"a.b\"] -> screen")
        == "remove it from .userInfo")
    #expect(
      words("screen !.associatedObjects[0] -> screen") == "remove the associated object")
    #expect(words("screen !.context -> c\nc !.view -> screen") == "clear .context")
    #expect(
      words("screen !.children[0] -> c\nc !.children[0] -> screen")
        == "take one of them out of the other")
    #expect(words("screen !.view -> view\nview .screen -> screen") == nil)
  }

  @Test func `where no field has a name the holder is to go`() {
    #expect(
      repair(
        """
        path = KeyPath<Price, Int>
        app .all -> path
        path holds -> screen
        """, from: "path") == "let KeyPath<Price, Int> go")
  }

  @Test func `where a box holds it the content is to go`() {
    #expect(
      repair("app .all -> box\nbox -> model\nmodel .screen -> screen", from: "box")
        == "let model go")
  }

  @Test func `where nothing should be gone nothing is to be repaired`() {
    let graph = MadeUpGraph("app .screen -> screen")
    #expect(graph.search(from: "app").bestPath(to: graph["screen"]).path?.repair == nil)
    let cycle = MadeUpGraph("app .me -> app").search(alive: ["app"])
    #expect(cycle.bestCycle(through: ObjectAddress(16)).path?.repair == nil)
  }
}
