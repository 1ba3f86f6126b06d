import ToolConsole
import FlowExploration
import Foundation
import LeakGallery
import LifecycleKit

/// The answer to a word: a shape of the gallery, a rule of UIKit, or what a guide says of it.
@MainActor struct Explanation {
  let word: String

  init(of word: String) {
    self.word = word.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  /// Writes the answer.
  ///
  /// - Returns: 2 when nothing is known of the word.
  func write(to output: Output) async -> Int32 {
    if word == "scripts" {
      output.write(Play.guide)
      return 0
    }
    if word == "models" {
      output.write(FlowModel.guide)
      return 0
    }
    if word == "shapes" {
      return await GalleryCommand.list().run(output: output, errors: output)
    }
    let name = word.replacing(" ", with: "-")
    if Gallery.shape(named: name) != nil {
      return await GalleryCommand.shape(name).run(output: output, errors: output)
    }
    guard word.count > 1 else {
      output.line("expected a word, found \"\(word)\"")
      return 2
    }
    let fidelity = Self.rows(of: "Fidelity")
    var lines = fidelity.filter { $0.lowercased().hasPrefix("| \(word) |") }
    if let rule = lines.first { lines += Self.sources(of: rule, in: fidelity) }
    lines += Self.rows(of: "Glossary").filter { row in
      row.hasPrefix("- term ") && row.prefix { $0 != ":" }.localizedStandardContains(word)
    }
    lines += Gallery.shapes.map { $0.entry }
      .filter { ([$0.name] + $0.explanation).contains { $0.localizedStandardContains(word) } }
      .map { "shape \($0.name): \($0.explanation[0])" }
    guard !lines.isEmpty else {
      output.line(
        "nothing is known of \"\(word)\""
          + Spelling.hint(forName: word, among: Gallery.shapes.map { $0.entry.name }))
      return 2
    }
    for line in lines { output.line(line) }
    return 0
  }

  /// The sources that the row of a rule names by letters, in words.
  private static func sources(of rule: String, in rows: [String]) -> [String] {
    let cells = rule.split(separator: "|").map { $0.split(separator: " ") }
    let named = rows.first { $0.hasPrefix("Sources: ") }?.dropFirst("Sources: ".count) ?? ""
    return named.split(separator: "; ").map(String.init).filter { source in
      cells.count > 2 && cells[2].contains { source.hasPrefix("\($0): ") }
    }
  }

  /// The lines of a guide; none where this program was built from sources that are no longer there.
  private static func rows(of guide: String) -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = package.appending(path: "Sources/LifecycleKit/LifecycleKit.docc/\(guide).md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }
}
