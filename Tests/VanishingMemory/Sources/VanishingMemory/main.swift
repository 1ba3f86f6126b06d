import Glibc

final class Model {
  var number: Int
  var name: String
  init(_ number: Int) { (self.number, name) = (number, "model \(number)") }
}

enum Store {
  nonisolated(unsafe) static var models: [Model] = []
}

/// Asks while so many objects are alive, then five times while the allocator gives their memory back.
func trim(_ size: Int) -> Answers {
  var answers = Answers()
  Store.models = (0..<size).map(Model.init)
  answers.ask()
  Store.models = []
  for round in 0..<5 {
    answers.ask()
    // What comes and goes between two questions moves the end of the heap.
    Store.models = (0..<size / (round + 2)).map(Model.init)
    Store.models = []
  }
  return answers
}

/// Asks for so many seconds beside twenty threads that take memory and give it back.
func churn(_ seconds: Int) -> Answers {
  var answers = Answers()
  let churn = Churn(threadCount: 20)
  let end = ContinuousClock.now + .seconds(seconds)
  repeat { answers.ask() } while ContinuousClock.now < end
  churn.stop()
  return answers
}

let modes = ["trim": trim, "churn": churn]
guard CommandLine.arguments.count == 3, let mode = modes[CommandLine.arguments[1]],
  let size = Int(CommandLine.arguments[2])
else {
  print("usage: VanishingMemory trim OBJECTS | churn SECONDS")
  exit(2)
}
let answers = mode(size)
print(answers)
exit(answers.wrong.isEmpty ? 0 : 1)
