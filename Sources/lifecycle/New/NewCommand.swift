import ToolConsole
import PackageDoctor
import Foundation
import LifecycleKit

/// The command `new`: a package with a coordinator and a checked test.
struct NewCommand: Command {
  /// The folder to write.
  let path: String

  static let usage = Usage(
    name: "new", summary: "writes a package with a coordinator, its screens and a checked test",
    operands: [
      Usage.Operand(
        name: "DIR", meaning: "a folder that is not there yet; its name is the package's")
    ])

  init(_ arguments: Arguments) throws(UsageError) { path = arguments.operands[0] }

  func run(output: Output, errors: Output) async -> Int32 {
    errors.status {
      let kit = try BuiltModules.kit(around: BuiltModules.runningProgram)
      let package = try NewPackage(at: path, kit: kit)
      try package.write()
      for file in package.files { output.line("written: \(file.path)") }
      output.line()
      output.line("then: cd \(path) && swift test")
      output.line("Remove \(package.fix), and the tests fail for a leaked screen.")
      return 0
    }
  }
}
