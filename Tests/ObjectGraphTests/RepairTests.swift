import ObjectGraph
import Testing

@Suite struct RepairTests {
  /// The repair of a path from an alive root to a departed screen.
  func repair(_ text: String, from root: String = "app") -> String? {
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

  @Test func `what a timer has that is never released is ended besides`() {
    #expect(
      repair(
        """
        timer = keptTimer: Timer
        block = closure: closure #1 in Screen.start()
        app .timers -> timer
        timer ._fire -> block
        block captures self -> screen
        """) == "capture self weakly, invalidate the timer")
    #expect(
      repair(
        """
        timer = keptTimer: Timer
        model = Model
        app .timers -> timer
        timer .userInfo -> model
        model .screen -> screen
        """) == "clear .screen, invalidate the timer")
    #expect(
      repair(
        """
        timer = keptTimer: Timer
        app .timers -> timer
        timer .userInfo -> screen
        """) == "invalidate the timer")
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
        """) == "clear .current")
  }

  @Test func `the last variable before the screen is cleared, not a constant or what must live`() {
    #expect(
      repair(
        """
        app .trails<class> -> trails
        trails .current<var optional class> -> crumb
        crumb .screen<class> -> screen
        """) == "clear .current")
    #expect(repair("app .trails<class> -> trails\ntrails .screen<class> -> screen") == nil)
    #expect(
      repair("app .trails<class> -> trails\ntrails .screen<var class> -> screen")
        == "put another value into .screen")
  }

  @Test func `what lies in a value is ended where it can be changed`() {
    #expect(
      repair("app .state<var>.payment<var>.screen<var optional class> -> screen")
        == "clear .state.payment.screen")
    #expect(repair("app .state<>.screen<var optional class> -> screen") == nil)
    #expect(repair("app .pair<var>.0<tupleElement optional> -> screen") == "clear .pair.0")
    #expect(repair("app .pair<var optional>.0<tupleElement> -> screen") == "clear .pair")
    #expect(
      repair("app .step<var empty>.both<payload>.0<tupleElement> -> screen")
        == "set .step to another case")
    #expect(
      repair("app .step<var>.both<payload>.0<tupleElement> -> screen")
        == "put another value into .step")
    #expect(
      repair("app .step<var>.both<payload>[0]<element> -> screen")
        == "put another value into .step")
    #expect(
      repair("app .slots<var>[0]<element>.screen<class> -> screen") == "remove it from .slots")
    #expect(repair("app .slots<>[0]<element> -> screen") == nil)
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
        == "make .child or .screen weak")
    #expect(
      repair("screen .child -> child\nchild .peer -> a\na .screen -> screen")
        == "make .child, .peer or .screen weak")
    #expect(repair("screen .next -> child\nchild .next -> screen") == "make child.next weak")
    #expect(
      repair("screen .list[0] -> child\nchild .screen -> screen") == "make .screen weak")
    #expect(repair("screen .child -> child\nchild !.screen -> screen") == "make .child weak")
    #expect(
      repair("screen .list[0] -> child\nchild !.screen -> screen") == "remove it from .list")
    #expect(
      repair("screen .child -> child\nchild !.delegate -> screen") == "make .child weak")
  }

  @Test func `weak is what can be declared so, and what cannot becomes a weak variable`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    #expect(
      repair("screen .model<var optional class> -> model\nmodel .screen<class> -> screen")
        == "make .screen a weak variable (clear .model instead if model made it)")
    #expect(
      repair("screen .model<class> -> model\nmodel .screen<class> -> screen")
        == "make .screen a weak variable (not if model made it)")
    #expect(
      repair(
        "screen .model<var optional class> -> model\nmodel .screen<class> -> screen\n"
          + "flow .model -> model\nflow .screen -> screen\napp .flow -> flow")
        == "make .model weak")
    #expect(
      repair("screen .step<var empty>.both<payload>.0<tupleElement> -> a\na .screen<> -> screen")
        == "set .step to another case")
    #expect(
      repair(
        "screen .value<>.context<var optional class foreign> -> a\na .own<var optional> -> screen")
        == "clear .own")
    #expect(
      repair("screen .a<class foreign> -> a\na .wrapped<var> -> screen")
        == "put another value into .wrapped")
  }

  @Test func `no reference is made weak that alone keeps what is in use`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph(text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    let both = "screen .model<var optional class> -> model\nmodel .list<var>[0]<element> -> screen"
    #expect(repair(both) == "remove it from .list")
    #expect(repair(both + "\nflow .model -> model") == "remove it from .list")
    let twice = "\nflow .model -> model\nflow .screen -> screen"
    #expect(repair(both + twice) == "make .model weak")
    let closure =
      "body = closure: closure #1 in Model.start()\nscreen .action<var optional> -> body\n"
      + "body captures<capture class> -> model\nmodel .screen<var optional class> -> screen"
    #expect(repair(closure) == "make .screen weak")
    #expect(repair(closure + "\nflow .model -> model") == "capture it weakly")
  }

  @Test func `a delegate that nothing else holds any more is usually one to be weak`() {
    func repair(_ text: String) -> String? {
      let graph = MadeUpGraph("flow = Flow\n" + text)
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    let cycle =
      "screen .delegate<var optional class> -> flow\nflow .screens<var>[0]<element> -> screen"
    #expect(repair(cycle) == "make .delegate weak (clear it if nothing else holds Flow)")
    let kept = "\napp .flow -> flow\napp .screen -> screen"
    #expect(repair(cycle + kept) == "make .delegate weak")
    #expect(
      repair(cycle.replacing("optional class", with: "optional")) == "remove it from .screens")
  }

  @Test func `two fields of one holder are both made weak`() {
    let graph = MadeUpGraph(
      """
      screen .presenter<class> -> presenter
      presenter .delegate<var optional class> -> screen
      presenter .view<var optional class> -> screen
      presenter .router<var optional> -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).path?.repair
        == "make .delegate and .view weak, clear .router")
  }

  @Test func `only one object that a list of captures can name is captured weakly`() {
    func repair(_ name: String, _ label: String) -> String? {
      let graph = MadeUpGraph(
        "body = closure: \(name)\nscreen .action<var optional> -> body\nbody \(label) -> screen")
      return graph.search().bestCycle(through: graph["screen"]).path?.repair
    }
    let body = "closure #1 in Screen.start()"
    #expect(repair(body, "captures self<capture class>") == "capture self weakly")
    #expect(
      repair(body, "captures #1<capture>.screen<class>") == "make .screen a weak variable")
    #expect(repair(body, "captures #1<capture>.0<tupleElement>") == "clear .action")
  }

  @Test func `a method has no list of captures`() {
    let graph = MadeUpGraph(
      """
      body = function: Screen.tapped()
      screen .action<var optional> -> body
      body captures self<capture class> -> screen
      """)
    #expect(
      graph.search().bestCycle(through: graph["screen"]).path?.repair
        == "use a closure that captures self weakly")
  }

  @Test func `what waits with a strong copy of what it captured weakly unwraps it later`() {
    #expect(
      repair(
        """
        task = task: Task
        body = unwrapping: closure #1 in Screen.listen()
        app .task -> task
        task waits in -> body
        body uses self -> screen
        """) == "unwrap self inside the loop, not across a wait")
  }

  @Test func `a cycle of a library's fields alone is told by what the program did`() {
    func words(_ text: String) -> String? {
      let graph = MadeUpGraph(
        text,
        vocabulary: Vocabulary(
          notes: [
            "view": .link, "children": .link, "item": .link, "search": .link,
            "manager": .askedFor, "results": .mistake("show other results"),
            "delegate": .ending("remove the delegate"),
          ], mistakes: ["manager": "asked for a manager"]))
      let path = graph.search().bestCycle(through: graph["screen"]).path
      if let words = path?.libraryMistake { #expect(path?.repair == words) }
      return path?.libraryMistake
    }
    #expect(
      words("screen !.manager -> manager\nmanager !.view -> screen") == "asked for a manager")
    #expect(words("screen !.manager -> c\nc !.view -> screen") == "clear .manager")
    #expect(words("screen !.delegate -> c\nc !.view -> screen") == "clear .delegate")
    #expect(
      words(
        """
        screen !.item -> item
        item !.search -> search
        search !.results -> screen
        """) == "show other results")
    #expect(
      words("screen !.view -> view\nview !.accessibilityElements[0] -> screen")
        == "remove it from .accessibilityElements")
    #expect(
      words("screen !.userActivity -> a\na !.userInfo[\"a.b\"] -> screen")
        == "remove it from .userInfo")
    #expect(words("screen !.results[0] -> screen") == "show other results")
    #expect(words("screen !.context -> c\nc !.view -> screen") == "clear .context")
    #expect(
      words("screen !.children[0] -> c\nc !.children[0] -> screen")
        == "take one of them out of the other")
    #expect(words("screen !.view -> view\nview .screen -> screen") == nil)
  }

  @Test func `a library states what ends a reference of its own`() {
    let graph = MadeUpGraph(
      "window !.covers[0] -> screen",
      vocabulary: Vocabulary(notes: ["covers": .ending("dismiss what is presented")]))
    let search = graph.search(from: "window", gone: ["screen"])
    #expect(
      search.bestPath(to: graph["screen"]).path?.repair == "dismiss what is presented")
  }

  @Test func `where no field has a name the holder is to go`() {
    #expect(
      repair(
        """
        path = KeyPath<Price, Int>
        app .all -> path
        path holds -> screen
        """, from: "path") == "release KeyPath<Price, Int>")
  }

  @Test func `where a box holds it the content is to go, if nothing nearer can be cleared`() {
    #expect(
      repair("app .all -> box\nbox -> model\nmodel .screen<class> -> screen", from: "box")
        == "release model")
    #expect(
      repair("app .all -> box\nbox -> model\nmodel .screen -> screen", from: "box")
        == "clear .screen")
  }

  @Test func `where nothing should be gone nothing is to be repaired`() {
    let graph = MadeUpGraph("app .screen -> screen")
    #expect(graph.search(from: "app").bestPath(to: graph["screen"]).path?.repair == nil)
    let cycle = MadeUpGraph("app .me -> app").search(alive: ["app"])
    #expect(cycle.bestCycle(through: ObjectAddress(16)).path?.repair == nil)
  }
}
