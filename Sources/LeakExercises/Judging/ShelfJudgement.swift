/// The judgement of the shelf itself: each task is refused, each fix is accepted, and each wrong fix is refused for the
/// reason that it states.
package struct ShelfJudgement: Sendable {
  /// The texts whose verdict is not the expected one, a line each.
  package private(set) var complaints: [String] = []
  package private(set) var solutions = 0
  package private(set) var wrongFixes = 0

  package init(
    of exercises: [Exercise], by judge: ExerciseJudge, step: @Sendable (String, Int) -> Void
  ) {
    var texts: [(text: String, exercise: Exercise)] = []
    var expected: [(name: String, verdict: String)] = []
    for exercise in exercises {
      texts.append((exercise.task, exercise))
      expected.append(("\(exercise.id)/Task.swift", "leak or answer"))
      texts.append((exercise.solution, exercise))
      expected.append(("\(exercise.id)/Solution.swift", "solved"))
      for fix in exercise.wrongFixes {
        texts.append((fix.text, exercise))
        expected.append(("\(exercise.id)/Wrong/\(fix.name)", fix.verdict))
      }
      if exercise.words.count != 3 { complaints.append("\(exercise.id): no three lines of task") }
      if exercise.hints.count != 3 { complaints.append("\(exercise.id): no three hints") }
      if exercise.wrongFixes.count < 3 { complaints.append("\(exercise.id): no three wrong fixes") }
    }
    for (found, wanted) in zip(judge.verdicts(on: texts, step: step), expected) {
      switch wanted.verdict {
      case "leak or answer":
        if found.hasPrefix("leak: ") || found == "answer: ?" { continue }
      case found:
        if found == "solved" { solutions += 1 } else { wrongFixes += 1 }
        continue
      default: break
      }
      complaints.append("\(wanted.name): \(found), expected \(wanted.verdict)")
    }
  }
}
