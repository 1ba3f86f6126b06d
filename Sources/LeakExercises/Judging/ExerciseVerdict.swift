import ObjectGraph

/// The judgement of a learner's file, and why.
package struct ExerciseVerdict: Equatable, Sendable {
  /// The kinds of verdict; the raw value is what is printed.
  package enum Kind: String, Sendable {
    case solved, leak, crash, feature, answer
    case neverReturns = "never returns"
    case printsWithoutEnd = "prints without end"
    case doesNotCompile = "does not compile"
  }

  package var kind: Kind
  /// The claim of the check that failed; the letter of a wrong answer.
  package var claim = ""
  /// The exercise's own sentence.
  package var why = ""
  /// The path of what still leaks, the words of a crash, or the compiler's errors.
  package var details = ""
  /// The deinits that would have done work and never ran: the type and the line of each.
  package var idleDeinits: [IdleDeinit] = []
  /// The output of the learner's own code.
  package var printed = ""
  /// Whether a run that never returned was at work all the time, and did not wait.
  package var isSpinning = false
  /// How many checks were passed.
  package var passed = 0
  /// The reasons of the checks that failed after the first.
  package var further: [String] = []

  package struct IdleDeinit: Equatable, Sendable {
    package var type: String
    package var line: Int
  }

  package init(_ kind: Kind) { self.kind = kind }

  package var isSolved: Bool { kind == .solved }

  /// The verdict in a line: `leak: the profile, after it is popped`.
  package var reason: String { claim.isEmpty ? kind.rawValue : "\(kind.rawValue): \(claim)" }

  /// The verdict in full, paragraphs with an empty line between them.
  package var paragraphs: [String] {
    var parts: [String] = []
    switch kind {
    case .crash:
      parts.append("Your app crashes in this flow." + (details.isEmpty ? "" : "\n\(details)"))
    case .neverReturns:
      parts.append("This flow does not come to an end. It was stopped.")
      if isSpinning {
        parts.append(
          Self.wrapped(
            "It was at work all the time, so look for a loop. A wait that is cancelled returns at once,"
              + " and a loop that does not look at that goes round and round: let the error of the"
              + " wait end the loop, or ask Task.isCancelled in each round."))
      }
    case .printsWithoutEnd: parts.append("Your code prints and prints. It was stopped.")
    default: break
    }
    if !why.isEmpty { parts.append(Self.wrapped(why)) }
    if ![.crash, .neverReturns, .printsWithoutEnd].contains(kind), !details.isEmpty {
      parts.append(details)
    }
    parts += idleDeinits.map { idle in
      Self.wrapped(
        "The deinit of \(idle.type), in line \(idle.line), would have done its part, but it never ran."
          + " A deinit runs when its object is deallocated, and this one was not.")
    }
    if !printed.isEmpty { parts.append("Your code has printed:\n\(printed)") }
    if !further.isEmpty { parts.append("Not yet either:\n" + further.joined(separator: "\n")) }
    return parts
  }

  private static func wrapped(_ text: String) -> String {
    text.wrapped(to: 78).joined(separator: "\n")
  }
}
