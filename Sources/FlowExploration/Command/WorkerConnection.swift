import Foundation

/// A worker's connection to the process that started it. In come the flows to leave out; out go each flow that the
/// worker is about to try, and its result at the end.
///
/// No file takes part, so a full disk changes nothing. The end of the other process ends this one.
@MainActor final class WorkerConnection {
  private let output: FileHandle
  private let leftOut: Set<[String]>
  /// The flow that was left out last.
  let latestLeftOut: [String]
  /// The actions that ended several processes: they are not tried anywhere any more.
  private let ending: Set<String>

  /// Takes over the standard output, for a line of JSON for each flow and the result, and the standard input, which
  /// begins with a line of JSON with the flows that are not to be tried. What comes after that line asks this process
  /// to end with what it has, as a signal does; the end of the input ends it at once.
  init() throws {
    output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    let flows = try Self.read(
      from: FileHandle(fileDescriptor: dup(STDIN_FILENO), closeOnDealloc: true))
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

  private static func read(from input: FileHandle) throws -> [[String]] {
    var text = Data()
    while !text.contains(UInt8(ascii: "\n")) {
      let part = input.availableData
      if part.isEmpty { break }
      text += part
    }
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let first = lines.first ?? Data()
    if text.count > first.count + 1 { EndRequest.note(SIGTERM) }
    // On a thread of its own, because the app may never come back from an action.
    Thread.detachNewThread {
      while !input.availableData.isEmpty { EndRequest.note(SIGTERM) }
      kill(getpid(), SIGKILL)
    }
    return try JSONDecoder().decode([[String]].self, from: first)
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
  case result(ExploredFlows)
  /// Why there is no result, in words.
  case failure(String)

  /// The message as JSON on one line: an array, an object or a string.
  var line: Data {
    get throws {
      let text =
        switch self {
        case .flow(let flow): try stableJSON(flow, onOneLine: true)
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
    case UInt8(ascii: "{"): self = .result(try decoder.decode(ExploredFlows.self, from: line))
    default: self = .failure(try decoder.decode(String.self, from: line))
    }
  }
}
