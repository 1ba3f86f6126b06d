/// The beginning of a chain of objects, as the text of a program.
struct Origin {
  /// The expected report of a search: a cycle, or the beginning of a root's words.
  enum Report {
    case cycle
    /// The object hangs off a cycle and is in none.
    case offCycle
    case root(String)
  }

  let name: String
  let report: Report
  /// The declarations in the shape's namespace, for the class that is held.
  var declaration: (_ type: String, _ isMended: Bool) -> String = { _, _ in "" }
  /// The statements that hold an object.
  var holding: (_ value: String, _ isMended: Bool) -> String = { _, _ in "" }

  static let all: [Origin] =
    Array(repeating: Origin(name: "a cycle", report: .cycle), count: 6)
    + Array(repeating: Origin(name: "a cycle beside it", report: .offCycle), count: 2)
    + statics + works

  private static let desk = "nonisolated(unsafe) static"

  private static let statics: [Origin] = [
    Origin(name: "a static", report: .root("Desk.current")) { type, isMended in
      "enum Desk { \(desk) \(isMended ? "weak " : "")var current: \(type)? }"
    } holding: { value, _ in
      "Desk.current = \(value)"
    },
    Origin(name: "a static array", report: .root("Desk.all")) { type, _ in
      "enum Desk { \(desk) var all: [\(type)] = [] }"
    } holding: {
      "Desk.all.append(\($0))" + ($1 ? "\nDesk.all.removeAll()" : "")
    },
    Origin(name: "a static dictionary", report: .root("Desk.known")) { type, _ in
      "enum Desk { \(desk) var known: [String: \(type)] = [:] }"
    } holding: {
      "Desk.known[\"key\"] = \($0)" + ($1 ? "\nDesk.known[\"key\"] = nil" : "")
    },
    Origin(name: "a singleton", report: .root("Center.shared")) { type, isMended in
      """
      final class Center: @unchecked Sendable {
        static let shared = Center()
        \(isMended ? "weak " : "")var current: \(type)?
      }
      """
    } holding: { value, _ in
      "hidden(Center.shared).current = \(value)"
    },
    Origin(name: "a static closure", report: .root("Desk.onEnd")) { _, _ in
      "enum Desk { \(desk) var onEnd: (() -> Void)? }"
    } holding: {
      "Desk.onEnd = { \($1 ? "[weak \($0)] in " : "")use(\($0)) }"
    },
    Origin(name: "a static enum", report: .root("Desk.state")) { type, _ in
      """
      enum State { case idle, running(\(type), Int) }
      enum Desk { \(desk) var state = State.idle }
      """
    } holding: {
      "Desk.state = .running(\($0), 1)" + ($1 ? "\nDesk.state = .idle" : "")
    },
  ]

  private static let works: [Origin] = [
    Origin(
      name: "a task that waits", report: .root("task"),
      holding: {
        """
        Task {\($1 ? " [weak \($0)] in" : "")
          await pause()
          use(\($0))
        }
        """
      }),
    Origin(
      name: "a task that sleeps in a loop", report: .root("task"),
      holding: {
        """
        Task {\($1 ? " [weak \($0)] in" : "")
          while !Task.isCancelled {
            \($0)\($1 ? "?" : "").work()
            try? await Task.sleep(for: .seconds(1_000))
          }
        }
        """
      }),
    Origin(
      name: "an observer", report: .root(""),
      holding: {
        """
        _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) {
          \($1 ? "[weak \($0)] " : "")_ in use(\($0))
        }
        """
      }),
    Origin(
      name: "work that Dispatch has yet to do", report: .root("a block that waits"),
      holding: {
        """
        DispatchQueue.global().asyncAfter(deadline: .now() + 1_000) {\($1 ? " [weak \($0)] in" : "")
          use(\($0))
        }
        """
      }),
  ]

  private init(
    name: String, report: Report, declaration: @escaping (String, Bool) -> String = { _, _ in "" },
    holding: @escaping (String, Bool) -> String = { _, _ in "" }
  ) {
    (self.name, self.report, self.declaration, self.holding) = (name, report, declaration, holding)
  }
}
