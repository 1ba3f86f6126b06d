import ToolConsole

/// A long script for `play`.
struct BenchScript {
  private let text: String

  /// Presents screens above each other, and dismisses them one by one or all at once.
  static func presenting(_ count: Int, dismissedByOne isByOne: Bool) -> BenchScript {
    let present = String(repeating: "present Page not animated\n", count: count)
    let dismiss =
      isByOne
      ? String(repeating: "dismiss not animated\n", count: count)
      : "dismiss Page#1 not animated\n"
    return BenchScript(
      text: "screen Root Page\nroot screen Root\n" + present + dismiss + "expect on screen Root")
  }

  /// Pushes and pops one screen again and again.
  static func pushing(lines: Int) -> BenchScript {
    BenchScript(
      text: "screen Root Page\nroot stack Root\n"
        + String(repeating: "push Page not animated\npop not animated\n", count: lines / 2))
  }

  @MainActor func play() {
    let status = Play.run(text, file: "bench", output: Output { _ in }, errors: Output { _ in })
    precondition(status == 0, "the script is played to its end")
  }
}
