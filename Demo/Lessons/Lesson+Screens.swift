/// The first lessons: a screen, and what it keeps itself.
extension Lesson {
  static func pushAndPop(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "Push and pop",
      text: [
        "A navigation controller shows the top of a stack of screens. A push puts a screen on it, a pop takes it off. What is taken off should go: nobody needs it, so its memory can be given back.",
        "Swift counts who refers to an object. When the last strong reference is gone, the object is gone, at once. So a screen stays for one reason only: somebody still refers to it.",
        "In this flow somebody does. The app keeps a list of screens that were seen, and nobody takes the screen out of it.",
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
        "The timeline has a dagger where an object goes. Which row has none in the first run, and has one in the second?",
      answer:
        "Detail#1. In the first run its row goes on as dots: alive, and off screen. In the second it ends when the pop has ended.",
      fix: "Who keeps a screen has to let go of it: here, before the screen is left.",
      fixedFlow: """
        screen Feed Detail
        root stack Feed
        push Detail
        hold Detail
        release Detail
        pop
        wait 3s
        expect gone Detail
        """, shape: "singleton-list")
  }

  static func closure(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The closure that keeps its screen",
      text: [
        "A closure that uses self holds self, from the moment it is made. That does no harm while the closure is passed on and forgotten.",
        "Here the screen stores it: the screen holds the closure, and the closure holds the screen. That is a cycle. Everybody else has let go, and still each of the two has somebody who refers to it, for good.",
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
      question: "Nobody in the app can reach the screen any more. Why does that not help?",
      answer:
        "Swift does not look for what can be reached; it counts references. In a cycle the count of each is one, and never becomes zero.",
      fix: "Let the closure refer to the screen weakly: a weak reference keeps nothing alive.",
      fixedFlow: """
        screen Feed Profile
        root stack Feed
        push Profile
        pop
        wait 3s
        expect gone Profile
        """, shape: "closure-property")
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
        "The editor was presented and dismissed, and not pushed. What of its leak is different?",
      answer:
        "The words for how it left, and nothing else: the cycle is within the editor, and does not ask how it was shown.",
      fix: "Write the closure that the method stands for, and let it refer to self weakly.",
      fixedFlow: """
        screen Feed Editor
        root stack Feed
        present Editor
        dismiss
        wait 3s
        expect gone Editor
        """, shape: "method-reference")
  }

  static func delegate(_ number: Int) -> Lesson {
    Lesson(
      number: number, title: "The delegate that is held",
      text: [
        "A screen makes a loader, keeps it, and asks to be told when it is done: it is the loader's delegate. So the loader refers to the screen.",
        "Who owns whom? The screen owns the loader. What is owned should never hold its owner, or both hold each other.",
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
        "Which of the two references in the drawing is the one to be weak, and how can one tell?",
      answer:
        "The one that leads from the owned to its owner: .delegate. If the other one were weak, the loader would go as soon as it is made.",
      fix: "Declare the delegate weak, as UIKit's own delegates are.",
      fixedFlow: """
        screen Feed Photo
        root tabs Feed Feed
        push Photo
        expect stack Feed Photo
        tap back
        wait 3s
        expect gone Photo
        """, shape: "strong-delegate")
  }
}
