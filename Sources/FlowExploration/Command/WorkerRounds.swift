import Foundation
import LeakDetection

/// The rounds of workers that share what is to be tried: each is over when all have handed over. A journal has those that
/// are over, for one that is killed and for a worker that is started again.
@MainActor final class WorkerRounds {
  /// The parts of the rounds that are over, a line of JSON for each round.
  private(set) var lines: [Data] = []
  private var journal: FlowJournal?
  private var stateCount = 1

  /// Goes on from a journal, if there is one.
  ///
  /// - Throws: `LeakFileError`.
  init(_ path: String?) throws {
    guard let path else { return }
    journal = FlowJournal(path)
    guard let earlier = try PartLines(path) else { return }
    while let part = try earlier.next() {
      if lines.isEmpty {
        guard let exploration = part.exploration else { throw FlowJournal.withoutBeginning(path) }
        try journal?.begin(exploration)
      }
      lines.append(try Self.line(of: [part]))
      stateCount += part.looks.count
    }
  }

  /// How far they are, in words.
  var words: String { "about \(stateCount) states" }

  /// Ends the round when all have handed over, and lets them go on.
  func finish(for workers: [FlowWorker]) throws {
    let texts = workers.compactMap(\.part)
    guard !workers.isEmpty, texts.count == workers.count else { return }
    let parts = try texts.map { try JSONDecoder().decode(FlowPart.self, from: $0) }
    if lines.isEmpty, let exploration = parts[0].exploration { try journal?.begin(exploration) }
    for part in parts {
      stateCount += part.looks.count
      try journal?.write(part)
    }
    lines.append(try Self.line(of: parts))
    for worker in workers { worker.goOn(with: lines[lines.count - 1]) }
  }

  private static func line(of parts: [FlowPart]) throws -> Data {
    Data(try stableJSON(parts, onOneLine: true, end: "").utf8)
  }
}
