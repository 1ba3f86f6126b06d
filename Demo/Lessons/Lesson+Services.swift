/// Lessons about what the system keeps.
extension Lesson {
  static func timer(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The timer that goes on",
      text: [
        "A repeating timer is kept by the run loop, which lives as long as the app. The timer keeps its block, and the block keeps what it uses.",
        "There is no cycle here. The path begins at something that stays: from there each one holds the next one, down to the screen.",
      ],
      flow: """
        screen Feed Clock
        root stack Feed
        push Clock
        timer "tick" holds Clock
        pop
        wait 3s
        expect leaked Clock
        """,
      question: "The screen invalidates its timer in deinit. Does that help?",
      answer:
        "No. The deinit runs when the screen goes, and the screen cannot go while the timer runs. Invalidate it when the screen disappears, or refer to the screen weakly.",
      fix:
        "Let the block refer to the screen weakly, and invalidate the timer when it is not needed.",
      fixedFlow: """
        screen Feed Clock
        root stack Feed
        push Clock
        timer "tick" holds Clock weakly
        pop
        wait 3s
        expect gone Clock
        invalidate timer "tick"
        """, shape: "repeating-timer")
  }

  static func notification(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The observer that is never removed",
      text: [
        "The notification centre calls a block whenever a notification is posted. It keeps the block until the observer is removed, and the centre itself never goes.",
        "A screen that is gone for the user still hears of everything: it works for nobody, with old data, and once more for every time it was opened.",
      ],
      flow: """
        screen Feed Cart
        root stack Feed
        push Cart
        notification "cart changed" holds Cart
        pop
        post "cart changed"
        wait 3s
        expect leaked Cart
        """,
      question:
        "The cart is opened and left ten times. How many blocks are called when the cart changes?",
      answer: "Ten: each screen registered one, and none was ever removed.",
      fix:
        "Remove the observer when the screen leaves, or let the block refer to the screen weakly.",
      fixedFlow: """
        screen Feed Cart
        root stack Feed
        push Cart
        notification "cart changed" holds Cart
        remove observer "cart changed"
        pop
        post "cart changed"
        wait 3s
        expect gone Cart
        """, shape: "notification-block")
  }

  static func endlessTask(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The task that never ends",
      text: [
        "A task keeps what its code uses until it has ended. That is right: a task that saves a draft should be able to finish when the editor is closed.",
        "This task never ends: it sleeps, refreshes the screen, and sleeps again. So it keeps the screen for good. To cancel a task is a request only; a loop that does not ask goes on.",
      ],
      flow: """
        screen Feed Scores
        root stack Feed
        push Scores
        task "refresh" holds Scores
        pop
        wait 10s
        expect leaked Scores
        """,
      question:
        "Would it help to write guard let self in front of the loop, in a task that captures self weakly?",
      answer:
        "No: the unwrapped reference is strong, and lasts as long as the loop does. It has to be unwrapped within the loop, for each turn anew.",
      fix:
        "Capture the screen weakly, unwrap it for each turn, and cancel the task when the screen goes.",
      fixedFlow: """
        screen Feed Scores
        root stack Feed
        push Scores
        task "refresh" holds Scores weakly
        pop
        wait 10s
        expect gone Scores
        """, shape: "endless-task")
  }
}
