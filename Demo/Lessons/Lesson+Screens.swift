/// The first lessons: a screen, and what it keeps itself.
extension Lesson {
  static func pushAndPop(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "Push and pop",
      text: [
        "A navigation controller shows the top of a stack of screens. A push puts a screen on it, a pop takes it off. A screen that was popped is not needed any more, so it should be deallocated.",
        "Swift counts the strong references to an object. When the last one ends, the object is deallocated at once. So a screen stays in memory for one reason only: something still refers to it.",
        "In this flow something does. The app keeps a list of the screens that were seen, and no code takes the screen out of it. The step hold Detail stands for that list; in the report it is .held of Player, the object that plays the script.",
      ],
      flow: """
        screen Feed Detail
        root stack Feed
        push Detail
        hold Detail
        pop
        wait 3s
        expect leaked Detail
        """,
      question:
        "The last sign in the row of Detail#1 is a star: the leak that was found. When did the pop end, and how long was Detail#1 given to be deallocated?",
      answer:
        "The pop ended at 0.700 s, and the leak was found at 2.700 s: a screen has 2 seconds. In the clean flow the last sign of the row is a dagger, at 0.700 s: deallocated as soon as the pop had ended.",
      fix: "Take the screen out of the list before it is left.",
      fixedFlow: """
        screen Feed Detail
        root stack Feed
        push Detail
        hold Detail
        release Detail
        pop
        wait 3s
        expect deallocated Detail
        """, shape: "singleton-list", code: .pushAndPop)
  }

  static func closure(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The closure that keeps its screen",
      text: [
        "A closure that uses self holds self, from the moment it is made. That does no harm while the closure is passed on and forgotten.",
        "Here the screen stores it: the screen holds the closure, and the closure holds the screen. That is a retain cycle. Swift deallocates an object when its count of strong references becomes zero, not when it can no longer be reached.",
      ],
      flow: """
        screen Feed
        screen Profile leaks by closure
        root stack Feed
        push Profile
        pop
        wait 3s
        expect leaked Profile
        """,
      question:
        "No window leads to Profile#1 any more. How many strong references does the report count in the cycle, and what would have to happen before one of them could go?",
      answer:
        "Two: .action leads to the closure, and captures self leads back. Each goes when its owner is deallocated, and each owner is held by the other one. So neither count becomes zero.",
      fix: "Let the closure capture the screen weakly: a weak reference keeps nothing alive.",
      fixedFlow: """
        screen Feed Profile
        root stack Feed
        push Profile
        pop
        wait 3s
        expect deallocated Profile
        """, shape: "closure-property", code: .closure)
  }

  static func weakCapture(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The method that is a closure",
      text: [
        "A method of an object can be passed where a closure is wanted: onSave = save. It looks as if no closure were there, and as if nothing were captured.",
        "But a method needs its object, so the object comes along. A stored method of self is a stored closure that holds self.",
      ],
      flow: """
        screen Feed
        screen Editor leaks by method
        root stack Feed
        present Editor
        dismiss
        wait 3s
        expect leaked Editor
        """,
      question:
        "The code stores a method and writes no closure. Which line of the report is the closure, and what does it hold?",
      answer:
        "The line of .action: a method reference, which is a closure that Swift makes. The line below it says what it holds: captures self, and self is Editor#1.",
      fix: "Write the closure that the method stands for, and let it capture self weakly.",
      fixedFlow: """
        screen Feed Editor
        root stack Feed
        present Editor
        dismiss
        wait 3s
        expect deallocated Editor
        """, shape: "method-reference", code: .weakCapture)
  }

  static func delegate(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The delegate that is held",
      text: [
        "A screen makes a loader, keeps it, and wants to know when it is done: it is the loader's delegate. So the loader refers to the screen.",
        "The screen owns the loader: it is the only object that keeps it. What is owned should never hold its owner, or both hold each other.",
      ],
      flow: """
        screen Feed
        screen Photo leaks by delegate
        root tabs Feed Feed
        push Photo
        expect stack Feed Photo
        tap back
        wait 3s
        expect leaked Photo
        """,
      question:
        "The report has two references, .loader and .delegate. Which of them should be weak, and what would happen if it were the other one?",
      answer:
        ".delegate: it leads from the loader, which is owned, to its owner. If .loader were weak, the loader would be deallocated as soon as it is made, for the screen is the only object that keeps it.",
      fix: "Declare the delegate weak, as UIKit's own delegates are.",
      fixedFlow: """
        screen Feed Photo
        root tabs Feed Feed
        push Photo
        expect stack Feed Photo
        tap back
        wait 3s
        expect deallocated Photo
        """, shape: "strong-delegate", code: .delegate)
  }
}
