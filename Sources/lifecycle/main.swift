import Console
import Foundation

StandardStream.reserve()
let status = await Command(CommandLine.arguments.dropFirst())
  .run(output: .standard(), errors: .standardError())
exit(status)
