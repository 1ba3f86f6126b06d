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

  private static let numbers: Set = [
    "Double", "Float", "CGFloat", "TimeInterval", "Int", "Int64", "UInt", "UInt64",
  ]
}
