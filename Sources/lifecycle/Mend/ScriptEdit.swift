import FlowExploration

/// An edit of a script that may free a screen: a step that ends a hold where the screen leaves, or a weak reference.
struct ScriptEdit {
  /// The change in a few words.
  let words: String
  /// The number of the line that is changed, or after which a line is added.
  let line: Int
  private let change: Change

  private enum Change {
    /// A line that is added after it.
    case added(String)
    /// Words at the end of its step.
    case ending(String)
    /// The step ends before a word.
    case cut(before: String)
  }

  /// The edits for a screen, best first: an end where it leaves, a weak reference, a screen that no more keeps itself.
  ///
  /// - Parameters:
  ///   - subject: The screen with its number, `Profile#1`.
  ///   - left: The number of the line by which it has left the hierarchy; `nil` for one that does not.
  static func all(
    for subject: String, leftAt left: Int?, in text: String
  ) throws(ScriptErrors) -> [ScriptEdit] {
    let name = String(subject.prefix { $0 != "#" })
    let lines = try Grammar.parse(text).get().lines
    var (ends, weak, own): ([ScriptEdit], [ScriptEdit], [ScriptEdit]) = ([], [], [])
    for line in lines {
      func end(_ step: String) {
        guard let left else { return }
        let place = max(left, line.number)
        ends.append(
          ScriptEdit(words: "\(step) where \(name) leaves", line: place, change: .added(step)))
      }
      func weaken() {
        weak.append(
          ScriptEdit(
            words: "refer to \(name) weakly", line: line.number, change: .ending("weakly")))
      }
      switch line.step {
      case .hold(let screen) where screen.isMeant(subject): end("release \(subject)")
      case .coordinator(let coordinator, let hold)
      where hold.screen.isMeant(subject) && !hold.isWeak:
        end("release \(coordinator)")
        weaken()
      case .register(let service, let title, let hold)
      where hold.screen.isMeant(subject) && !hold.isWeak:
        switch service {
        case .timer: end("invalidate timer \"\(title)\"")
        case .notification: end("remove observer \"\(title)\"")
        case .task: break
        }
        weaken()
      case .link(let holder, let target, false)
      where target.isMeant(subject) || holder.isMeant(subject):
        weak.append(
          ScriptEdit(
            words: "link \(holder.name) to \(target.name) weakly", line: line.number,
            change: .ending("weakly")))
      case .declare(let names, .some) where names.contains(name):
        own.append(
          ScriptEdit(
            words: "declare \(names.joined(separator: " ")) without a leak", line: line.number,
            change: .cut(before: "leaks")))
      default: break
      }
    }
    return ends + weak + own
  }

  /// The script with the edit.
  func applied(to text: String) -> String {
    var lines = Self.lines(of: text)
    guard lines.indices.contains(line - 1) else { return text }
    let (content, end) = lines[line - 1]
    var tokenizer = ScriptTokenizer(content)
    let tokens = ((try? tokenizer.tokens()) ?? []).dropLast()
    guard let last = tokens.last else { return text }
    let stepEnd = content.index(
      content.startIndex, offsetBy: last.column - 1 + last.spelling.count)
    switch change {
    case .added(let step):
      let indent = content.prefix { $0 == " " || $0 == "\t" }
      // The last line of a file may have no end.
      if end.isEmpty { lines[line - 1].end = line > 1 ? lines[0].end : "\n" }
      lines.insert((indent + step, end), at: line)
    case .ending(let words):
      lines[line - 1].content = "\(content[..<stepEnd]) \(words)\(content[stepEnd...])"
    case .cut(let word):
      guard let cut = tokens.first(where: { $0.kind == .word(word) }) else { return text }
      let kept = content.prefix(cut.column - 1)
      let space = kept.reversed().prefix { $0 == " " || $0 == "\t" }.count
      lines[line - 1].content = "\(kept.dropLast(space))\(content[stepEnd...])"
    }
    let mark = text.hasPrefix(Self.mark) ? Self.mark : ""
    return mark + lines.map { $0.content + $0.end }.joined()
  }

  private static let mark = "\u{FEFF}"

  /// The lines without a byte order mark, each with its end; the last one has none.
  private static func lines(of text: String) -> [(content: String, end: String)] {
    var lines = [(content: "", end: "")]
    for character in text.hasPrefix(mark) ? String(text.unicodeScalars.dropFirst()) : text {
      if ["\n", "\r\n", "\r"].contains(character) {
        lines[lines.count - 1].end = String(character)
        lines.append(("", ""))
      } else {
        lines[lines.count - 1].content.append(character)
      }
    }
    return lines
  }
}

extension Script.Reference {
  /// Whether a reference may mean an instance: a plain name means the latest.
  fileprivate func isMeant(_ subject: String) -> Bool {
    number.map { "\(name)#\($0)" == subject } ?? (name == subject.prefix { $0 != "#" })
  }
}
