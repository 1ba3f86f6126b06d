/// The words that a program or a subcommand takes, as a value. Parsing, help and usage errors are made from it.
package struct Usage: Sendable {
  /// A word by its place.
  package struct Operand: Sendable {
    let name: String
    let meaning: String
    let isOptional: Bool

    package init(name: String, meaning: String, isOptional: Bool = false) {
      (self.name, self.meaning, self.isOptional) = (name, meaning, isOptional)
    }
  }

  package let name: String
  /// A line for the list of all subcommands.
  package let summary: String
  package var operands: [Operand]
  package var options: [Option]
  /// Lines below the options, such as the commands that list names.
  package var notes: [String]
  /// The words of an old spelling in the present one; `nil` for all others.
  let modern: @Sendable ([String]) -> [String]?
  /// The program of which this is a subcommand; `nil` for a program of its own.
  package let program: String?

  package init(
    name: String, summary: String, operands: [Operand] = [], options: [Option] = [],
    notes: [String] = [], modern: @escaping @Sendable ([String]) -> [String]? = { _ in nil },
    program: String? = "lifecycle"
  ) {
    (self.name, self.summary, self.operands) = (name, summary, operands)
    (self.options, self.notes, self.modern, self.program) = (options, notes, modern, program)
  }

  /// The command that prints the help.
  var helpCommand: String {
    program.map { "swift run \($0) help \(name)" } ?? "swift run \(name) --help"
  }
}

extension Usage {
  /// A word that begins with `--`, and the value behind it.
  package struct Option: Sendable {
    package enum Value: Sendable {
      /// No value: the option is there or not.
      case none
      /// Any word, told by a placeholder.
      case word(String)
      /// A word of a list.
      case choice([String])
      case number(String, ClosedRange<Int>)
      /// All words up to the next option.
      case list(String)
    }

    package let name: String
    let value: Value
    let meaning: String
    /// The value without the option, for the help.
    var usual: String?
    /// Whether the option asks for something that needs no operand, such as a list of names.
    var isAlone: Bool
    /// Whether the subcommand does not go without it.
    package var isNeeded: Bool
    /// Whether only the program itself uses the option.
    package var isHidden: Bool

    package init(
      name: String, value: Value, meaning: String, usual: String? = nil, isAlone: Bool = false,
      isNeeded: Bool = false, isHidden: Bool = false
    ) {
      (self.name, self.value, self.meaning, self.usual) = (name, value, meaning, usual)
      (self.isAlone, self.isNeeded, self.isHidden) = (isAlone, isNeeded, isHidden)
    }

    /// The option as it is typed: `--format text|json`.
    package var synopsis: String { placeholder.map { "\(name) \($0)" } ?? name }

    /// The name of the value; `nil` for an option without one.
    var placeholder: String? {
      switch value {
      case .none: nil
      case .word(let name), .number(let name, _): name
      case .choice(let names): names.joined(separator: "|")
      case .list(let name): "\(name)…"
      }
    }

    package static func flag(_ name: String, _ meaning: String, isAlone: Bool = false) -> Option {
      Option(name: name, value: .none, meaning: meaning, isAlone: isAlone)
    }

    package static func word(
      _ name: String, _ placeholder: String, _ meaning: String, default usual: String? = nil
    ) -> Option {
      Option(name: name, value: .word(placeholder), meaning: meaning, usual: usual)
    }

    package static func choice(
      _ name: String, _ names: [String], _ meaning: String, default usual: String? = nil
    ) -> Option {
      Option(name: name, value: .choice(names), meaning: meaning, usual: usual)
    }

    package static func number(
      _ name: String, _ meaning: String, in range: ClosedRange<Int> = 0...Int.max,
      default usual: Int? = nil
    ) -> Option {
      Option(
        name: name, value: .number("N", range), meaning: meaning, usual: usual.map { "\($0)" })
    }

    package static func list(_ name: String, _ placeholder: String, _ meaning: String) -> Option {
      Option(name: name, value: .list(placeholder), meaning: meaning, isAlone: true)
    }
  }

  /// The command as it is typed in this package and in one that depends on it, with a word for all options or with one of them.
  package func synopsis(with option: Option? = nil) -> String {
    var words = ["swift", "run"] + (program.map { [$0] } ?? []) + [name]
    if option?.isAlone != true {
      words += operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }
    }
    if let option {
      words.append(option.synopsis)
    } else {
      words += options.filter(\.isNeeded).map(\.synopsis)
      if options.contains(where: { !$0.isHidden && !$0.isNeeded }) { words.append("[options]") }
    }
    return words.joined(separator: " ")
  }
}
