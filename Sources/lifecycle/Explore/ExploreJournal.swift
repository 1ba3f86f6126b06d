import Foundation

/// The flow that a worker is about to try, in a file: the parent process reads it after the worker has ended.
@MainActor final class ExploreJournal {
  private let file: FileHandle
  private let leftOut: Set<[String]>
  /// The actions that ended several processes: they are not tried anywhere any more.
  private let ending: Set<String>

  /// Opens the file anew.
  /// - Parameter path: of a file with flows, a JSON array each line, that are not to be tried.
  init(_ path: String, leavingOut leftOut: String?) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    let text = leftOut.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let flows = text.split(separator: "\n").compactMap(Self.flow)
    self.leftOut = Set(flows)
    let ends = Dictionary(flows.compactMap(\.last).map { ($0, 1) }, uniquingKeysWith: +)
    ending = Set(ends.filter { $0.value >= 3 }.keys)
  }

  /// Notes a flow; `false` when it is not to be tried.
  func admits(_ flow: [String]) -> Bool {
    if leftOut.contains(flow) || flow.last.map(ending.contains) == true { return false }
    try? file.truncate(atOffset: 0)
    try? file.write(contentsOf: Data(Self.line(flow).utf8))
    return true
  }

  static func line(_ flow: [String]) -> String {
    (try? JSONEncoder().encode(flow)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  static func flow(_ line: some StringProtocol) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(line.utf8))
  }
}
