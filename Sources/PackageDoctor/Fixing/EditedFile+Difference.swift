extension EditedFile {
  /// The difference, as `git apply` takes it, with three lines around each change; empty when there is none.
  func difference(path: String) -> String {
    SourceText.difference(from: original, to: text, path: path)
  }
}

extension SourceText {
  /// The difference between two texts of a file, the first of which is `nil` for a new file.
  static func difference(from old: SourceText?, to new: SourceText, path: String) -> String {
    let head = "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    let (old, new) = ((old?.bytes ?? []).lines, new.bytes.lines)
    let hunks = changes(from: old, to: new).map { hunk(of: $0, old, new) }.joined()
    return hunks.isEmpty ? "" : head + hunks
  }

  /// Lines that are removed, and those that are added in their place.
  private typealias Change = (old: Range<Int>, new: Range<Int>)

  /// How many lines around a change are shown.
  private static let around = 3

  /// The changes from first to last; those whose surroundings meet are one group.
  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [[Change]] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var groups: [[Change]] = []
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < old.count || newPlace < new.count {
      let (oldStart, newStart) = (oldPlace, newPlace)
      while removed.contains(oldPlace) { oldPlace += 1 }
      while added.contains(newPlace) { newPlace += 1 }
      if oldStart < oldPlace || newStart < newPlace {
        let end = groups.last?.last?.old.upperBound
        if end.map({ oldStart - $0 > 2 * around }) ?? true { groups.append([]) }
        groups[groups.count - 1].append((oldStart..<oldPlace, newStart..<newPlace))
      }
      (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
    }
    return groups
  }

  private static func hunk(
    of changes: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(around, first.old.lowerBound)
    let after = min(around, old.count - last.old.upperBound)
    let oldLines = old[first.old.lowerBound - before..<last.old.upperBound + after]
    let newLines = new[first.new.lowerBound - before..<last.new.upperBound + after]
    var text = "@@ -\(oldLines.place) +\(newLines.place) @@\n"
    var place = oldLines.startIndex
    for change in changes {
      text += old[place..<change.old.lowerBound].shown(" ")
      text += old[change.old].shown("-") + new[change.new].shown("+")
      place = change.old.upperBound
    }
    return text + old[place..<oldLines.endIndex].shown(" ")
  }
}

extension [UInt8] {
  /// The lines as a difference counts them, each with the line feed at its end.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var start = 0
    var lines: [ArraySlice<UInt8>] = []
    for place in indices where self[place] == UInt8(ascii: "\n") {
      lines.append(self[start...place])
      start = place + 1
    }
    return start < count ? lines + [self[start...]] : lines
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// `3,2`: the first line, from 1, and the number of lines. Of no lines, the line before.
  fileprivate var place: String { "\(isEmpty ? startIndex : startIndex + 1),\(count)" }

  /// The lines as a difference shows them, each with a mark, and with a note if it has no line end.
  fileprivate func shown(_ mark: String) -> String {
    map { line in
      mark + String(decoding: line, as: UTF8.self)
        + (line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
    }.joined()
  }
}
