/// What the cast of a rule tells, a line each, in the order in which it happened.
///
/// The screens write here themselves: the suite does not read the log of the framework that it judges.
@MainActor final class Transcript {
  private var lines: [String] = []
  /// Whether layout callbacks are told; their number differs between frameworks and devices.
  var tellsLayout = false
  /// Whether deallocations are told. Off at first, because a variable's end is the optimiser's to choose.
  var tellsReleases = false
  /// What is put behind each callback's line: words on the screen at that moment.
  var reading: (@MainActor (UIViewController) -> String)?
  private var isOver = false

  var text: String { lines.joined(separator: "\n") }

  func add(_ line: String) {
    if !isOver { lines.append(line) }
  }

  /// Writes that a screen got a callback, with what is read of it.
  func add(_ callback: String, of screen: UIViewController) {
    add("\(name(of: screen)) \(callback)", reading: screen)
  }

  /// Writes a line, with what is read of a screen at this moment.
  func add(_ line: String, reading screen: UIViewController) {
    let words = reading.map { " — \($0(screen))" } ?? ""
    add(line + words)
  }

  func addLayout(_ callback: String, of screen: UIViewController) {
    if tellsLayout { add(callback, of: screen) }
  }

  func addRelease(of name: String) {
    if tellsReleases { add("\(name) is released") }
  }

  func removeAll() { lines = [] }

  /// Writes nothing from here on, and lets go what is read.
  func end() {
    isOver = true
    reading = nil
  }
}

/// The name of a screen in transcripts: its type's, or "nil".
@MainActor func name(of screen: UIViewController?) -> String {
  screen.map { "\(type(of: $0))" } ?? "nil"
}

/// The names of several screens: "A, B".
@MainActor func names(of screens: [UIViewController]?) -> String {
  guard let screens, !screens.isEmpty else { return "none" }
  return screens.map { name(of: $0) }.joined(separator: ", ")
}

extension [UIViewController] {
  /// The screen at a position, or nobody, where a list is shorter than the rule has it: such a rule fails
  /// by its transcript, and not by a trap.
  @MainActor func at(_ position: Int) -> UIViewController {
    indices.contains(position) ? self[position] : Nobody(nibName: nil, bundle: nil)
  }
}

/// Stands where a screen should be and none is.
private final class Nobody: UIViewController {}
