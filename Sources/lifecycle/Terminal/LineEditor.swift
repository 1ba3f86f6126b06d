import LifecycleKit

/// A line that is being typed: its text, the place in it, and the lines before it.
struct LineEditor: Equatable {
  /// The user's request after a key press.
  enum Request: Equatable {
    /// The line is done.
    case submit(String)
    /// The line is given up.
    case discard
    /// Nothing more will come.
    case end
    /// More than one word fits here.
    case choose([String])
    /// The whole terminal is to be drawn anew.
    case clear
  }

  private(set) var text: [Character] = []
  /// How many characters stand before the place where one types.
  private(set) var place = 0
  private var history: [String] = []
  /// Which line of the history is shown; their number while it is a new one.
  private var shown = 0
  /// The new line while one of the history is shown.
  private var draft: [Character] = []

  /// Takes a key; `completions` are the words that could end a text.
  mutating func take(_ key: Key, _ completions: (String) -> [String]) -> Request? {
    switch key {
    case .text(let words): insert(words)
    case .enter: return submit()
    case .tab: return complete(completions(String(text[..<place])))
    case .backspace, .control("h"): remove(max(0, place - 1)..<place)
    case .delete: remove(place..<min(place + 1, text.count))
    case .control("d"):
      if text.isEmpty { return .end }
      remove(place..<min(place + 1, text.count))
    case .control("c"):
      set([])
      shown = history.count
      return .discard
    case .left, .control("b"): place = max(0, place - 1)
    case .right, .control("f"): place = min(text.count, place + 1)
    case .home, .control("a"): place = 0
    case .end, .control("e"): place = text.count
    case .up, .control("p"): show(shown - 1)
    case .down, .control("n"): show(shown + 1)
    case .control("k"): remove(place..<text.count)
    case .control("u"): remove(0..<place)
    case .control("w"): remove(startOfWord..<place)
    case .control("l"): return .clear
    case .control: break
    }
    return nil
  }

  private var startOfWord: Int {
    var start = place
    while start > 0, text[start - 1] == " " { start -= 1 }
    while start > 0, text[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func set(_ new: [Character]) {
    text = new
    place = new.count
  }

  private mutating func insert(_ words: String) {
    let printable = words.filter { $0.isPrintable || $0.unicodeScalars.count == 1 && $0.isMark }
    // What is typed may belong to the character before, such as an accent.
    let before = text[..<place].last
    let joined = Array((before.map(String.init) ?? "") + printable)
    text.replaceSubrange((place - (before == nil ? 0 : 1))..<place, with: joined)
    place += joined.count - (before == nil ? 0 : 1)
  }

  private mutating func remove(_ range: Range<Int>) {
    text.removeSubrange(range)
    if place > range.lowerBound { place = range.lowerBound }
  }

  private mutating func submit() -> Request {
    let line = String(text)
    if !line.allSatisfy(\.isWhitespace), history.last != line { history.append(line) }
    set([])
    shown = history.count
    return .submit(line)
  }

  private mutating func show(_ number: Int) {
    guard number >= 0, number <= history.count, number != shown else { return }
    if shown == history.count { draft = text }
    shown = number
    set(number == history.count ? draft : Array(history[number]))
  }

  private mutating func complete(_ words: [String]) -> Request? {
    guard let first = words.first else { return nil }
    let begun = place - startOfTyped
    var common = Array(first)
    for word in words.dropFirst() {
      common = Array(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    if words.count == 1, common != ["\""] { common.append(" ") }
    guard common.count > begun else { return words.count > 1 ? .choose(words) : nil }
    insert(String(common[begun...]))
    return nil
  }

  private var startOfTyped: Int {
    var start = place
    while start > 0, text[start - 1] != " ", text[start - 1] != "\t" { start -= 1 }
    return start
  }

  /// The part of the text that fits into a number of columns with the place in it, and the place's column there.
  func view(columns: Int) -> (text: String, column: Int) {
    var start = place
    var before = 0
    // The place itself needs a column, too.
    while start > 0, before + text[start - 1].columnCount < columns {
      start -= 1
      before += text[start].columnCount
    }
    var end = place
    var width = before
    while end < text.count, width + text[end].columnCount < columns {
      width += text[end].columnCount
      end += 1
    }
    return (String(text[start..<end]), before)
  }
}

extension Character {
  /// Whether it joins the one before it: an accent, or what ties emoji together.
  fileprivate var isMark: Bool {
    unicodeScalars.allSatisfy { $0.properties.isGraphemeExtend || $0.value == 0x200D }
  }
}
