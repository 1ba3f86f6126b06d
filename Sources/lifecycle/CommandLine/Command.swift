import ToolConsole

/// A subcommand of the tool, as it was asked for.
protocol Command: Equatable, Sendable {
  /// The words that it takes.
  @MainActor static var usage: Usage { get }

  @MainActor init(_ arguments: Arguments) throws(UsageError)

  /// Runs the command.
  ///
  /// - Returns: the exit status: 0 fine, 1 for what was found, 2 for what cannot be read, 3 for what cannot be
  ///   written.
  @MainActor func run(output: Output, errors: Output) async -> Int32
}
