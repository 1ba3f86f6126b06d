import Foundation
import SeededRandom
import Testing

@testable import PackageDoctor

/// Edits of real files, and of files that a seed writes: files that compiled still compile, and only the edits change.
@Suite struct EditCampaignTests {
  @Test(arguments: Campaign.seeds(1, full: 40))
  func `edits of written files keep what compiled and what is not edited`(seed: UInt64) throws {
    let campaign = try EditCampaign(
      WrittenApp(seed: seed).texts, seed: seed,
      as: Campaign.part(of: SourceVariant.allCases, oneIn: 3), modules: JudgedTests.modules())
    #expect(campaign.faults == [])
    #expect(campaign.figures.allSatisfy { $0.edits > 0 })
  }

  /// `Tests/EditCampaign/judge` names the folders.
  private static let folders =
    ProcessInfo.processInfo.environment["EDIT_CAMPAIGN"]?.split(separator: ":").map(String.init)
    ?? []

  @Test(.enabled(if: !folders.isEmpty))
  func `edits of real files keep what compiled and what is not edited`() throws {
    var sums: [SourceVariant: Int] = [:]
    for folder in Self.folders {
      let files = try SourceFolder(path: folder).files
      var texts: [String: String] = [:]
      for file in files {
        // All ways begin at the same: line feeds alone, and one at the end.
        texts[file.path] = SourceVariant.plain(file.source.bytes) + "\n"
      }
      let campaign = try EditCampaign(texts, seed: 1, modules: JudgedTests.modules())
      print("\(folder):")
      for figures in campaign.figures {
        print("  \(figures)")
        sums[figures.variant, default: 0] += figures.files
      }
      for fault in campaign.faults { print("  FAULT \(fault)") }
      #expect(campaign.faults.isEmpty)
    }
    print(sums.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key): \($0.value) files" })
  }
}
