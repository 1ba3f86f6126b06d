import ToolConsole
import LeakExercises
import Foundation
import Testing

@testable import lifecycle

/// The command `exercises`; `Tests/Exercises/judge` judges the exercises themselves.
@Suite @MainActor struct ExercisesTests {
  private func read(_ words: String...) throws -> ExercisesCommand? {
    try Tool.command(of: ["exercises"] + words) as? ExercisesCommand
  }

  func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "exercises-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private let first = "Exercises/01-SaveButton/SaveButton.swift"

  // MARK: - Words

  @Test func `the words behind exercises`() throws {
    var command = ExercisesCommand()
    #expect(try read() == command)
    command.folder = "learner"
    #expect(try read("learner") == command)
    command.action = .hint(nil)
    #expect(try read("learner", "hint") == command)
    (command.folder, command.action) = (".", .solution(nil))
    #expect(try read("solution") == command)
    command.action = .reset(3)
    #expect(try read("reset", "3") == command)
    command.action = .reset(nil)
    #expect(try read("reset") == command)
    command.action = .go(12)
    #expect(try read("12") == command)
    (command.action, command.form) = (.list, .json)
    #expect(try read("--list", "--format", "json") == command)
    (command.action, command.form) = (.pages("a", chapter: 2), .text)
    #expect(try read("--pages", "a", "--chapter", "2") == command)
    (command.action, command.isOnce, command.seconds) = (.grade("a"), true, 9)
    #expect(try read("--grade", "a", "--once", "--limit", "9") == command)
  }

