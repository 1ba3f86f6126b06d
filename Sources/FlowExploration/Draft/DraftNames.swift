import UIKitCore

/// The names that the screens of an app have in a draft, by type and title.
@MainActor final class DraftNames {
  private var names: [String: String] = [:]
  /// The names, in the order in which their screens were met.
  private(set) var all: [(words: String, name: String)] = []

  func name(of screen: UIViewController) -> String { name(of: FlowScreen(screen).words) }

  /// A name by which the screen is found again in the app: its title, or its type.
  func name(of words: String) -> String {
    if let known = names[words] { return known }
    let (type, title) = words.typeAndTitle
    let short = type.hasSuffix("ViewController") ? String(type.dropLast(14)) : type
    let taken = all.map(\.name)
    let fitting = [title, short, type].filter { candidate in
      !candidate.isEmpty && ModelName.screen(candidate, notIn: taken) == candidate
        && words.isDeclared(as: candidate)
    }
    let spoken = words.split(separator: "\"", maxSplits: 1).dropFirst().first.map(String.init)
    let name = fitting.first ?? ModelName.screen(spoken ?? "Alert", notIn: taken)
    names[words] = name
    all.append((words, name))
    return name
  }
}
