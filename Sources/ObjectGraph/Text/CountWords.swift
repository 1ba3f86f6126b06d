extension Int {
  /// The number in groups of three digits: `1,000,000`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// The number with its noun in the right form: `1 object`, `2 objects`.
  package func counted(_ noun: String) -> String {
    "\(grouped) \(noun)\(self == 1 ? "" : "s")"
  }
}

/// Numbers in their order, those in a row as one range.
package func runs(of numbers: some Sequence<Int>) -> [ClosedRange<Int>] {
  numbers.reduce(into: []) { runs, number in
    if let run = runs.last, run.upperBound < number, run.upperBound + 1 == number {
      runs[runs.count - 1] = run.lowerBound...number
    } else {
      runs.append(number...number)
    }
  }
}

/// The counts that are not zero: `2 new mistakes, 1 seen before`.
package func numbered(_ counts: (Int, String)...) -> String {
  counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
}

/// The counts that are not zero, of things: `2 leaks, 1 victim`.
package func counted(_ counts: (Int, String)...) -> String {
  counts.filter { $0.0 > 0 }.map { $0.counted($1) }.joined(separator: ", ")
}
