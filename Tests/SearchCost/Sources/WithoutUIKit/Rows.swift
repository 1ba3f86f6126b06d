import Foundation
import LifecycleKit

/// Prints what a search costs, a row a line.
@main
@MainActor struct Rows {
  static func main() {
    print("a program of \(imageSize >> 10) KB")
    for row in SearchBench(progress: Progress()).run() {
      let aim = row.aim.map { " (at most \($0))" } ?? ""
      print("\(row.name), microseconds: \(Int(row.time.rounded()))\(aim)")
    }
  }

  /// The bytes of the program's own file.
  private static var imageSize: UInt64 {
    let attributes = try? FileManager.default.attributesOfItem(atPath: CommandLine.arguments[0])
    return attributes?[.size] as? UInt64 ?? 0
  }
}

/// These rows are written at once, without a line that says what is going on.
@MainActor final class Progress {
  func step(_ name: String) {}
}

extension Int {
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