  @Test(arguments: [
    (["hints"], "unknown action \"hints\"; did you mean hint?", "./learn --help"),
    (["abc"], "unknown action \"abc\"", "./learn --help"),
    (["abc", "hint"], "unknown action \"abc\"", "./learn --help"),
    (["7.5"], "unknown action \"7.5\"", "./learn --help"),
    (["list"], "unknown action \"list\"; did you mean --list?", "./learn --help"),
    (["3", "hint"], "3 takes no hint beside it", "./learn 3"),
    (["reset", "x"], "reset needs the number of an exercise, not x", "./learn reset N"),
    (
      ["hint", "--list"], "only one of an action, --list, --grade and --pages at a time",
      "./learn [ACTION] [N] [options]"
    ),
  ])
  func `in a learner's folder a wrong word is no new folder, and what to type begins with learn`(
    words: [String], reason: String, remedy: String
  ) throws {
    #expect(throws: UsageError(reason, type: remedy)) {
      try ExercisesCommand(Arguments(words, for: ExercisesCommand.usage), isInside: true)
    }
    var command = ExercisesCommand()
    command.action = .reset(nil)
    let reset = try Arguments(["reset"], for: ExercisesCommand.usage)
    #expect(try ExercisesCommand(reset, isInside: true) == command)
  }

  @Test(arguments: [
    (
      ["reset", "x"], "reset needs the number of an exercise, not x",
      "swift run lifecycle exercises reset N"
    ),
    (
      ["a", "hnt"], "unknown action \"hnt\"; did you mean hint?",
      "swift run lifecycle help exercises"
    ),
    (["3", "4"], "3 takes no 4 beside it", "swift run lifecycle exercises 3"),
    (
      ["hint", "--list"], "only one of an action, --list, --grade and --pages at a time",
      "swift run lifecycle exercises [DIR] [ACTION] [N] [options]"
    ),
    (
      ["--chapter", "2"], "--chapter comes with --pages",
      "swift run lifecycle exercises [DIR] [ACTION] [N] --pages FOLDER"
    ),
  ])
  func `words that it does not take are refused with what to type`(
    words: [String], reason: String, remedy: String
  ) async {
    #expect(await Played(["exercises"] + words) == .refusal(reason, type: remedy))
  }

  @Test func `a folder that is none of a learner's is refused`() async throws {
    try await inFolder { folder in
      let none = await Played(["exercises", "\(folder)/none", "hint"])
      #expect(
        none.errors
          == "lifecycle: \(folder)/none: expected the exercises, found none; "
          + "swift run lifecycle exercises DIR writes them\n")
      #expect(none.status == 2)
      try "mine".write(toFile: "\(folder)/mine.txt", atomically: true, encoding: .utf8)
      let occupied = await Played(["exercises", folder])
      #expect(
        occupied.errors
          == "lifecycle: \(folder): has other files; "
          + "name a new folder: swift run lifecycle exercises DIR\n")
      #expect(occupied.status == 2)
      let unwritten = await Played(["exercises", "/dev/null/learner"])
      #expect(unwritten.status == 3 && unwritten.errors.contains("cannot be written"))
    }
  }

  // MARK: - A learner's folder

  @Test func `the package has each exercise, a manifest for editors, and a script to begin with`()
    async throws
  {
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      let written = await Played(["exercises", learner])
      let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
      let shelf = try Shelf(kit: kit.folder)
      let count = shelf.exercises.count
      #expect(
        written.output == """
          \(count) exercises are written into \(learner).

            cd \(learner)
            ./learn

          shows the first one, and judges it each time you save its file.

          """)
      #expect(written.status == 0 && written.errors == "")
      for exercise in shelf.exercises {
        #expect(try text("\(learner)/\(exercise.path)") == exercise.task)
      }
      let manifest = try text("\(learner)/Package.swift")
      #expect(manifest.contains("  \"01-SaveButton\",\n"))
      #expect(manifest.contains("path: \"\(packagePath)\")"))
      #expect(FileManager.default.isExecutableFile(atPath: "\(learner)/learn"))
      #expect(try text("\(learner)/README.md").split(separator: "\n").count < 15)
    }
  }

  @Test func `hints come one by one, our fix comes after an attempt, and a file is put back`()
    async throws
  {
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      _ = await Played(["exercises", learner])
      let one = await Played(["exercises", learner, "hint"])
      #expect(one.output.hasPrefix("Hint 1 of 3 for exercise 1: "))
      #expect(!one.output.contains("Hint 2"))
      let two = await Played(["exercises", learner, "hint"])
      #expect(two.output.hasPrefix(one.output + "Hint 2 of 3"))
      _ = await Played(["exercises", learner, "hint"])
      let last = await Played(["exercises", learner, "hint"])
      #expect(last.output.hasSuffix("That was the last hint.\n") && !last.output.contains("Hint 4"))
      let early = await Played(["exercises", learner, "solution"])
      #expect(early.output.hasPrefix("Try it first: edit \(first), which ./learn 1 judges. "))
      #expect(early.status == 1)
      let task = try text("\(learner)/\(first)")
      try "edited".write(toFile: "\(learner)/\(first)", atomically: true, encoding: .utf8)
      let reset = await Played(["exercises", learner, "reset", "1"])
      #expect(reset.output == "\(first) is as it was in the beginning.\n")
      #expect(try text("\(learner)/\(first)") == task)
      try "edited".write(toFile: "\(learner)/\(first)", atomically: true, encoding: .utf8)
      let current = await Played(["exercises", learner, "reset"])
      #expect(current.output == "\(first) is as it was in the beginning.\n")
      #expect(try text("\(learner)/\(first)") == task)
      let beyond = await Played(["exercises", learner, "reset", "99"])
      #expect(beyond.errors.hasPrefix("lifecycle: there is no exercise 99, only 1 to "))
    }
  }

  @Test func `each text is one attempt, and progress goes on with what is not solved`() throws {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let shelf = try Shelf(kit: kit.folder)
    let exercise = shelf.exercises[0]
    var progress = LearnerProgress()
    progress.note(ExerciseVerdict(.leak), on: exercise.task, of: exercise)
    #expect(progress[exercise].attempts == 0)
    for text in ["one", "one", "two"] {
      progress.note(ExerciseVerdict(.leak), on: text, of: exercise)
    }
    #expect(progress[exercise].attempts == 2 && !progress[exercise].isSolved)
    #expect(progress.next(after: shelf.exercises[1], in: shelf)?.number == 3)
    progress.note(ExerciseVerdict(.solved), on: exercise.solution, of: exercise)
    #expect(progress[exercise].isSolved && progress.attempts == 3)
    #expect(progress.next(after: exercise, in: shelf)?.number == 2)
    let saved = try JSONEncoder().encode(progress)
    #expect(try JSONDecoder().decode(LearnerProgress.self, from: saved) == progress)
  }

  @Test func `a progress that cannot be read is kept beside the new one, and never written over`()
    async throws
  {
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      let progress = "\(learner)/.exercises/progress.json"
      _ = await Played(["exercises", learner])
      try "{ one".write(toFile: progress, atomically: true, encoding: .utf8)
      let list = await Played(["exercises", learner, "--list"])
      #expect(
        list.errors
          == "lifecycle: .exercises/progress.json cannot be read; none is shown as solved\n")
      #expect(try text(progress) == "{ one")
      let hint = await Played(["exercises", learner, "hint"])
      #expect(
        hint.errors
          == "lifecycle: .exercises/progress.json cannot be read. It is kept as "
          + ".exercises/progress.json.bak, and your progress begins anew; "
          + "your exercises are as they were.\n")
      #expect(hint.status == 0 && hint.output.hasPrefix("Hint 1 of 3"))
      #expect(try text("\(progress).bak") == "{ one")
      try "{ two".write(toFile: progress, atomically: true, encoding: .utf8)
      let again = await Played(["exercises", learner, "hint"])
      #expect(
        again.errors
          == "lifecycle: .exercises/progress.json: cannot be read, nor kept as "
          + ".exercises/progress.json.bak; move both files to another place\n")
      #expect(try again.status == 2 && text("\(progress).bak") == "{ one")
      #expect(try text(progress) == "{ two")
    }
  }

  @Test func `what is open is told in ranges`() throws {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let shelf = try Shelf(kit: kit.folder)
    var progress = LearnerProgress()
    for exercise in shelf.exercises where ![1, 2, 3, 7, 9, 10].contains(exercise.number) {
      progress[exercise].isSolved = true
    }
    #expect(progress.open(in: shelf) == "1 to 3, 7, 9 to 10")
  }

  @Test func `the names of the exercises differ, and each has what a learner is shown`() throws {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let shelf = try Shelf(kit: kit.folder)
    #expect(Set(shelf.exercises.map(\.name)).count == shelf.exercises.count)
    for exercise in shelf.exercises {
      #expect(exercise.words.count == 3 && exercise.hints.count == 3, "\(exercise.id)")
      #expect(exercise.wrongFixes.count >= 3, "\(exercise.id)")
      #expect(exercise.task != exercise.solution, "\(exercise.id)")
    }
  }

  // MARK: - Verdicts

  @Test func `a file is judged: the task, a fix, one that crashes, and one that does not compile`()
    async throws
  {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    // A build of the library would wait for the one that runs the tests.
    try #require(kit.isPrepared)
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      _ = await Played(["exercises", learner])
      let task = try text("\(learner)/\(first)")
      func judged(_ text: String) async throws -> Played {
        try text.write(toFile: "\(learner)/\(first)", atomically: true, encoding: .utf8)
        return await Played(["exercises", learner, "--once"])
      }
      let fix = task.replacing(
        "onTap = {\n      self.", with: "onTap = { [weak self] in\n      self?.")
      #expect(fix != task)
      let crash = try await judged(
        fix.replacing("weak self", with: "unowned self").replacing("?", with: ""))
      #expect(
        crash.output.contains(
          """
          ✗ crash: a tap that comes after the profile was popped does no harm

            Your app crashes in this flow.
            Fatal error: Attempted to read an unowned reference but object
          """))
      let idle = task.replacing(
        "  private func save",
        with: "  deinit {\n    saveButton.onTap = {}\n  }\n\n  private func save")
      let leak = try await judged(idle)
      #expect(leak.status == 1 && leak.errors == "")
      #expect(
        leak.output.hasSuffix(
          """
          ✗ leak: the profile, after it is popped

            The profile holds the button, the button its closure, and the closure the
            profile.

            ProfileViewController#1 leaked: popped 2.0 s ago, should have been deallocated by now
              cycle, 3 strong references
              ProfileViewController#1
                .saveButton       → SaveButton
                .onTap            → closure #1 in ProfileViewController.viewDidLoad()
                  captures self   → ProfileViewController#1

            The deinit of ProfileViewController, in line 24, would have done its part, but
            it never ran. A deinit runs when its object is deallocated, and this one was
            not.

          """))
      let broken = try await judged(task.replacing("self.save()", with: "self.sav()"))
      #expect(broken.output.contains("✗ does not compile\n\n  \(first):20:12: error: "))
      let renamed = try await judged(fix.replacing("saveButton", with: "button"))
      #expect(
        renamed.output.hasSuffix(
          """
          ✗ does not compile

            The checks use saveButton of your file as it was: value of type
            'ProfileViewController' has no member 'saveButton'. Keep the names, parameters
            and types of what is not private.

          """))
      let open = try await judged(task.replacing("  private func save", with: "  private func"))
      #expect(open.output.contains("✗ does not compile\n\n  \(first):"))
      #expect(!open.output.contains("Check.swift"))
      let solved = try await judged(fix)
      #expect(solved.output.contains("✓ Solved. All 4 checks pass.\n") && solved.status == 0)
      #expect(await Played(["exercises", learner, "solution"]).output.contains("[weak self]"))
      let list = await Played(["exercises", learner, "--list"])
      #expect(list.output.hasPrefix("Closures\n  ✓ 01  Save button\n    02  "))
      let json = await Played(["exercises", learner, "--list", "--format", "json"])
      #expect(json.output.contains("\"attempts\" : 6,\n    \"chapter\" : \"Closures\""))
    }
  }
  @Test func `growth is counted when tasks and the main queue have ended what a deinit began`()
    async throws
  {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    try #require(kit.isPrepared)
    let exercise = try #require(try Shelf(kit: kit.folder).exercises.first { $0.number == 39 })
    let judge = try ExerciseJudge(kit, seconds: 10)
    for start in ["Task { @MainActor", "DispatchQueue.main.async {"] {
      let mended = exercise.task
        .replacing("import UIKit", with: "import Foundation\nimport UIKit")
        .replacing("    statistics.end(session)\n", with: "")
        .replacing(
          "  func search(for",
          with:
            "  deinit {\n    \(start) [statistics, session] in statistics.end(session) }\n  }\n\n"
            + "  func search(for")
      #expect(try judge.verdict(on: mended, of: exercise).reason == "solved")
    }
    #expect(try judge.verdict(on: exercise.task, of: exercise).kind == .leak)
  }

  @Test
  func `the last exercise tells which are open, a reset counts, and an answer shows its choices`()
    async throws
  {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    try #require(kit.isPrepared)
    try await inFolder { folder in
      let learner = "\(folder)/learner"
      _ = await Played(["exercises", learner])
      let shelf = try Shelf(kit: kit.folder)
      let last = try #require(shelf.exercises.last)
      try last.solution.write(
        toFile: "\(learner)/\(last.path)", atomically: true, encoding: .utf8)
      let solved = await Played(["exercises", learner, "\(last.number)", "--once"])
      #expect(solved.output.hasPrefix("Exercise \(last.number) of \(last.number): "))
      #expect(solved.output.contains(", 1 solved\n"))
      #expect(
        solved.output.hasSuffix("  That was the last. Open: 1 to \(last.number - 1).\n"))
      let reset = await Played(["exercises", learner, "reset", "\(last.number)"])
      #expect(
        reset.output == """
          \(last.path) is as it was in the beginning.
          It counts as not solved again, until you mend it once more.

          """)
      let question = try #require(shelf.exercises.first { !$0.choices.isEmpty })
      let asked = await Played(["exercises", learner, "\(question.number)", "--once"])
      #expect(
        asked.output.contains(
          "\n\n" + question.choices.map { "  \($0)\n" }.joined() + "\n  This is the task"))
    }
  }

  @Test func `an answer is read whatever ends the lines of its file`() throws {
    let kit = try ExerciseKit(program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    try #require(kit.isPrepared)
    let shelf = try Shelf(kit: kit.folder)
    let question = try #require(shelf.exercises.first { !$0.choices.isEmpty })
    let text = question.solution.replacing("\n", with: "\r\n")
    #expect(try ExerciseJudge(kit).verdict(on: text, of: question).reason == "solved")
  }
}
