import ToolConsole

/// The program `lifecycle`: its subcommands, and what it does with the words on its command line.
@MainActor enum Tool {
  /// The subcommands, in the order of the help.
  static let commands: [any Command.Type] = [
    TourCommand.self, PlayCommand.self, LessonCommand.self, ExercisesCommand.self,
    GalleryCommand.self, ExploreCommand.self, ModelCommand.self, DoctorCommand.self,
    MendCommand.self, NewCommand.self,
    MCPCommand.self,
    CompareCommand.self, GraphCommand.self, BenchCommand.self, SettingsCommand.self,
    HelpCommand.self, VersionCommand.self,
  ]

  /// Runs a command.
  ///
  /// - Returns: the exit status: that of the command, 2 for words that are not understood, and 3 where something
  ///   could not be written, whatever it was.
  static func run(_ words: [String], output: Output, errors: Output) async -> Int32 {
    var status: Int32
    do throws(UsageError) {
      let command = try command(of: words)
      status = await command.run(output: output, errors: errors)
    } catch {
      status = error.written(to: errors)
    }
    return output.exitStatus(status, of: "lifecycle", errors: errors)
  }

  /// The command that words ask for. Without a word that is the help.
  static func command(of words: [String]) throws(UsageError) -> any Command {
    switch words.first {
    case nil, "--help", "-h": return HelpCommand.all
    case "--version": return VersionCommand()
    case let name?:
      let type = try type(named: name)
      let rest = Array(words.dropFirst())
      guard !Arguments.askForHelp(rest) else { return HelpCommand.about(type.usage) }
      return try type.init(Arguments(rest, for: type.usage))
    }
  }

  static func type(named name: String) throws(UsageError) -> any Command.Type {
    guard !name.hasPrefix("-") else {
      throw UsageError(
        "options come behind a subcommand, found \(name)", type: "swift run lifecycle help")
    }
    guard let type = commands.first(where: { $0.usage.name == name }) else {
      throw UsageError(
        unknown: "subcommand", name, among: commands.map { $0.usage.name },
        list: "swift run lifecycle help")
    }
    return type
  }
}
