import Foundation
import LeakDetection

/// An exploration in a file as it goes on: a line for what is explored, and a line more for each state that was tried to
/// its end, or nearest first for each walk. So nothing is lost when the process is killed.
@MainActor final class FlowJournal: FlowTeam {
  let members: [FlowShard] = []
  let pace: Int? = 1

  private let path: String
  private var file: FileHandle?
  private var lines: PartLines?

  init(_ path: String) { self.path = path }

  /// Begins a journal, or goes on with one that is there. Half a line at its end, which was being written when the
  /// process was killed, counts as none.
  func begin(_ exploration: FlowPart.Exploration) throws {
    var header = FlowPart()
    header.exploration = exploration
    if let lines = try PartLines(path) {
      guard let earlier = try lines.next()?.exploration else {
        throw Self.withoutBeginning(path)
      }
      try earlier.check(exploration)
      self.lines = lines
    } else {
      try WholeFile.write(stableJSON(header, onOneLine: true), to: path)
    }
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      if let lines { try file.truncate(atOffset: UInt64(lines.end)) }
      try file.seekToEnd()
      self.file = file
    } catch {
      throw unwritten(error)
    }
  }

  /// The refusal of a file that does not say what is explored.
  static func withoutBeginning(_ path: String) -> LeakFileError {
    LeakFileError(path: path, reason: "cannot be read as a journal: it begins otherwise")
  }

  func earlier() throws -> [FlowPart]? { try lines?.next().map { [$0] } }

  func handOver(_ part: () throws -> FlowPart) throws -> [FlowPart] {
    let part = try part()
    try write(part)
    return [part]
  }

  /// Adds a line.
  func write(_ part: FlowPart) throws {
    do {
      try file?.write(contentsOf: Data(stableJSON(part.lasting, onOneLine: true).utf8))
    } catch {
      throw unwritten(error)
    }
  }

  private func unwritten(_ error: any Error) -> LeakFileError {
    LeakFileError(
      path: path, reason: "cannot be written: \(error.systemReason)", isUnwritten: true)
  }
}

/// The lines of a file, a part each, read one after the other.
@MainActor final class PartLines {
  /// Where the last whole line ends.
  let end: Int
  private let path: String
  private let file: FileHandle
  private var position = 0
  private var waiting = Data()
  private static let block = 1 << 20

  /// `nil` where there is no such file, or nothing in it.
  init?(_ path: String) throws(LeakFileError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.path = path
    do {
      file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let size = Int(try file.seekToEnd())
      if size == 0 { return nil }
      var (from, end) = (size, 0)
      while from > 0, end == 0 {
        from = max(0, from - Self.block)
        try file.seek(toOffset: UInt64(from))
        let part = try file.read(upToCount: Self.block) ?? Data()
        if let last = part.lastIndex(of: UInt8(ascii: "\n")) {
          end = from + part.distance(from: part.startIndex, to: last) + 1
        }
      }
      // Half a line alone is what a journal cannot be.
      self.end = end == 0 ? size : end
      try file.seek(toOffset: 0)
    } catch {
      throw LeakFileError(path, unreadAs: "a journal", error)
    }
  }

  /// The part of the next line; `nil` behind the last one.
  func next() throws(LeakFileError) -> FlowPart? {
    do {
      while true {
        if let last = waiting.firstIndex(of: UInt8(ascii: "\n")) {
          let line = waiting[..<last]
          waiting = waiting[waiting.index(after: last)...]
          return try JSONDecoder().decode(FlowPart.self, from: Data(line))
        }
        let count = min(Self.block, end - position)
        let block = count > 0 ? try file.read(upToCount: count) ?? Data() : Data()
        if block.isEmpty {
          if waiting.isEmpty { return nil }
          waiting += Data("\n".utf8)
        }
        position += block.count
        waiting = Data(waiting) + block
      }
    } catch {
      throw LeakFileError(path, unreadAs: "a journal", error)
    }
  }
}
