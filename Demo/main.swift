import ToolConsole
import Foundation
import GuidedTour

StandardStream.reserve()
let errors = Output.standardError()
if let line = OldSpelling.answer(to: Array(CommandLine.arguments.dropFirst())) {
  errors.line(line)
  exit(2)
}
let output = Output.standard()
Tour(output: output).run()
exit(output.exitStatus(0, of: "Demo", errors: errors))
