import Console
import FlowExploration
import Kiosk

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
    /// No app: results that are put together.
    case merge([String])
    /// The names of the apps and of the mistakes.
    case list
  }

  /// How a map is written.
  enum MapForm: String, Sendable {
    case mermaid, dot, json
  }

  var subject = Subject.tour
  var depth = 6
  var walks: Int?
  var length = 50
  var seed: UInt64 = 1
  var shard: FlowShard?
  var jobs: Int?
  var limit = 10.0
  var map: MapForm?
  var writesTests = false
  /// Whether each finding is written as a script, too.
  var writesScripts = false
  /// The folder for the report's pages.
  var report: String?
  /// The folder into which tests wrote what they do.
  var covered: String?
  /// Whether the model is explored again each time its file is saved.
  var isWatching = false
  /// The file of a model that the app is held against.
  var model: String?
  /// Where the result goes as JSON.
  var path: String?
  /// Whether another exploration has started this one and receives each flow; see `WorkerConnection`.
  var isWorker = false

  func run(output: Output, errors: Output) async -> Int32 {
    guard subject != .list else {
      output.write(Self.list)
      return 0
    }
    if case .merge(let files) = subject {
      for file in files {
        if let missing = UsageError(missing: file, for: Self.usage) {
          return missing.written(to: errors)
        }
      }
    }
    if let model, let missing = UsageError(missing: model, for: Self.usage) {
      return missing.written(to: errors)
    }
    let run = ExploreRun(output: output, errors: errors)
    guard case .model(let path) = subject else { return run.run(self) }
    if let missing = UsageError(missing: path, for: Self.usage) {
      return missing.written(to: errors)
    }
    return isWatching ? ModelWatch(path: path, output: output).run { run.run(self) } : run.run(self)
  }

  private static let ownApp =
    "An app of your own is explored by a test, with the product FlowExploration; see its guide."

  /// The apps, and the mistakes of the kiosk.
  private static var list: String {
    func row(_ name: String, _ meaning: String) -> String {
      Usage.row(name, meaning, column: 28)
    }
    return """
      Apps, for swift run lifecycle explore APP:
      \(row("tour", "the tour's app; a user reaches two of its leaks"))\
      \(row("kiosk", "a small shop, with a mistake if one is named"))
      Mistakes, for swift run lifecycle explore kiosk MISTAKE:
      \(KioskFault.allCases.map { row($0.rawValue, $0.meaning) }.joined())
      Mistakes that end or stop the process, with --jobs:
      \(KioskCrash.allCases.map { row($0.rawValue, $0.meaning) }.joined())
      \(ownApp)

      """
  }

  var strategy: FlowStrategy {
    walks.map { .randomWalks(count: $0, length: length, seed: seed) } ?? .breadthFirst(depth: depth)
  }

  static let usage = Usage(
    name: "explore", summary: "tries every flow through an app; reports the shortest that fail",
    operands: [
      Usage.Operand(
        name: "APP",
        meaning: "tour (default), kiosk, a small shop, or MODEL.flow, a model in a file",
        isOptional: true),
      Usage.Operand(
        name: "MISTAKE", meaning: "a mistake that is planted in the kiosk", isOptional: true),
    ],
    options: [
      .flag("--list", "lists the apps and the mistakes", isAlone: true),
      .number("--depth", "the most actions from the start", default: 6),
      .number("--walks", "random walks in place of every flow"),
      .number("--length", "the actions of a walk", default: 50),
      .number("--seed", "the seed of the walks", default: 1),
      .choice(
        "--map", ["mermaid", "dot", "json"], "prints the map of the screens in place of findings"),
      .word(
        "--model", "MODEL.flow",
        "lists where the app and a model of it differ, in place of findings"
      ),
      .flag("--watch", "explores a model again each time its file is saved"),
      .flag("--tests", "prints each finding as a test"),
      .flag("--scripts", "prints each finding as a script for play"),
      .word(
        "--report", "DIR",
        "writes pages of HTML: the map, the flow to each screen, and each finding's flow"),
      .word(
        "--covered", "DIR",
        "marks what tests cover on the map; DIR is what they ran with as LIFECYCLE_FLOWS"),
      .word("--result", "FILE", "writes the result as JSON, for --merge"),
      .number(
        "--jobs", "processes to run in, so that a trap or an endless action is a finding",
        in: 1...1_000),
      .number("--limit", "the seconds that an action may take in such a process", default: 10),
      .word("--shard", "I/N|auto", "explores a part; auto asks the engine of a CI job"),
      .list("--merge", "FILE", "puts the results of shards together"),
      Usage.Option(name: "--worker", value: .none, meaning: "", isHidden: true),
    ],
    notes: ["swift run lifecycle help models explains the language of models."],
    modern: { words in
      let words = words.map { $0 == "--json" ? "--result" : $0 }
      return words.first == "merge" ? ["--merge"] + words.dropFirst() : words
    })

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has("--list") {
      subject = .list
    } else if let files = arguments.list("--merge") {
      subject = .merge(files)
    } else {
      subject = try Self.subject(arguments.operands)
    }
    depth = arguments.number("--depth") ?? depth
    walks = arguments.number("--walks")
    length = arguments.number("--length") ?? length
    seed = arguments.number("--seed").map(UInt64.init) ?? seed
    jobs = arguments.number("--jobs")
    limit = arguments.number("--limit").map(Double.init) ?? limit
    map = arguments.choice("--map")
    (writesTests, writesScripts) = (arguments.has("--tests"), arguments.has("--scripts"))
    (report, covered) = (arguments["--report"], arguments["--covered"])
    path = arguments["--result"]
    model = arguments["--model"]
    isWorker = arguments.has("--worker")
    isWatching = arguments.has("--watch")
    if case .model = subject {
    } else if isWatching {
      throw arguments.error("--watch watches the file of a model", at: "--watch")
    }
    if let value = arguments["--shard"] {
      shard = FlowShard(value, environment: arguments.environment)
      if shard == nil {
        throw arguments.error(
          "--shard is a number of a number, such as 2/8, or auto, not \(value)", at: "--shard")
      }
    }
    if case .merge = subject, report != nil || writesScripts {
      throw arguments.error(
        "--merge has no app to play: it writes no report and no scripts", at: "--merge")
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
    case let path? where path.hasSuffix(".flow"):
      guard words.count == 1 else {
        throw UsageError("a model takes no mistake, found \(words[1])", type: list)
      }
      return .model(path: path)
    case let app?: throw UsageError(unknown: "app", app, among: ["tour", "kiosk"], list: list)
    }
  }
}
