// The edits by which a control or a bar button performs an action in place of a selector.

extension SourceFile {
  /// The statement with an action for `addTarget(self, action: #selector(tapped), for:`, or for the target and the
  /// selector of a new `UIBarButtonItem`.
  func usingAction(_ call: ActionCall, _ places: Range<Int>) -> [Replacement]? {
    let selectors = places.filter {
      allTokens[$0].text == "#selector" && allTokens.text($0 + 1) == "("
    }
    guard selectors.count == 1, let selector = selectors.first,
      ActionCall.method(ofSelector: selector + 1, allTokens) == call.method
    else { return nil }
    let replacement =
      controlAction(call, selector, in: places) ?? barButtonAction(call, selector, in: places)
    return replacement.map { [$0] }
  }

  private func controlAction(
    _ call: ActionCall, _ selector: Int, in places: Range<Int>
  ) -> Replacement? {
    let head = [".", "addTarget", "(", "self", ",", "action", ":"]
    let start = selector - head.count
    let close = allTokens.closing(selector + 1)
    guard places.contains(start), has(head, from: start),
      has([",", "for"], from: close + 1), places.contains(close + 2)
    else { return nil }
    return Replacement(
      range: allTokens[start].range.lowerBound..<allTokens[close + 2].range.lowerBound,
      text: ".addAction(UIAction \(call.handler), ")
  }

  /// A style, which is nothing but looks, is left out.
  private func barButtonAction(
    _ call: ActionCall, _ selector: Int, in places: Range<Int>
  ) -> Replacement? {
    let close = allTokens.closing(selector + 1) + 1
    let open = places.last {
      $0 < selector && allTokens[$0].text == "(" && allTokens.closing($0) == close
    }
    guard let open, allTokens.text(open - 1) == "UIBarButtonItem", places.contains(close) else {
      return nil
    }
    var arguments: [(label: String, text: String)] = []
    var place = open + 1
    while place < close {
      guard allTokens.text(place + 1) == ":" else { return nil }
      var end = place + 2
      while end < close, allTokens[end].text != "," { end = allTokens.closing(end) + 1 }
      let text = source[allTokens[place + 2].range.lowerBound..<allTokens[end - 1].range.upperBound]
      arguments.append((allTokens[place].text, text))
      place = end + 1
    }
    let labels = arguments.map(\.label)
    guard
      [["barButtonSystemItem"], ["title", "style"], ["image", "style"]].contains(where: {
        labels == $0 + ["target", "action"]
      }), arguments[arguments.count - 2].text == "self"
    else { return nil }
    let label = labels[0] == "barButtonSystemItem" ? "systemItem" : labels[0]
    return Replacement(
      range: allTokens[open + 1].range.lowerBound..<allTokens[close - 1].range.upperBound,
      text: "\(label): \(arguments[0].text), primaryAction: UIAction \(call.handler)")
  }

  private func has(_ words: [String], from place: Int) -> Bool {
    words.indices.allSatisfy { allTokens.text(place + $0) == words[$0] }
  }
}
