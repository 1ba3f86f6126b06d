import ToolConsole
import FlowExploration
import Foundation

StandardStream.reserve()
EndRequest.unblock()
exit(
  await Tool.run(
    Array(CommandLine.arguments.dropFirst()), output: .standard(), errors: .standardError()))
