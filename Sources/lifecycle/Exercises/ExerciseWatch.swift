import ToolConsole
import LeakExercises
import Foundation
import LifecycleKit

/// A terminal on which the learner works: a file is judged when it is saved, and keys do the rest.
@MainActor struct ExerciseWatch {
  let desk: ExerciseDesk
  let judge: ExerciseJudge
  let terminal: Terminal
  private let output = Output.standard()

  init(desk: ExerciseDesk, judge: ExerciseJudge, terminal: Terminal) {
    (self.desk, self.judge, self.terminal) = (desk, judge, terminal)
  }

  /// Watches until the learner leaves.
  func run() throws -> Int32 {
    terminal.takeKeys()
    defer { terminal.giveBack() }
    var dates = savedDates
    try show()
    while true {
      guard let keys = terminal.keys(atMost: 150) else { return 0 }
      for key in keys {
        switch key {
        case .text("h"):
          _ = try desk.hint()
          prompt()
        case .text("s"):
          _ = try desk.showSolution()
          prompt()
        case .text("n"), .enter: if try desk.goOn() { try show() }
        case .text("r"):
          _ = try desk.reset(desk.current.number)
          dates = savedDates
          prompt()
        case .text("q"), .control("c"), .control("d"): return desk.isSolved ? 0 : 1
        default: continue
        }
      }
      let now = savedDates
      guard let saved = desk.shelf.exercises.first(where: { now[$0.number] != dates[$0.number] })
      else { continue }
      dates = now
      if saved.number != desk.current.number { try desk.go(to: saved.number) }
      try show()
    }
  }

  private var savedDates: [Int: Date] {
    Dictionary(
      desk.shelf.exercises.compactMap { exercise in
        desk.package.date(of: exercise).map { (exercise.number, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// Clears the terminal, and shows the current exercise with its verdict.
  private func show() throws {
    output.write("\u{1B}[2J\u{1B}[H")
    desk.showTask()
    output.write("judging …")
    // Shown anew, since the verdict may change the number of those that are solved.
    _ = try desk.judgeCurrent(by: judge) {
      output.write("\u{1B}[2J\u{1B}[H")
      desk.showTask()
    }
    prompt()
  }

  private func prompt() {
    output.line()
    let first = desk.isSolved ? "Press n for the next exercise." : "Waits until you save the file."
    output.line(output.palette.quiet(first + "  h hint · s our fix · n next · r reset · q quit"))
  }
}
