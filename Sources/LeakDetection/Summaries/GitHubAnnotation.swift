/// A workflow command of GitHub's, which shows a message beside a line of source.
package struct GitHubAnnotation {
  package enum Level: String {
    case error, warning, notice
  }

  /// The command, ending with a line break. The place needs a file and a line.
  package let text: String

  package init(
    _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String,
    _ message: String
  ) {
    var place = ""
    if let file, let line {
      place = "file=\(file.escapedForProperty),line=\(line),"
      if let column { place += "col=\(column)," }
    }
    text =
      "::\(level) \(place)title=\(title.escapedForProperty)::\(message.escapedForCommand)\n"
  }
}

extension String {
  /// The text after the second `::` of a workflow command.
  fileprivate var escapedForCommand: String { escaped(["%", "\r", "\n"]) }

  /// The text as the value of a property, which a colon or a comma would end.
  fileprivate var escapedForProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  // By scalars, for a line break of two and a sign with an accent are one character each.
  private func escaped(_ signs: Set<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if signs.contains(scalar) {
        let code = String(scalar.value, radix: 16).uppercased()
        text += "%" + (code.count == 1 ? "0" : "") + code
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
