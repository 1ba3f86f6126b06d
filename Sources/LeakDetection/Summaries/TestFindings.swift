import Foundation

/// The findings of a test, or of a flow that a test has an explorer play, as a file that another program reads.
package struct TestFindings: Hashable, Sendable, Codable {
  /// The test's name as `--filter` of `swift test` knows it: `ShopTests.OrdersTests/back()`; empty for a flow, whose
  /// explorer knows of no test.
  package var test: String
  /// The actions of a flow that an explorer has played; `nil` for the test itself.
  package var played: [String]?
  /// The leaks that failed the test.
  package var leaks: [LeakReport]
  /// The log in lines, without deallocations and reports of leaks. Where the test follows the wall clock, without
  /// instants.
  package var flow: [String]
  /// Whether the simulation followed the wall clock, so that the log may differ from run to run.
  package var isLive = false
  /// The objects that were gone while a screen was shown that has a weak reference to them, each once.
  package var earlyEnds: [EarlyEnd] = []
  /// The objects that screens led to which are deallocated now, and that nothing keeps but themselves, in words, such as
  /// `Flow stays: closure #1 in Flow.start() captures it`.
  package var selfKept: [String] = []

  package init(test: String, leaks: [LeakReport], flow: [String], isLive: Bool = false) {
    (self.test, self.leaks, self.flow, self.isLive) = (test, leaks, flow, isLive)
  }

  /// The findings at the end of a flow that an explorer has played.
  package init(played: [String], leaks: [LeakReport], flow: [String]) {
    (test, self.played, self.leaks, self.flow) = ("", played, leaks, flow)
  }

  /// The variable of the environment that names the folder for these files.
  package static let folderKey = "LIFECYCLE_FINDINGS"

  /// Whether the environment names a folder for these files.
  package static let areAskedFor = ProcessInfo.processInfo.environment[folderKey]?.isEmpty == false

  /// Reads the files of a folder, in the order of their names.
  package static func all(in folder: URL) -> [TestFindings] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).flatMap {
        try? JSONDecoder().decode(TestFindings.self, from: $0)
      }
    }
  }

  /// Writes a file of its own into the folder that the environment names, if it does.
  package func writeIntoFolder(
    _ folder: String? = ProcessInfo.processInfo.environment[folderKey]
  ) {
    guard let folder, !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let name = "\(UUID().uuidString).json"
      try WholeFile.write(
        try stableJSON(self), to: URL(filePath: folder).appending(path: name).path)
    } catch {
      print("The findings of \(test.isEmpty ? "a flow" : test) are missing: \(error)")
    }
  }
}
