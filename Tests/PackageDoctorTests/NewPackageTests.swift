import Foundation
import Testing

@testable import PackageDoctor

/// The package that `lifecycle new` writes.
@Suite struct NewPackageTests {
  static let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test func `a new package has the example's files under its own name`() throws {
    let folder = try PlantedFolder([:])
    let package = try NewPackage(at: folder.path + "/Shop", kit: Self.kit)
    try package.write()
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Shop")
    #expect(
      written.filter { $0.hasSuffix(".swift") }.sorted() == [
        "Package.swift", "Sources/Shop/OrderCoordinator.swift",
        "Sources/Shop/OrdersCoordinator+Back.swift", "Sources/Shop/OrdersCoordinator.swift",
        "Sources/Shop/Screens.swift", "Tests/ShopTests/OrdersCoordinatorTests.swift",
      ])
    #expect(written.contains(package.fix))
    let test = try String(
      contentsOfFile: folder.path + "/Shop/Tests/ShopTests/OrdersCoordinatorTests.swift",
      encoding: .utf8)
    #expect(test.hasPrefix("import Shop\nimport LifecycleTesting\nimport Testing\n"))
    #expect(!written.contains { $0.contains("BackButton") } && !test.contains("import BackButton"))
  }

  @Test func `its manifest names LifecycleKit by the path to it`() throws {
    let folder = try PlantedFolder([
      "kit/Demo/BackButton/Sources/BackButton/Screens.swift": "",
      "kit/Demo/BackButton/Tests/BackButtonTests/OrdersCoordinatorTests.swift": "",
    ])
    let package = try NewPackage(at: folder.path + "/apps/Shop", kit: folder.path + "/kit")
    #expect(
      package.files.first { $0.path == "Package.swift" }?.text == """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Shop",
          dependencies: [.package(name: "LifecycleKit", path: "../../kit")],
          targets: [
            .target(
              name: "Shop", dependencies: [.product(name: "UIKit", package: "LifecycleKit")]),
            .testTarget(
              name: "ShopTests",
              dependencies: ["Shop", .product(name: "LifecycleTesting", package: "LifecycleKit")]),
          ]
        )

        """)
  }

  @Test(arguments: [
    ("Shop", "is there already; a new package needs a folder of its own"),
    ("my-shop", "no module can be called my-shop; take a name such as Shop"),
    ("XCTest", "no module can be called XCTest; take a name such as Shop"),
    (
      "Demo",
      """
      LifecycleKit has a target Demo of its own, and the package manager allows a name once; take a \
      name such as Shop
      """
    ),
  ])
  func `a folder with files and a name that no module can have are refused`(
    name: String, reason: String
  ) throws {
    let folder = try PlantedFolder(["Shop/notes.txt": ""])
    #expect(throws: Diagnosis.Refusal(words: "\(folder.path)/\(name): \(reason)")) {
      try NewPackage(at: "\(folder.path)/\(name)", kit: Self.kit)
    }
  }

  @Test func `no name is taken that an app's own module is likely to have`() {
    let usual: Set = [
      "App", "AppServices", "Common", "Console", "Core", "Doctor", "Exercises", "Features",
      "Gallery",
      "Kiosk", "Lessons", "Models", "Navigation", "Networking", "Services", "Settings", "Shop",
      "Tour",
    ]
    #expect(TakenNames.targets.isDisjoint(with: usual))
  }

  @Test func `the names that are taken are those of LifecycleKit's targets`() throws {
    let manifest = try #require(try PackageManifest(folder: URL(filePath: Self.kit)))
    let plugins = ["LifecyclePlugin"]
    #expect(
      TakenNames.targets.sorted()
        == (manifest.targets.filter { !$0.isTest }.map(\.name) + plugins).sorted())
  }
}
