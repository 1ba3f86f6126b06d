import Foundation

extension Process {
  /// Whether a process runs. One that has ended may still wait to be asked how, by whoever took it over.
  static func isRunning(_ process: pid_t) -> Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = line.lastIndex(of: ")")
    else { return false }
    return !line[name...].hasPrefix(") Z")
  }
}
