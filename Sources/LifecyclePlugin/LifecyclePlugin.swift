import Foundation
import PackagePlugin

/// `swift package lifecycle`: the tool `lifecycle`, for the package in which it is typed.
@main struct LifecyclePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = arguments
    if ["doctor", "mend"].contains(words.first), words.asksForNoPath { words.append(".") }
    if words.first == "doctor" {
      // The doctor judges by built modules. One that does not build is a finding of its report.
      let products = context.package.targets.flatMap(\.dependencies).compactMap { dependency in
        if case .product(let product) = dependency { product } else { nil }
      }
      let modules = Set(products.flatMap(\.targets).map(\.name)).union(["UIKit"])
      for module in modules.sorted() { _ = try build(.target(module)) }
    }
    let result = try telling("building the tool, which takes some minutes the first time") {
      try build(.product("lifecycle"))
    }
    guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw NotBuilt()
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    if status == 0 { return }
    let name = words.first ?? "help"
    Diagnostics.error(
      "lifecycle \(name) \(meaning(of: status, of: name)) (exit status \(status))")
  }

  /// Says on the standard error what is done, once it has taken a moment, and every half minute that it goes on.
  private func telling<Result>(_ words: String, _ work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 3, repeating: 30)
    timer.setEventHandler {
      write("lifecycle: \(words), \((ContinuousClock.now - start).components.seconds) s so far")
    }
    timer.resume()
    defer { timer.cancel() }
    return try work()
  }

  /// Builds a part of the package's graph into the package's own build, where most of it stands already.
  private func build(_ part: PackageManager.BuildSubset) throws -> PackageManager.BuildResult {
    try packageManager.build(part, parameters: .init(echoLogs: true))
  }
}

private func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

/// The words for a subcommand's status other than 0. The package manager prints them as an error, and a status of 1
/// is none of the tool.
private func meaning(of status: Int32, of subcommand: String) -> String {
  switch (status, subcommand) {
  case (1, "mend"): "has run: leaks are left to mend by hand, and its report says which"
  case (1, "doctor"): "has run: its report lists what there is to change"
  case (1, "play"): "has run: something leaked that no line expects, or a line failed"
  case (1, "explore"): "has run: its report lists what goes wrong"
  case (1, "exercises"): "has run: the exercise is not solved yet"
  case (1, "gallery"): "has run: a leak shows otherwise than its catalogue says"
  case (1, _), (2, _): "could not do its work, and its own line says why"
  case (3, _): "could not write a file, and its own line says which"
  default: "ended early"
  }
}

private struct NotBuilt: Error, CustomStringConvertible {
  var description: String { "the product lifecycle was not built; the reason stands above" }
}

extension [String] {
  /// Whether the words of `doctor` or `mend` are options and their values alone.
  fileprivate var asksForNoPath: Bool {
    let valued: Set = ["--format", "--fix", "--try", "--scratch-path"]
    let operands = indices.dropFirst().filter {
      !self[$0].hasPrefix("-") && !valued.contains(self[$0 - 1])
    }
    return operands.isEmpty && !contains { ["--table", "--help", "-h"].contains($0) }
  }
}
