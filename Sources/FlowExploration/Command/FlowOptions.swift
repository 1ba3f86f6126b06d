import ToolConsole
import LeakDetection

/// The words that a program which explores takes on its command line, whatever its app.
package struct FlowOptions: Equatable, Sendable {
  /// How a map is written.
  enum MapForm: String, Sendable {
    case mermaid, dot, json
  }

  package var depth = 6
  /// Whether it goes on from where it is, instead of breadth first.
  var isNearestFirst = false
  /// Whether it tries pairs of steps, and goes on from where it is to do so.
  var triesPairs = false
  var walks: Int?
  var length = 50
  var seed: UInt64 = 1
  var budget = FlowBudget()
  var shard: FlowShard?
  var jobs: Int?
  var limit = 10.0
  var map: MapForm?
  /// How the result is written; as text, unless another form is asked for.
  var form = ExploredFlows.Form.text
  var writesTests = false
  /// Whether the app is written as a model, in place of findings.
  var writesDraft = false
  /// The file of a model that the app is held against, in place of findings.
  package var model: String?
  /// Whether each finding is written in the further forms that the program knows.
  package var writesForms = false
  /// The folder for the report's pages.
  package var report: String?
  /// The folder into which tests wrote what they do.
  var covered: String?
  /// Where the result goes as JSON.
  var path: String?
  /// The earlier result from which it goes on.
  var resumed: String?
  /// The file in which it notes what was tried, and from which it goes on.
  var journal: String?
  /// The folder in which shards hand over what they tried, and for how many seconds they wait for each other.
  var exchange: String?
  var patience = 600
  /// The results of parts that are put together, in the place of an exploration.
  package var merged: [String]?
  /// The part of this process, if another exploration has started it and receives each flow; see `WorkerConnection`.
  var worker: FlowShard?
  /// Whether this process plays one flow from the start, to show what it does.
  var isReplaying = false
  /// All words in their present spelling, for the workers.
  var words: [String] = []

  package init() {}

  package init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.words
    depth = arguments.number("--depth") ?? depth
    triesPairs = arguments["--strategy"] == "transition-pairs"
    isNearestFirst = triesPairs || arguments["--strategy"] == "nearest-first"
    walks = arguments.number("--walks")
    length = arguments.number("--length") ?? length
    seed = arguments.number("--seed").map(UInt64.init) ?? seed
    budget.time = arguments.number("--time").map { .seconds($0) }
    budget.states = arguments.number("--states") ?? budget.states
    jobs = arguments.number("--jobs")
    limit = arguments.number("--limit").map { Double(min($0, 1_000_000)) } ?? limit
    map = arguments.choice("--map")
    form = arguments.choice("--format") ?? .text
    writesTests = arguments.has("--tests")
    writesDraft = arguments.has("--draft")
    model = arguments["--model"]
    (report, covered) = (arguments["--report"], arguments["--covered"])
    (path, resumed) = (arguments["--result"], arguments["--resume"])
    merged = arguments.list("--merge")
    journal = arguments["--journal"]
    exchange = arguments["--exchange"]
    patience = arguments.number("--wait") ?? patience
    worker = arguments["--worker"].flatMap { FlowShard($0) }
    isReplaying = arguments.has("--replay")
    if let value = arguments["--shard"] {
      shard = FlowShard(value, environment: arguments.environment)
      if shard == nil {
        throw arguments.error(
          "--shard is a number of a number, such as 2/8, or auto, not \(value)", at: "--shard")
      }
    }
    if model != nil, let beside = arguments.option(beside: ["--model", "--depth", "--watch"]) {
      throw arguments.error(
        "--model compares within --depth, and takes no \(beside)", at: "--model")
    }
    if writesDraft, let beside = arguments.option(beside: ["--draft", "--depth"]) {
      throw arguments.error(
        "--draft explores within --depth, and takes no \(beside)", at: "--draft")
    }
    if resumed != nil, jobs != nil, shard == nil {
      throw arguments.error("--resume goes on in one process, without --jobs", at: "--resume")
    }
    let others = ["--map", "--tests"].first(where: arguments.has)
    if let others, isForProgram {
      throw arguments.error("--format is written alone, without \(others)", at: others)
    }
    if walks != nil, resumed != nil || journal != nil {
      throw arguments.error(
        "--walks begin anew: nothing is resumed", at: resumed == nil ? "--journal" : "--resume")
    }
    if isNearestFirst, resumed != nil {
      throw arguments.error(
        "--strategy \(arguments["--strategy"] ?? "") goes on from a --journal, and not from a result",
        at: "--resume")
    }
    if exchange != nil, shard == nil {
      throw arguments.error(
        "--exchange is the folder of all parts: --shard says which", at: "--exchange")
    }
    let alone = ["--jobs", "--journal", "--resume", "--walks"].first(where: arguments.has)
    if exchange != nil, let alone {
      throw arguments.error("--exchange has what was tried, and takes no \(alone)", at: alone)
    }
    if walks != nil, arguments.has("--strategy") {
      throw arguments.error("--walks are a strategy of their own", at: "--strategy")
    }
  }

  /// Whether the result is written for a program, which reads nothing beside it.
  package var isForProgram: Bool { form != .text }

  var strategy: FlowStrategy {
    if let walks { return .randomWalks(count: walks, length: length, seed: seed) }
    if triesPairs { return .transitionPairs(depth: depth) }
    return isNearestFirst ? .nearestFirst(depth: depth) : .breadthFirst(depth: depth)
  }

  package static let all: [Usage.Option] = [
    .number("--depth", "the most actions from the start", default: 6),
    .choice(
      "--strategy", ["breadth-first", "nearest-first", "transition-pairs"],
      "the order; nearest-first goes on from where it is, with far fewer actions; transition-pairs tries each step "
        + "after each that leads to it",
      default: "breadth-first"),
    .number("--walks", "random walks in place of every flow"),
    .number("--length", "the actions of a walk", default: 50),
    .number("--seed", "the seed of the walks", default: 1),
    .choice(
      "--map", ["mermaid", "dot", "json"], "prints the map of the screens in place of findings"),
    .choice(
      "--format", ExploredFlows.Form.allCases.map(\.rawValue), "the form of the findings",
      default: "text"),
    .flag("--tests", "prints each finding as a test"),
    .flag("--draft", "prints the app as a model, to be edited, in place of findings"),
    .word(
      "--model", "MODEL.flow", "lists where the app and a model of it differ, in place of findings"),
    .word(
      "--report", "DIR",
      "writes pages of HTML: the map, the flow to each screen, and each finding's flow"),
    .word(
      "--covered", "DIR",
      "marks what tests cover on the map; DIR is what they ran with as LIFECYCLE_FLOWS"),
    .word("--result", "FILE", "writes the result as JSON, for --merge and --resume"),
    .word("--resume", "FILE", "goes on from such a result, if that ended early"),
    .word("--journal", "FILE", "notes what was tried, and goes on from there if it was killed"),
    .number(
      "--jobs", "processes to run in, so that a trap or an endless action is a finding",
      in: 1...1_000),
    .number("--limit", "the seconds that an action may take in such a process", default: 10),
    .number("--time", "the seconds after which it ends with what was found so far"),
    .number("--states", "the most states", default: 100_000),
    .word("--shard", "I/N|auto", "explores a part; auto asks the engine of a CI job"),
    .word(
      "--exchange", "DIR",
      "the folder in which all shards hand over what they tried, so that none tries it again"),
    .number("--wait", "the seconds that a shard waits there for the others", default: 600),
    .list("--merge", "FILE", "puts the results of shards together"),
    Usage.Option(name: "--worker", value: .word("I/N"), meaning: "", isHidden: true),
    Usage.Option(name: "--replay", value: .none, meaning: "", isHidden: true),
  ]
}
