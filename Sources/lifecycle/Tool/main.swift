import Console
import Foundation

StandardStream.reserve()
exit(
  await Tool.run(
    Array(CommandLine.arguments.dropFirst()), output: .standard(), errors: .standardError()))
