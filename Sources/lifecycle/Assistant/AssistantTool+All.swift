import Console
import LifecycleKit

extension AssistantTool {
  /// The tools, in the order of the instructions. Most are a subcommand, with its words.
  static let all = [
    AssistantTool(
      name: "doctor",
      meaning: "What of an iOS package does not compile on Linux, with the edit for each finding.",
      inputs: [
        path,
        Input(
          name: "quick", type: "boolean",
          meaning: "reads the files alone, without the compiler, in a second (default: false)"),
      ]
    ) { given, output in
      await answer(
        of: DoctorCommand.self, [given.path] + (given["quick"] == true ? ["--quick"] : []), output)
    },
    AssistantTool(
      name: "edit",
      meaning:
        "Makes the doctor's mechanical edits, and returns the difference and what is left to do by hand.",
      inputs: [
        path,
        Input(
          name: "copy", type: "string",
          meaning: "the folder of a copy to edit; without it the package itself is edited"),
      ],
      writes: true
    ) { given, output in
      let place = given["copy"]?.string.map { ["--fix", $0] } ?? ["--in-place"]
      return await answer(of: DoctorCommand.self, [given.path] + place, output)
    },
    AssistantTool(
      name: "test",
      meaning:
        "Runs `swift test` in a package, and returns each failure: for a leak, the references that hold the screen, and the fix.",
      inputs: [
        path,
        Input(
          name: "filter", type: "string",
          meaning: "the tests to run, as --filter of swift test takes them"),
      ]
    ) { given, output in TestRun(path: given.path, filter: given["filter"]?.string).run(output) },
    AssistantTool(
      name: "play",
      meaning:
        "Plays a flow script, such as \"screen Feed Detail leaks by closure\\nroot stack Feed\\npush Detail\\npop\\nwait 3s\", and returns what leaked. Needs no build.",
      inputs: [
        Input(
          name: "script", type: "string",
          meaning: "the script; explain with the word scripts lists its steps", isNeeded: true)
      ]
    ) { given, output in
      var options = PlayOptions()
      options.format = .text
      return Play.run(
        given["script"]?.string ?? "", file: "script", options: options, output: output,
        errors: output)
    },
    AssistantTool(
      name: "explain",
      meaning:
        "Looks up a leak shape by name, a rule of UIKit by its id, or a word of a report or a guide.",
      inputs: [
        Input(
          name: "word", type: "string",
          meaning: "such as closure-property, U1a, retain cycle or scripts", isNeeded: true)
      ]
    ) { given, output in await Explanation(of: given["word"]?.string ?? "").write(to: output) },
    AssistantTool(
      name: "explore",
      meaning: "Tries every flow through a built-in app, and returns the shortest that fail.",
      inputs: [
        Input(name: "app", type: "string", meaning: "tour or kiosk", isNeeded: true),
        Input(
          name: "mistake", type: "string",
          meaning: "a mistake that is planted in the kiosk, by name"),
        Input(
          name: "depth", type: "integer", meaning: "the most actions from the start (default: 6)"),
      ]
    ) { given, output in
      var words =
        ["explore", given["app"]?.string ?? ""] + [given["mistake"]?.string].compactMap(\.self)
      if case .integer(let depth)? = given["depth"] { words += ["--depth", "\(depth)"] }
      return await answer(of: ExploreCommand.self, words, output)
    },
  ]

  private static let path = Input(
    name: "path", type: "string", meaning: "a package, a folder of Swift files, or one file",
    isNeeded: true)

  /// Runs a subcommand with the words behind its name.
  @MainActor private static func answer<Subcommand: Command>(
    of type: Subcommand.Type, _ words: [String], _ output: Output
  ) async -> Int32 {
    do throws(UsageError) {
      let command = try Subcommand(Arguments(words, for: type.usage))
      return await command.run(output: output, errors: output)
    } catch {
      return error.written(to: output)
    }
  }
}

extension JSONValue {
  fileprivate var path: String { self["path"]?.string ?? "" }
}
