import Testing

@testable import PackageDoctor

extension RepairTests {
  @Test func `a localized text is looked up by what both Foundations have, with its key`() throws {
    let folder = try PlantedFolder([
      "Package.swift": JudgedTests.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Texts.swift": """
      import Foundation
      let title = String(localized: "Save") + String(localized: "All", comment: "All orders.")
      let count = String(localized: "\\(title.count) orders")
      let share = String(localized: "100 %")
      let other = String(localized: "Save", table: "Orders")

      """,
    ])
    let repair = try rounds(folder)
    #expect(
      repair.difference == """
        --- a/Sources/Shop/Texts.swift
        +++ b/Sources/Shop/Texts.swift
        @@ -1,5 +1,5 @@
         import Foundation
        -let title = String(localized: "Save") + String(localized: "All", comment: "All orders.")
        +let title = NSLocalizedString("Save", comment: "") + NSLocalizedString("All", comment: "All orders.")
         let count = String(localized: "\\(title.count) orders")
         let share = String(localized: "100 %")
         let other = String(localized: "Save", table: "Orders")

        """)
    #expect(repair.diagnosis.findings.map(\.line) == [3, 4, 5])
  }
}
