/// A file with edits, each of which stays at the line that it is made for.
struct MendedFile {
  /// What stands now in the place of each line.
  private var places: [[String]]
  private let lines: [String]

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    places = lines.map { [$0] }
  }

  /// What the file says now.
  var text: String { places.joined().joined(separator: "\n") }

  /// Changes what stands in the place of a line.
  ///
  /// - Parameters:
  ///   - line: From 1, as in the file that was read.
  ///   - change: Gets one of the lines there; `nil` when that one is none to change.
  /// - Returns: whether one was changed, the first of them.
  mutating func edit(line: Int, _ change: (String) -> [String]?) -> Bool {
    guard places.indices.contains(line - 1) else { return false }
    for (index, text) in places[line - 1].enumerated() {
      if let changed = change(text) {
        places[line - 1].replaceSubrange(index...index, with: changed)
        return true
      }
    }
    return false
  }

  /// The differences, as `git apply --unidiff-zero` takes them; empty when there are none.
  func difference(path: String) -> String {
    var text = ""
    var shift = 0
    for (index, line) in lines.enumerated() where places[index] != [line] {
      let new = places[index]
      let start = index + 1 + shift - (new.isEmpty ? 1 : 0)
      text += "@@ -\(index + 1) +\(start),\(new.count) @@\n-\(line)\n"
      text += new.map { "+\($0)\n" }.joined()
      shift += new.count - 1
    }
    return text.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + text
  }
}
