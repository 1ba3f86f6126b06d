/// Lessons about what the system keeps.
extension Lesson {
  static func timer(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The timer that goes on",
      text: [
        "A repeating timer is kept by the run loop, which lives as long as the app. The timer keeps its block until it is invalidated, and the block keeps what it uses.",
        "There is no cycle here. The path begins at an object that stays, and each object on it holds the next one, down to the screen. The deinit of an object runs when the last strong reference to it goes, and not before.",
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
      question: "Suppose that the screen invalidated its timer in deinit. Would that help?",
      answer:
        "No. The deinit would run when the block no longer held the screen, and the block holds it until the timer is invalidated: each waits for the other. Invalidate the timer when the screen disappears, or let the block capture the screen weakly.",
      fix:
        "Let the block capture the screen weakly, or invalidate the timer when the screen disappears. A screen that another one covers disappears too, and comes back: so the timer begins in viewWillAppear, not in viewDidLoad, which is called once.",
      fixedFlow: """
        screen Feed Clock
        root stack Feed
        push Clock
        timer "tick" holds Clock weakly
        pop
        wait 3s
        expect deallocated Clock
        invalidate timer "tick"
        """, shape: "repeating-timer", code: .timer)
  }

  static func notification(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The observer that is never removed",
      text: [
        "The notification center calls a block whenever a notification is posted. It keeps the block until the observer is removed, and the center itself is never deallocated.",
        "A screen that its user has left still reacts to everything, with old data. Each screen that is opened registers a block of its own.",
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
        "Suppose that the cart is opened and left ten times. How many carts are alive then, and how many blocks are called when the cart changes?",
      answer:
        "Ten, and ten: each cart registered a block, no block was removed, and each block holds its cart. With weak captures alone no cart would stay, but ten blocks would still be called.",
      fix:
        "Let the block capture the screen weakly, and remove the observer when the screen disappears. A screen that another one covers disappears too, and comes back: so it registers in viewWillAppear, not in viewDidLoad, which is called once.",
      fixedFlow: """
        screen Feed Cart
        root stack Feed
        push Cart
        notification "cart changed" holds Cart
        remove observer "cart changed"
        pop
        post "cart changed"
        wait 3s
        expect deallocated Cart
        """, shape: "notification-block", code: .notification)
  }

  static func endlessTask(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The task that never ends",
      text: [
        "A task keeps what its code uses until it has ended. That is right: a task that saves a draft should be able to finish when the editor is closed.",
        "This task never ends: it sleeps, refreshes the screen, and sleeps again. So it keeps the screen for good. To cancel a task is a request only; a loop that does not check for it goes on.",
        "A local variable is a strong reference until its scope ends. What is unwrapped in front of a loop stays as long as the loop runs; what is unwrapped inside goes at the end of each turn.",
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
        "A task captures self weakly, and begins with guard let self in front of its endless loop. Is the screen deallocated?",
      answer:
        "No: self is a strong reference from there on, and its scope ends with the loop, which never does. It has to be unwrapped inside the loop, for each turn anew.",
      fix:
        "Capture the screen weakly and unwrap it for each turn, or cancel the task when the screen disappears.",
      fixedFlow: """
        screen Feed Scores
        root stack Feed
        push Scores
        task "refresh" holds Scores weakly
        pop
        wait 10s
        expect deallocated Scores
        """, shape: "endless-task", code: .endlessTask)
  }
}
