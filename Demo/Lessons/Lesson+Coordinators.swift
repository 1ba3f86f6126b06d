/// Lessons about navigation: roots and coordinators.
extension Lesson {
  static func replacedRoot(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The root that was replaced",
      text: [
        "A window shows one root. After the introduction the app gives it another one: the feed, in a navigation controller. The old screen is neither popped nor dismissed, and no callback of it says that it has left for good.",
        "It should be deallocated all the same: no window leads to it any more. The delayed check knows because the window released it; the reachability scan knows because it finds no path from the window to the screen.",
        "Then the app pushes an article, which covers the feed.",
      ],
      flow: """
        screen Welcome Feed Article
        root screen Welcome
        hold Welcome
        root stack Feed
        push Article
        wait 15s
        expect leaked Welcome
        """,
      question:
        "In the timeline a D is viewDidDisappear. Which two screens were sent it, and why is it no sign that a screen has left for good?",
      answer:
        "Welcome#1 and Feed#1. Feed#1 is only covered by Article#1: the window still leads to it, and it can come back. So Welcome#1 is reported, and Feed#1 is not.",
      fix:
        "Release the old root, and everything that leads to it, when the window gets a new one.",
      fixedFlow: """
        screen Welcome Feed Article
        root screen Welcome
        hold Welcome
        release Welcome
        root stack Feed
        push Article
        wait 15s
        expect deallocated Welcome
        """, shape: "old-root", code: .replacedRoot)
  }

  static func forgottenCoordinator(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The coordinator that is forgotten",
      text: [
        "A coordinator shows screens and decides what comes next, so that screens need not know each other. The app keeps the coordinator, and the coordinator its screens.",
        "When the flow is over the app has to release the coordinator. The Done button does that. The back button and the swipe back do not: the screen is popped, and the coordinator stays, with the screen.",
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
      question:
        "Which line of the flow makes the screen leak, and would a test that leaves by Done find it?",
      answer:
        "tap back: it pops the screen, and the coordinator is not released. A test that leaves by Done passes. Each of the three ways back needs a test: Done, the back button, and the swipe.",
      fix:
        "Let the navigation controller's delegate report every way back, and release the coordinator then.",
      fixedFlow: """
        screen Orders Order
        root stack Orders
        push Order
        coordinator OrderCoordinator holds Order
        tap back
        release OrderCoordinator
        wait 3s
        expect deallocated Order
        expect deallocated OrderCoordinator
        """, shape: "back-button", code: .forgottenCoordinator)
  }

  static func mutualCoordinator(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The coordinator and its screen",
      text: [
        "The coordinator keeps its screen, and the screen calls the coordinator when something is tapped. So each refers to the other.",
        "The app releases the coordinator, as it should. It does not help: the screen still holds it, and it holds the screen. Both leak, by one mistake.",
        "The report is of the flow, whose screens and coordinators are stand-ins: .links[0] is the screen's coordinator, .screen the coordinator's order.",
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
      question: "The report shows one cycle for two leaks. How many references have to be changed?",
      answer:
        "One of the two. When either is weak the cycle is open: nothing holds one object, and when it is deallocated it releases the other. The reference from the screen to its coordinator is the usual one to be weak. The other, which the report names, would lose a screen that is not on the stack yet.",
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
        expect deallocated Order
        expect deallocated OrderCoordinator
        """, shape: "coordinator-closure", code: .mutualCoordinator)
  }
}
