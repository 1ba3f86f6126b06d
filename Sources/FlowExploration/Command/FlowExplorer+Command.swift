import ToolConsole
import Foundation

extension FlowExplorer {
  /// Explores the app as a program of its own: what the words on the command line ask for is done and printed, and the
  /// process ends.
  ///
  /// ```swift
  /// @MainActor func explorer() -> FlowExplorer<ShopCoordinator> {
  ///   FlowExplorer { simulation in
  ///     let shop = ShopCoordinator()
  ///     shop.start()
  ///     simulation.show(shop.stack)
  ///     return shop
  ///   }
  ///   .excluding(.rotation, .application, .memoryWarning)
  /// }
  ///
  /// explorer().runAsCommand()
  /// ```
  ///
  /// `--help` lists the words: how far it explores and in how many processes, the limits, the files that are written,
  /// the parts that are put together. The exit status is 0 where nothing goes wrong, 1 for findings, 2 for wrong words,
  /// files that cannot be read and incomplete results without a finding, and 3 for what cannot be written.
  ///
  /// With `--jobs` the program starts itself again, with the same words and a few more: what it does ahead of this call is
  /// done in each process.
  /// - Parameter words: the words behind the program's name.
  public func runAsCommand(
    _ words: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    StandardStream.reserve()
    EndRequest.unblock()
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "explorer").lastPathComponent
    exit(status(of: words, named: name, output: .standard(), errors: .standardError()))
  }

  /// Does what words ask for.
  ///
  /// - Returns: the exit status of the program with this name.
  package func status(
    of words: [String], named name: String, output: Output, errors: Output
  ) -> Int32 {
    let usage = Usage(
      name: name, summary: "tries every flow through the app; reports the shortest that fail",
      options: FlowOptions.all, program: nil)
    var status: Int32 = 0
    do throws(UsageError) {
      if Arguments.askForHelp(words) {
        output.write(usage.help)
      } else {
        let options = try FlowOptions(Arguments(words, for: usage))
        status = FlowCommandRun(
          self, options, as: usage, inTests: ExplorerInTests(ofProgram: name), output: output,
          errors: errors
        ).run()
      }
    } catch {
      status = error.written(to: errors, by: name)
    }
    return output.exitStatus(status, of: name, errors: errors)
  }
}
