/// Lessons about who leads from screen to screen.
extension Lesson {
  static func replacedRoot(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The root that was replaced",
      text: [
        "A window shows one root. After the introduction the app gives it another one: the tabs. Nobody popped the old screen, nobody dismissed it, and no callback of it says that it is over.",
        "It should go all the same: nothing that is shown leads to it any more. The delayed check knows because the window let go of it; the scan knows because it finds no way from the window to the screen.",
      ],
      flow: """
        screen Welcome Feed Search
        root screen Welcome
        hold Welcome
        root tabs Feed Search
        wait 15s
        expect leaked Welcome
        """,
      question: "viewDidDisappear was called. Why is that no sign that a screen has left for good?",
      answer:
        "It is called for every screen that is covered, too: by another tab, or by one that is pushed. Those come back.",
      fix:
        "Let go of the old root, and of everything that leads to it, when the window gets a new one.",
      fixedFlow: """
        screen Welcome Feed Search
        root screen Welcome
        hold Welcome
        release Welcome
        root tabs Feed Search
        wait 15s
        expect gone Welcome
        """, shape: "old-root")
  }

  static func forgottenCoordinator(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The coordinator that is forgotten",
      text: [
        "A coordinator shows screens and decides what comes next, so that screens need not know each other. The app keeps the coordinator, and the coordinator its screens.",
        "When the flow is over the app has to let go of the coordinator. The Done button tells it. The back button tells nobody: the screen is popped, and the coordinator stays, with the screen.",
      ],
      flow: """
        screen Orders Order
        root stack Orders
        push Order
        coordinator OrderCoordinator holds Order
        tap back
        wait 3s
        expect leaked Order
        """,
      question: "The flow is clean when one leaves it by Done. How would a test find the mistake?",
      answer:
        "It has to leave by every way that a user has: the back button, the swipe, and Done. A test for Done alone stays green.",
      fix: "Hear of every way back, by the stack's delegate, and let go of the coordinator then.",
      fixedFlow: """
        screen Orders Order
        root stack Orders
        push Order
        coordinator OrderCoordinator holds Order
        tap back
        release OrderCoordinator
        wait 3s
        expect gone Order
        expect gone OrderCoordinator
        """, shape: "back-button")
  }

  static func mutualCoordinator(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The coordinator and its screen",
      text: [
        "The coordinator keeps its screen, and the screen tells the coordinator what was tapped. So each refers to the other.",
        "The app lets go of the coordinator, as it should. It does not help: the screen still holds it, and it holds the screen. Both leak, by one mistake.",
      ],
      flow: """
        screen Orders Order
        root stack Orders
        push Order
        coordinator OrderCoordinator holds Order
        link Order to OrderCoordinator
        pop
        release OrderCoordinator
        wait 3s
        expect leaked Order
        expect leaked OrderCoordinator
        """,
      question: "The report names one cycle for two leaks. How many places have to be changed?",
      answer:
        "One. Either reference may be weak; the one from the screen to its coordinator is the usual one.",
      fix: "Let the screen refer to its coordinator weakly.",
      fixedFlow: """
        screen Orders Order
        root stack Orders
        push Order
        coordinator OrderCoordinator holds Order
        link Order to OrderCoordinator weakly
        pop
        release OrderCoordinator
        wait 3s
        expect gone Order
        expect gone OrderCoordinator
        """, shape: "coordinator-closure")
  }
}
