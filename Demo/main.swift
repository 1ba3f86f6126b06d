import Foundation

let status = Command(CommandLine.arguments.dropFirst())
  .run(output: .standard(), errors: .standardError())
exit(status)
