extension SourceFile {
  /// The value in the place of each use of a constant in a line. It keeps the type that the constant has on an iPhone,
  /// unless a call that makes a number has it as its one argument: `Double(1_000_000_000)`.
  func writingValue(of name: String, _ line: Int) -> FixIt.Change? {
    guard let value = Rule.wholeValues[name] else { return nil }
    let places = tokens.places(of: .word, [name]).filter {
      tokens[$0].line == line && tokens.text($0 - 1) != "."
    }
    guard let first = places.first, let last = places.last else { return nil }
    return FixIt.Change(
      claim: tokens[first].range.lowerBound..<tokens[last].range.upperBound,
      replacements: places.map { place in
        let isArgument =
          Self.numbers.contains(tokens.text(place - 2)) && tokens.text(place - 1) == "("
          && tokens.text(place + 1) == ")"
        return Replacement(
          range: tokens[place].range, text: isArgument ? value : "UInt64(\(value))")
      })
  }

  /// `NSLocalizedString("Save", comment: "")` in the place of each `String(localized: "Save")` in a line, which looks for
  /// the same key. One with an interpolation or a percent sign has another key, and is left to a person.
  func writingLocalizedStrings(_ line: Int) -> FixIt.Change? {
    let places = tokens.places(of: .word, ["String"]).filter { place in
      let end = tokens.closing(place + 1)
      let words = tokens[(place + 1)..<min(end + 1, tokens.count)].map(\.text)
      return tokens[place].line == line
        && [
          ["(", "localized", ":", "", ")"],
          ["(", "localized", ":", "", ",", "comment", ":", "", ")"],
        ].contains(words)
        && !source[tokens[place + 4].range].contains("%")
    }
    guard let first = places.first, let last = places.last else { return nil }
    let replacements = places.flatMap { place in
      let end = tokens.closing(place + 1)
      let key = Replacement(
        range: tokens[place].range.lowerBound..<tokens[place + 4].range.lowerBound,
        text: "NSLocalizedString(")
      return tokens.text(place + 5) == ","
        ? [key] : [key, Replacement(range: tokens[end].range, text: ", comment: \"\")")]
    }
    return FixIt.Change(
      claim: tokens[first].range.lowerBound..<tokens[tokens.closing(last + 1)].range.upperBound,
      replacements: replacements)
  }

  private static let numbers: Set = [
    "Double", "Float", "CGFloat", "TimeInterval", "Int", "Int64", "UInt", "UInt64",
  ]
}
