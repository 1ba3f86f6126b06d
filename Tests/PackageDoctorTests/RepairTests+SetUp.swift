import Testing

@testable import PackageDoctor

extension RepairTests {
  @Test func `a set-up that has a superclass of its own here goes on calling it`() throws {
    let folder = try PlantedFolder([
      "ShopTests/Base.swift": """
      import XCTest
      @MainActor class Base: XCTestCase {
        var names: [String] = []
        override func setUp() {
          names = ["base"]
        }
        func testNothing() async {}
      }

      """,
      "ShopTests/Heir.swift": """
      import XCTest
      @MainActor final class Heir: Base {
        var text = ""
        override func setUpWithError() throws {
          try super.setUpWithError()
          text = \"""
            super.setUp()
            \"""
          names.append(text)
        }
        func testMore() async {}
      }

      """,
    ])
    let rounds = try rounds(folder)
    #expect(
      rounds.difference == """
        --- a/ShopTests/Base.swift
        +++ b/ShopTests/Base.swift
        @@ -1,7 +1,7 @@
         import XCTest
         @MainActor class Base: XCTestCase {
           var names: [String] = []
        -  override func setUp() {
        +  override func setUp() async throws {
             names = ["base"]
           }
           func testNothing() async {}
        --- a/ShopTests/Heir.swift
        +++ b/ShopTests/Heir.swift
        @@ -1,12 +1,22 @@
         import XCTest
         @MainActor final class Heir: Base {
           var text = ""
        +  #if canImport(ObjectiveC)
           override func setUpWithError() throws {
             try super.setUpWithError()
        +    text = \"""
        +      super.setUp()
        +      \"""
        +    names.append(text)
        +  }
        +  #else
        +  override func setUp() async throws {
        +    try await super.setUp()
             text = \"""
               super.setUp()
               \"""
             names.append(text)
           }
        +  #endif
           func testMore() async {}
         }

        """)
    #expect(rounds.diagnosis.summary == "2 files: 2 compile as they are")
    #expect(
      rounds.hintForSetUps == """
        A set-up that has two forms now may keep the second alone, without its #if: Xcode 13 and later take it, too.
        With both, a line that is added to one, as checksDeallocation(), belongs into the other as well.
        """)
    // A second look finds nothing to part again.
    try rounds.write(to: folder.url)
    let again = try self.rounds(folder)
    #expect(again.difference == "" && again.hintForSetUps == nil)
  }
}
