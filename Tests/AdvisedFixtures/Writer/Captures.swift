import Foundation

/// How `capture it weakly` is put into practice.
extension Advice {
  /// Puts `weak` into the list of captures of each closure that captures what the fixture is about: the outermost
  /// that is not run where it stands, of what makes the holder and of the functions that are given the object.
  mutating func captureWeakly() -> Bool {
    let before = making.string
    making = Self.weakly(making, capturing: [])
    if making.string != before { return true }
    var hasChanged = false
    for position in declarations.indices {
      let text = declarations[position].text
      let names = text.matches(of: /(\w+): (Held|Subject)\b/).map { String($0.output.1) }
      let isFunction = text.contains(#/(?m)^(fileprivate )?func /#)
      guard isFunction, !names.isEmpty else { continue }
      declarations[position].text = Self.weakly(Text(text), capturing: names).string
      hasChanged = hasChanged || declarations[position].text != text
    }
    return hasChanged
  }

  private static func weakly(_ text: Text, capturing names: [String]) -> Text {
    var (text, position) = (text, 0)
    var names = names
    while let open = text.first("{", from: position) {
      position = open + 1
      let close = text.closing(open)
      let line =
        text[0..<open].split(omittingEmptySubsequences: false) { "\n{}".contains($0) }.last ?? ""
      let isFirst = open == 0
      if isFirst || line.contains(/\bfilled\(.*\) $/) {
        let body = text[open + 1..<close]
        if let match = body.prefixMatch(of: /\s*(\w+) in\b/) {
          names.append(String(match.output.1))
        }
        continue
      }
      if line.contains(/\b(if|guard|for|while|switch|else|do|catch|func|init)\b/) {
        continue
      }
      let inside = text[open + 1..<close]
      guard let name = names.first(where: inside.words.contains),
        !inside.contains(try! Regex("^\\s*\\[[^\\]]*weak \(name)\\b"))
      else { continue }
      let edited = weakly(inside, capturing: name)
      text.characters.replaceSubrange(open + 1..<close, with: edited)
      position = open + 1 + edited.count
    }
    return text
  }

  /// What is within a closure, with a weak capture.
  private static func weakly(_ body: String, capturing name: String) -> String {
    let property = try! Regex("\\b\(name)\\.")
    var body = body.replacing(property, with: "\(name)?.")
    if let list = body.prefixMatch(of: /\s*\[([^\]]*)\]/), !list.output.1.isEmpty,
      body.contains(/^\s*\[[^\]]*\][^\n]* in\b/)
    {
      var items = list.output.1.components(separatedBy: ", ")
      if let own = items.firstIndex(where: { $0 == name || $0.hasSuffix("= \(name)") }) {
        items[own] = "weak " + items[own]
      } else {
        items.append("weak \(name)")
      }
      body.replaceSubrange(list.range, with: " [\(items.joined(separator: ", "))]")
      return body
    }
    let attributes = body.prefixMatch(of: /\s*(@\w+ )+/)?.output.0 ?? ""
    body.removeFirst(attributes.count)
    let parameters =
      /\s*(?!for )((\([^{}]*?\)|[\w, ]+)( async)?( throws(\(\w+\))?)?( -> [^{}\n]+?)?\s+in\b)/
    let isParameters = body.hasPrefix("in ") || body.prefixMatch(of: parameters) != nil
    return attributes + " [weak \(name)] " + (isParameters ? "" : "in ") + body.drop { $0 == " " }
  }
}
