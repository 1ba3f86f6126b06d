/// The legend of a timeline: the meaning of its colours, and of the signs that it has.
struct TimelineLegend {
  let moments: [FlowMoment]

  /// The signs of a timeline and their meanings, in the order of `LifecycleTimeline.legend`.
  var entries: [(signs: String, words: String)] {
    let used = Set(moments.map { String($0.sign) })
    // The last line explains the lines between the signs, which only a drawing in text has.
    let lines = LifecycleTimeline.legend.split(separator: "\n").dropLast()
    let all =
      lines.flatMap { $0.components(separatedBy: "  ") } + ["◷ deadline missed", "? scan"]
    return all.compactMap { entry in
      let parts = entry.split(separator: " ")
      let signs = parts.prefix { $0.count == 1 }
      guard signs.contains(where: { used.contains(String($0)) }) else { return nil }
      return (
        signs.joined(separator: " "), parts.dropFirst(signs.count).joined(separator: " ")
      )
    }
  }

  var html: String {
    let items = entries.map { "<li><b>\($0.signs.escaped)</b> \($0.words.escaped)</li>" }
    return """
      <ul class="legend"><li><span class="on"></span> on screen</li>
      <li><span class="way"></span> on the way</li>
      <li><span class="off"></span> alive off screen</li></ul>
      <ul class="legend signs">\(items.joined(separator: "\n"))</ul>

      """
  }
}
