import Foundation

/// Finds the word that the user probably meant.
enum Spelling {
  /// `; did you mean push?`, or nothing when no candidate is near.
  static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    let near = candidates.map { (distance(word, $0), $0) }
      .filter { $0.0 <= 2 && 2 * $0.0 < word.count }.min { $0 < $1 }
    return near.map { "; did you mean \($0.1)?" } ?? ""
  }

  /// The name that is nearest to a word: spelled alike, or else one that begins with it, or has it inside.
  static func hint(forName word: String, among names: some Sequence<String>) -> String {
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
  static func hint(forFile path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let paths = (names ?? []).sorted().map { folder + $0 }
    return hint(for: path, among: paths.filter { $0 != path })
  }

  /// How many letters have to be changed, added or taken away; words that differ much in length are far.
  private static func distance(_ one: String, _ other: String) -> Int {
    guard abs(one.count - other.count) <= 2 else { return 3 }
    let other = Array(other.lowercased())
    var row = Array(0...other.count)
    for (index, letter) in one.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let change = diagonal + (other[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
