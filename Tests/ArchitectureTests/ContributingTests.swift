import Foundation
import Testing

/// Each module and folder has its line in MODULES.
@Suite struct ContributingTests {
  @Test func `the table has each module, and each folder of those whose folders have an order`()
    throws
  {
    let page = try Repository.text(".github/MODULES.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }
    let named = rows.flatMap { $0.matches(of: /`Sources\/([A-Za-z_\/]+)`/).map { String($0.1) } }
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    let folders = modules.flatMap { module in
      FolderOrder.folders[module]?.map { "\(module)/\($0)" } ?? [module]
    }
    #expect(named.sorted() == folders.sorted())
  }
}
