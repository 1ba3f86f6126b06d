import FlowExploration
import LifecycleKit

extension Grammar {
  /// Parses the words after `expect`.
  mutating func expectation() throws(ScriptError.Problem) -> Script.Expectation {
    let words = ["on", "alive", "deallocated", "leaked", "stack", "misuse", "no"]
    let expected = "on screen, alive, deallocated, leaked, stack, misuse, no leaks or no misuses"
    switch try cursor.expectOne(of: words, expected) {
    case "on":
      try cursor.expect("screen")
      return .onScreen(try reference())
    case "alive": return .alive(try holder())
    case "deallocated": return .deallocated(try holder())
    case "leaked":
      let screen = try holder()
      return .leaked(screen, by: try finder())
    case "stack":
      let stack = try references()
      return .stack(stack, on: try location())
    case "misuse": return .misuse(try cursor.choice("a kind of misuse, such as popAtRoot"))
    default:
      let what = try cursor.expectOne(of: ["leaks", "misuses"], "\"leaks\" or \"misuses\"")
      return what == "leaks" ? .noLeaks : .noMisuses
    }
  }

  private mutating func finder() throws(ScriptError.Problem) -> Script.Finder {
    guard cursor.take("by") else { return .either }
    if cursor.take("delayed", "check") { return .delayedCheck }
    guard cursor.take("scan") else {
      throw cursor.problem(expected: "\"delayed check\", \"scan\" or \"scan only\"")
    }
    return cursor.take("only") ? .scanOnly : .scan
  }
}
