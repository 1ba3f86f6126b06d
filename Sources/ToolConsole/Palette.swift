import Foundation

/// A few colours, or none of them.
package struct Palette: Equatable {
  /// Whether anything is coloured at all.
  package var isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  package func heading(_ text: String) -> String { paint(text, "1") }
  package func good(_ text: String) -> String { paint(text, "32") }
  package func bad(_ text: String) -> String { paint(text, "31") }
  package func quiet(_ text: String) -> String { paint(text, "2") }

  /// Colours are for terminals whose user did not ask for none.
  ///
  /// `NO_COLOR` counts when it is set to anything but nothing, as no-color.org has it.
  package static func isColoured(isTerminal: Bool, environment: [String: String]) -> Bool {
    guard isTerminal, environment["TERM"] != "dumb" else { return false }
    return environment["NO_COLOR", default: ""].isEmpty
  }

  static func forStream(_ descriptor: Int32) -> Palette {
    Palette(
      isColoured: isColoured(
        isTerminal: isatty(descriptor) != 0, environment: ProcessInfo.processInfo.environment))
  }

  /// Paints each line by itself, so that a cut or paged text does not bleed.
  private func paint(_ text: String, _ code: String) -> String {
    guard isColoured, !text.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}
