import ToolConsole
import Foundation
import Testing

@testable import lifecycle

extension ExercisesTests {
  @Test(arguments: [
    ("hint", ExercisesCommand.Action.hint(14)), ("solution", .solution(14)), ("reset", .reset(14)),
  ])
  func `an action takes the number of an exercise, and no other word`(
    word: String, action: ExercisesCommand.Action
  ) throws {
    var command = ExercisesCommand()
    command.action = action
    let usage = ExercisesCommand.usage
    #expect(
      try ExercisesCommand(Arguments([word, "14"], for: usage), isInside: true) == command)
    #expect(
      throws: UsageError(
        "\(word) needs the number of an exercise, not x", type: "./learn \(word) N")
    ) {
      try ExercisesCommand(Arguments([word, "x"], for: usage), isInside: true)
    }
  }

  @Test func `a hint and a fix of another exercise are shown where one stays`() async throws {
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      _ = await Played(["exercises", learner])
      let hint = await Played(["exercises", learner, "hint", "14"])
      #expect(hint.output.hasPrefix("Hint 1 of 3 for exercise 14: "))
      let untried = await Played(["exercises", learner, "solution", "14"])
      #expect(untried.output.hasPrefix("Try it first: edit Exercises/14-"))
      #expect(untried.output.hasSuffix(", which ./learn 14 judges. Then our fix is shown.\n"))
      #expect(untried.status == 1)
      let none = await Played(["exercises", learner, "solution", "99"])
      #expect(none.errors == "lifecycle: there is no exercise 99, only 1 to 40\n")
      let current = await Played(["exercises", learner, "hint"])
      #expect(current.output.hasPrefix("Hint 1 of 3 for exercise 1: "))
    }
  }
}
