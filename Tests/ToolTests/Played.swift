import ToolConsole
import Foundation

@testable import lifecycle

/// What a script did when it was played: status, output and diagnostics.
@MainActor struct Played: Equatable {
  var status: Int32 = 0
  var output = ""
  var errors = ""

  init(_ script: String) {
    self = Played { Play.run(script, file: "test.flow", output: $0, errors: $1) }
  }

  /// Plays one of the scripts in `Demo/Scripts`.
  init(shipped name: String) {
    self = Played { Play.run(path: "\(packagePath)/Demo/Scripts/\(name)", output: $0, errors: $1) }
  }

  init(_ command: (Output, Output) -> Int32) {
    var output = ""
    var errors = ""
    let status = command(Output { output += $0 }, Output { errors += $0 })
    self.init(status, output, errors)
  }

  /// Runs the tool with the words of a command line.
  init(_ words: [String]) async {
    var output = ""
    var errors = ""
    let status = await Tool.run(
      words, output: Output { output += $0 }, errors: Output { errors += $0 })
    self.init(status, output, errors)
  }

  /// The tool's refusal: the reason, and the command to type.
  static func refusal(_ reason: String, type remedy: String) -> Played {
    Played(2, "", "lifecycle: \(reason)\nType: \(remedy)\n")
  }

  init(_ status: Int32, _ output: String, _ errors: String) {
    self.status = status
    self.output = output.replacingOccurrences(of: "\(packagePath)/", with: "")
    self.errors = errors
  }
}

/// Where the repository is checked out.
let packagePath: String = {
  let file = URL(fileURLWithPath: #filePath)
  return file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path
}()
