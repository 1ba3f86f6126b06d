import Foundation
import LeakDetection

/// An exploration in a file as it goes on: what was met, and a line more for each state that was tried to its end. So
/// nothing is lost when the process is killed.
@MainActor final class FlowJournal {
  /// The additions since the line before; the first line has all that there was, and what is explored.
  private struct Line: Codable {
    var strategy: FlowStrategy?
    var shard: FlowShard?
    var home: String?
    var actions: [String]
    var screens: [String]
    var states: [ExploredFlows.State]
    var steps: [ExploredFlows.Step]
    var findings: [FlowFinding]
    /// The state that was tried to its end.
    var expanded: Int?
    var performed: Int
  }

  /// How much of everything there is. No copies: each addition would copy all that is there.
  private struct Counts {
    var (actions, screens, states, steps, findings) = (0, 0, 0, 0, 0)

    init() {}

    init(_ flows: ExploredFlows) {
      (actions, screens, states) = (flows.actions.count, flows.screens.count, flows.states.count)
      (steps, findings) = (flows.steps.count, flows.findings.count)
    }
  }

  private let path: String
  private let file: FileHandle
  /// How much was written so far.
  private var known: Counts

  /// Begins a journal, in the place of one that is there.
  ///
  /// - Throws: `LeakFileError`.
  init(_ path: String, of flows: ExploredFlows) throws(LeakFileError) {
    self.path = path
    var line = Self.line(from: Counts(), to: flows, expanding: nil)
    (line.strategy, line.shard, line.home) = (flows.strategy, flows.shard, flows.home)
    do {
      try WholeFile.write(stableJSON(line, onOneLine: true), to: path)
      file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
    } catch let error as LeakFileError {
      throw error
    } catch {
      throw Self.unwritten(path, error)
    }
    known = Counts(flows)
  }

  private static func unwritten(_ path: String, _ error: any Error) -> LeakFileError {
    LeakFileError(
      path: path, reason: "cannot be written: \(error.systemReason)", isUnwritten: true)
  }

  private static func line(
    from known: Counts, to flows: ExploredFlows, expanding state: Int?
  ) -> Line {
    Line(
      actions: Array(flows.actions[known.actions...]),
      screens: Array(flows.screens[known.screens...]),
      states: Array(flows.states[known.states...]), steps: Array(flows.steps[known.steps...]),
      findings: Array(flows.findings[known.findings...]), expanded: state,
      performed: flows.performed)
  }

  /// Notes that a state was tried to its end.
  func note(_ state: Int, in flows: ExploredFlows) throws(LeakFileError) {
    do {
      let line = Self.line(from: known, to: flows, expanding: state)
      try file.write(contentsOf: Data(stableJSON(line, onOneLine: true).utf8))
    } catch {
      throw Self.unwritten(path, error)
    }
    known = Counts(flows)
  }

  /// The exploration as far as a journal has it; `nil` where there is none yet. Half a line at the end, which was
  /// being written when the process was killed, counts as none.
  static func read(_ path: String) throws(LeakFileError) -> ExploredFlows? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      if data.isEmpty { return nil }
      var flows = ExploredFlows()
      let end = data.lastIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
      let decoder = JSONDecoder()
      for text in data[..<end].split(separator: UInt8(ascii: "\n")) {
        let line = try decoder.decode(Line.self, from: text)
        if flows.states.isEmpty {
          (flows.strategy, flows.shard, flows.home) = (line.strategy, line.shard, line.home)
        }
        flows.actions += line.actions
        flows.screens += line.screens
        flows.states += line.states
        flows.steps += line.steps
        flows.findings += line.findings
        flows.performed = line.performed
        if let state = line.expanded, flows.states.indices.contains(state) {
          flows.states[state].isExpanded = true
        }
      }
      flows.ending = .interrupted
      try flows.check()
      return flows
    } catch {
      throw LeakFileError(path, unreadAs: "a journal", error)
    }
  }
}
