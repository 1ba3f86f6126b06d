import Foundation

/// The findings of a test, as a file that another program reads.
package struct TestFindings: Hashable, Sendable, Codable {
  /// The test's name as `--filter` of `swift test` knows it: `ShopTests.OrdersTests/back()`.
  package var test: String
  /// The leaks that failed the test.
  package var leaks: [LeakReport]
  /// The log in lines, without deallocations and reports of leaks. Where the test follows the wall clock, without
  /// instants.
  package var flow: [String]

  package init(test: String, leaks: [LeakReport], flow: [String]) {
    (self.test, self.leaks, self.flow) = (test, leaks, flow)
  }

  /// The variable of the environment that names the folder for these files.
  package static let folderKey = "LIFECYCLE_FINDINGS"

  /// Reads the files of a folder, in the order of their names.
  package static func all(in folder: URL) -> [TestFindings] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).flatMap {
        try? JSONDecoder().decode(TestFindings.self, from: $0)
      }
    }
  }
}
