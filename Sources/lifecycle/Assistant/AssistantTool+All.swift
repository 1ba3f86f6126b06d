import ToolConsole
import ExampleKiosk
import LifecycleKit

extension AssistantTool {
  /// The tools, in the order of the instructions. Most are a subcommand, with its words.
  static let all = [
    AssistantTool(
      name: "doctor",
      meaning:
        "What of an iOS package does not compile on Linux, with the edit for each finding. Finds no leaks: test does.",
      inputs: [
        path,
        Input(
          name: "quick", type: "boolean",
          meaning: "reads the files alone, without the compiler, in a second (default: false)"),
      ]
    ) { given, output in
      let options = given["quick"] == true ? ["--quick"] : []
      return await answer(of: DoctorCommand.self, options, [given["path"]], output)
    },
    AssistantTool(
      name: "edit",
      meaning:
        "Makes the doctor's mechanical edits, and returns the difference and what is left to do by hand.",
      inputs: [
        path,
        Input(
          name: "copy", type: "string",
          meaning:
            "a new or empty folder for a copy to edit; without it the package itself is edited"),
      ],
      effect: .edits
    ) { given, output in
      let place = given["copy"]?.string.map { ["--fix=\($0)"] } ?? ["--in-place"]
      return await answer(of: DoctorCommand.self, place, [given["path"]], output)
    },
    AssistantTool(
      name: "init",
      meaning:
        "Writes what a package needs for its first checked test, without a file that exists already, and returns what is left to do.",
      inputs: [
        package,
        Input(
          name: "manifest", type: "boolean",
          meaning: "puts the needed lines into Package.swift, too (default: false: returns them)"),
      ],
      effect: .edits
    ) { given, output in
      let options = ["--init"] + (given["manifest"] == true ? ["--edit"] : [])
      return await answer(of: DoctorCommand.self, options, [given["path"]], output)
    },
    AssistantTool(
      name: "test",
      meaning:
        "Runs `swift test` in a package, and returns each failure: for a leak, the references that hold the screen, and the fix.",
      inputs: [
        package,
        Input(
          name: "filter", type: "string",
          meaning: "the tests to run, as --filter of swift test takes them"),
      ],
      effect: .builds
    ) { given, output in
      TestRun(path: given["path"]?.string ?? "", filter: given["filter"]?.string).run(output)
    },
    AssistantTool(
      name: "mend",
      meaning:
        "Returns a patch for each leak that fails a test of a package, proven by the compiler, the tests and their logs; or why there is none.",
      inputs: [
        package,
        Input(
          name: "inPlace", type: "boolean",
          meaning: "writes the proven patches into the package (default: false)"),
        Input(
          name: "fix", type: "string",
          meaning: "a folder with changed files, by their paths in the package: proves this fix"),
      ],
      effect: .edits
    ) { given, output in
      let options = given["inPlace"] == true ? ["--in-place"] : []
      let fix = given["fix"]?.string.map { ["--try=\($0)"] } ?? []
      return await answer(of: MendCommand.self, options + fix, [given["path"]], output)
    },
    AssistantTool(
      name: "play",
      meaning:
        "Plays a flow script, such as \"screen Feed Detail leaks by closure\\nroot stack Feed\\npush Detail\\npop\\nwait 3s\\nexpect no misuses\", and returns what leaked and which expectations failed. Needs no build.",
      inputs: [
        Input(
          name: "script", type: "string",
          meaning: "the script; explain with the word scripts and full: true lists its steps",
          isNeeded: true)
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
      meaning: "Looks up a leak shape by name, a rule of UIKit by its id, or a word of a report.",
      inputs: [
        Input(
          name: "word", type: "string",
          meaning:
            "such as closure-property, U1a, retain cycle or scripts; shapes lists all shapes",
          isNeeded: true)
      ]
    ) { given, output in await Explanation(of: given["word"]?.string ?? "").write(to: output) },
    AssistantTool(
      name: "explore",
      meaning:
        "Tries every flow through a model or a built-in app, and returns the shortest that fail.",
      inputs: [
        Input(
          name: "app", type: "string",
          meaning:
            "the file of a model, MODEL.flow, or tour or kiosk, a small shop; explain with the word models has the language",
          isNeeded: true),
        Input(
          name: "mistake", type: "string", meaning: "a mistake that is planted in the kiosk",
          choices: KioskFault.allCases.map(\.rawValue)),
        Input(
          name: "depth", type: "integer", meaning: "the most actions from the start (default: 6)"),
      ]
    ) { given, output in
      var words: [String] = []
      if case .integer(let depth)? = given["depth"] { words.append("--depth=\(depth)") }
      return await answer(of: ExploreCommand.self, words, [given["app"], given["mistake"]], output)
    },
  ]

  private static let package = Input(
    name: "path", type: "string", meaning: "the folder of a package", isNeeded: true)

  private static let path = Input(
    name: "path", type: "string", meaning: "a package, a folder of Swift files, or one file",
    isNeeded: true)

  /// Runs a subcommand with the words behind its name, and operands that may begin like an option.
  @MainActor private static func answer<Subcommand: Command>(
    of type: Subcommand.Type, _ words: [String], _ operands: [JSONValue?], _ output: Output
  ) async -> Int32 {
    do throws(UsageError) {
      let all = words + ["--"] + operands.compactMap { $0?.string }
      let command = try Subcommand(Arguments(all, for: type.usage))
      return await command.run(output: output, errors: output)
    } catch {
      return error.written(to: output)
    }
  }
}
