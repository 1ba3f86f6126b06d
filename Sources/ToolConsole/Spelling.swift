import Foundation

/// Finds the word that the user probably meant.
package enum Spelling {
  /// `; did you mean push?`, or nothing when no candidate is near.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  /// The candidate with the fewest changes, if these are few for a word of that length.
  private static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    candidates.map { (distance(word, $0), $0) }
      .filter { $0.0 <= 2 && 2 * $0.0 < word.count }.min { $0 < $1 }?.1
  }

  /// The name that is nearest to a word: spelled alike, or else one that begins with it, or has it inside.
  package static func hint(forName word: String, among names: some Sequence<String>) -> String {
    let names = Array(names)
    let near = hint(for: word, among: names)
    guard near.isEmpty, word.count > 2 else { return near }
    let word = word.lowercased()
    let found =
      names.first { $0.lowercased().hasPrefix(word) }
      ?? names.first { $0.lowercased().contains(word) }
    return found.map { "; did you mean \($0)?" } ?? ""
  }

  /// The file beside a missing one whose name is nearest.
  package static func hint(forFile path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = String(path[folder.endIndex...])
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : String(folder))
    let near = nearest(to: name, among: (names ?? []).filter { $0 != name })
    return near.map { "; did you mean \(folder)\($0)?" } ?? ""
  }

  /// How many letters have to be changed, added, taken away, or exchanged with the next one; words that differ much
  /// in length are far.
  private static func distance(_ one: String, _ other: String) -> Int {
    guard abs(one.count - other.count) <= 2 else { return 3 }
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    var rows = [Array(0...other.count)]
    for (index, letter) in one.enumerated() {
      var row = [index + 1]
      for column in other.indices {
        let change = rows[index][column] + (other[column] == letter ? 0 : 1)
        row.append(min(change, row[column] + 1, rows[index][column + 1] + 1))
        if index > 0, column > 0, other[column - 1] == letter, other[column] == one[index - 1] {
          row[column + 1] = min(row[column + 1], rows[index - 1][column - 1] + 1)
        }
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
