import ToolConsole
import FlowExploration
import Foundation
import GuidedTour
import ExampleKiosk
import LifecycleKit

/// The command `explore`, as it was asked for.
struct ExploreCommand: Command {
  /// An app to explore.
  enum Subject: Equatable, Sendable {
    /// The tour's app, with its planted leaks.
    case tour
    /// The kiosk, without or with one of its mistakes.
    case kiosk(KioskFault?)
    /// A kiosk that ends, or hangs.
    case crash(KioskCrash)
    /// The app that the model in a file describes.
    case model(path: String)
    /// The names of the apps and of the mistakes.
    case list
  }

  var subject = Subject.tour
  var options = FlowOptions()
  /// Whether the model is explored again each time its file is saved.
  var isWatching = false

  func run(output: Output, errors: Output) async -> Int32 {
    switch subject {
    case .list:
      output.write(Self.list)
      return 0
    case .tour:
      let inTests = ExplorerInTests(
        "AppCoordinator.explorer()", app: app,
        importing: ["import GuidedTour", "@testable import lifecycle"])
      return status(
        AppCoordinator.explorer(), inTests, output, errors, remark: Self.leaksOfTheTour)
    case .kiosk(let fault):
      let explorer = KioskCoordinator.explorer(with: fault)
      return status(explorer, inTests(fault.map { "with: .\($0)" } ?? ""), output, errors)
    case .crash(let crash):
      let explorer = KioskCoordinator.explorer(with: nil, crash)
      return status(explorer, inTests("with: nil, .\(crash)"), output, errors)
    case .model(let path):
      if let missing = UsageError(missing: path, for: Self.usage) {
        return missing.written(to: errors)
      }
      return isWatching
        ? ModelWatch(path: path, output: output).run { explore(path, output, errors) }
        : explore(path, output, errors)
    }
  }

  @MainActor private func explore(_ path: String, _ output: Output, _ errors: Output) -> Int32 {
    errors.status {
      let file = ModelFile(path: path)
      let explorer = try FlowModel.reading(path, tellingRestTo: errors).explorer
      return status(explorer, file.explorerInTests, output, errors, of: path)
    }
  }

  /// The kiosk's explorer with a mistake, in tests of this package.
  private func inTests(_ mistake: String) -> ExplorerInTests {
    ExplorerInTests(
      "KioskCoordinator.explorer(\(mistake))", app: app, importing: ["import ExampleKiosk"])
  }

  @MainActor private func status(
    _ explorer: FlowExplorer<some Any>, _ inTests: ExplorerInTests, _ output: Output,
    _ errors: Output, of file: String? = nil, remark: String? = nil
  ) -> Int32 {
    FlowCommandRun(
      explorer, options, as: Self.usage, inTests: inTests, of: file, app: app, output: output,
      errors: errors, remark: remark
    ) { finding in
      [("As a script for play", FindingScript.text(finding, of: explorer))]
    }.run()
  }

  /// The words for the app.
  private var app: String? {
    switch subject {
    case .tour: "the tour"
    case .kiosk(let fault?): "the kiosk with \(fault.rawValue)"
    case .crash(let crash): "the kiosk with \(crash.rawValue)"
    case .kiosk(nil): "the kiosk"
    case .model, .list: nil
    }
  }

  private static let leaksOfTheTour = """
    Three leaks are planted in the tour. A user reaches two of them: the third is a screen
    that the app makes ahead of time by itself and never shows, by no action of the user's.
    """

  private static let ownApp =
    "An app of your own is explored by a test or by a program of its own, with the product\n"
    + "FlowExploration; see its guide."

  /// The apps, and the mistakes of the kiosk.
  private static var list: String {
    func row(_ name: String, _ meaning: String) -> String {
      Usage.row(name, meaning, column: 28)
    }
    return """
      Apps, for swift run lifecycle explore APP:
      \(row("tour", "the tour's app; a user reaches two of three leaks"))\
      \(row("kiosk", "a small shop, with a mistake if one is named"))
      Mistakes, for swift run lifecycle explore kiosk MISTAKE:
      \(KioskFault.allCases.map { row($0.rawValue, $0.meaning) }.joined())
      Mistakes that end or stop the process, with --jobs:
      \(KioskCrash.allCases.map { row($0.rawValue, $0.meaning) }.joined())
      \(ownApp)

      """
  }

  static let usage = Usage(
    name: "explore", summary: "tries every flow through an app; reports the shortest that fail",
    operands: [
      Usage.Operand(
        name: "APP",
        meaning:
          "tour (default), kiosk, a small shop, or MODEL.flow, a model in a file; also as Mermaid "
          + ".mmd, XState .json and .scxml",
        isOptional: true),
      Usage.Operand(
        name: "MISTAKE", meaning: "a mistake that is planted in the kiosk", isOptional: true),
    ],
    options: [.flag("--list", "lists the apps and the mistakes", isAlone: true)] + FlowOptions.all
      + [
        .flag("--scripts", "prints each finding as a script for play"),
        .flag("--watch", "explores a model again each time its file is saved"),
      ],
    notes: ["swift run lifecycle help models explains the language of models."],
    modern: { words in
      let words = words.map { $0 == "--json" ? "--result" : $0 }
      return words.first == "merge" ? ["--merge"] + words.dropFirst() : words
    })

  init(_ arguments: Arguments) throws(UsageError) {
    options = try FlowOptions(arguments)
    options.writesForms = arguments.has("--scripts")
    if arguments.has("--list") {
      subject = .list
    } else if options.merged == nil {
      subject = try Self.subject(arguments.operands)
    } else if options.report != nil || options.writesForms {
      throw arguments.error(
        "--merge has no app to play: it writes no report and no scripts", at: "--merge")
    }
    // A worker has the words of the process that started it, which is the one that watches.
    isWatching = arguments.has("--watch") && !arguments.has("--worker")
    if case .model = subject {
    } else if isWatching {
      throw arguments.error("--watch watches the file of a model", at: "--watch")
    }
    let form = ["--scripts", "--watch"].first(where: arguments.has)
    if let form, options.isForProgram {
      throw arguments.error("--format is written alone, without \(form)", at: form)
    }
  }

  private static func subject(_ words: [String]) throws(UsageError) -> Subject {
    let list = "swift run lifecycle explore --list"
    switch words.first {
    case "tour" where words.count > 1:
      throw UsageError("the tour takes no mistake, found \(words[1])", type: list)
    case nil, "tour": return .tour
    case "kiosk":
      guard words.count > 1 else { return .kiosk(nil) }
      if let fault = KioskFault(rawValue: words[1]) { return .kiosk(fault) }
      if let crash = KioskCrash(rawValue: words[1]) { return .crash(crash) }
      let known = KioskFault.allCases.map(\.rawValue) + KioskCrash.allCases.map(\.rawValue)
      throw UsageError(unknown: "mistake", words[1], among: known, list: list)
    case "help":
      throw UsageError(
        "help comes before the name of a command", type: "swift run lifecycle help explore")
    case let path? where ModelFile.isNamed(path):
      guard words.count == 1 else {
        throw UsageError("a model takes no mistake, found \(words[1])", type: list)
      }
      return .model(path: path)
    case let app?: throw UsageError(unknown: "app", app, among: ["tour", "kiosk"], list: list)
    }
  }
}
