import Foundation

/// A worker's connection to the process that started it. In come the flows to leave out, and what all workers have tried;
/// out go each flow that the worker is about to try, what it has tried, and its result at the end.
///
/// No file takes part, so a full disk changes nothing. The end of the other process ends this one.
@MainActor final class WorkerConnection {
  private let output: FileHandle
  private let input: WorkerInput
  private let leftOut: Set<[String]>
  /// The flow that was left out last.
  let latestLeftOut: [String]
  /// The actions that ended several processes: they are not tried anywhere any more.
  private let ending: Set<String>

  /// Takes over the standard output, for a line of JSON for each flow, each part and the result, and the standard input:
  /// see `WorkerInput`.
  init() throws {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    input = WorkerInput(FileHandle(fileDescriptor: dup(STDIN_FILENO), closeOnDealloc: true))
    let flows = try JSONDecoder().decode([[String]].self, from: input.next())
    leftOut = Set(flows)
    latestLeftOut = flows.last ?? []
    let ends = Dictionary(flows.compactMap(\.last).map { ($0, 1) }, uniquingKeysWith: +)
    ending = Set(ends.filter { $0.value >= 3 }.keys)
    // What the app prints or reads is not for the other process.
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, STDIN_FILENO)
    dup2(nothing, STDOUT_FILENO)
    close(nothing)
  }

  /// The next line with parts; `nil` where these are all of the rounds that were over before.
  func nextParts() throws -> [FlowPart]? {
    let line = input.next()
    return line == WorkerInput.noMore ? nil : try JSONDecoder().decode([FlowPart].self, from: line)
  }

  /// Hands over what was tried.
  func handOver(_ part: FlowPart) throws {
    try output.write(contentsOf: WorkerMessage.part(part).line)
  }

  /// Notes a flow; `false` when it is not to be tried.
  func admits(_ flow: [String]) -> Bool {
    if leftOut.contains(flow) || flow.last.map(ending.contains) == true { return false }
    announce(flow)
    return true
  }

  /// Notes a flow that is played whatever was left out.
  func announce(_ flow: [String]) {
    try? output.write(contentsOf: WorkerMessage.flow(flow).line)
  }

  /// Hands over the end: the result, or why there is none.
  func finish(_ message: WorkerMessage) throws {
    try output.write(contentsOf: message.line)
  }
}

/// A line from a worker.
enum WorkerMessage {
  /// The flow that is tried next.
  case flow([String])
  /// The part that was tried in a round.
  case part(FlowPart)
  case result(ExploredFlows)
  /// Why there is no result, in words.
  case failure(String)

  /// How the line of a part begins, ahead of its JSON.
  static let partMark = UInt8(ascii: "=")

  /// The message as JSON on one line: an array, an object or a string; of a part behind a mark.
  var line: Data {
    get throws {
      let text =
        switch self {
        case .flow(let flow): try stableJSON(flow, onOneLine: true)
        case .part(let part): try "=" + stableJSON(part, onOneLine: true)
        case .result(let flows): try stableJSON(flows, onOneLine: true)
        case .failure(let words): try stableJSON(words, onOneLine: true)
        }
      return Data(text.utf8)
    }
  }

  init(line: Data) throws {
    let decoder = JSONDecoder()
    switch line.first {
    case UInt8(ascii: "["): self = .flow(try decoder.decode([String].self, from: line))
    case Self.partMark:
      self = .part(try decoder.decode(FlowPart.self, from: Data(line.dropFirst())))
    case UInt8(ascii: "{"): self = .result(try decoder.decode(ExploredFlows.self, from: line))
    default: self = .failure(try decoder.decode(String.self, from: line))
    }
  }
}
