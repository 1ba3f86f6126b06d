import Testing

@testable import PackageDoctor

extension JudgedTests {
  @Test func `what is in another module on Linux is named alone, and no log is left out`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Net.swift": """
      #if canImport(os)
      import os
      #endif
      import Foundation
      func session() -> Any { URLSession.shared }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        URLSession is in a module of its own on Linux; add import FoundationNetworking between #if canImport(FoundationNetworking) and #endif
          Sources/Shop/Net.swift:5

        1 file: 1 needs edits

        """)
  }
}
