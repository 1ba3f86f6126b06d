extension EditedFile {
  /// The difference, as `git apply --unidiff-zero` takes it; empty when there is none.
  func difference(path: String) -> String {
    let (old, new) = ((original?.bytes ?? []).lines, text.bytes.lines)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var text = ""
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < old.count || newPlace < new.count {
      let (oldStart, newStart) = (oldPlace, newPlace)
      while removed.contains(oldPlace) { oldPlace += 1 }
      while added.contains(newPlace) { newPlace += 1 }
      let (gone, come) = (old[oldStart..<oldPlace], new[newStart..<newPlace])
      if !gone.isEmpty || !come.isEmpty {
        text += "@@ -\(gone.place) +\(come.place) @@\n"
        text += gone.map { "-" + $0.shown }.joined() + come.map { "+" + $0.shown }.joined()
      }
      (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
    }
    let head = "--- \(original == nil ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    return text.isEmpty ? "" : head + text
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
}

extension ArraySlice<UInt8> {
  /// The line as a difference shows it, with a note if it has no line end.
  fileprivate var shown: String {
    String(decoding: self, as: UTF8.self)
      + (last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
  }
}
