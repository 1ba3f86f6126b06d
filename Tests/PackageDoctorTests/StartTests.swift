import Foundation
import Testing

@testable import PackageDoctor

/// What a package gets to begin with.
@Suite struct StartTests {
  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let shop = Package(
      name: "Shop",
      targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])

    """

  static let texts = [
    "kit/Package.swift": "",
    "apps/Shop/Package.swift": manifest,
    "apps/Shop/Sources/Shop/Shop.swift":
      "import UIKit\npublic final class Shop: UIViewController {}\n",
    "apps/Shop/Tests/ShopTests/ShopTests.swift": """
    import XCTest
    @MainActor final class ShopTests: XCTestCase { func testNothing() {} }

    """,
  ]

  @Test func `the manifest stays readable, and what it then has compiles`() throws {
    let folder = try PlantedFolder(Self.texts)
    let path = folder.path + "/apps/Shop"
    let quick = try Diagnosis(quickly: path)
    let start = try Start(package: path, kit: folder.path + "/kit", diagnosis: quick)
    #expect(
      try start.write() == [
        "written: Tests/ShopTests/Exports.swift",
        "written: Tests/LifecycleChecks/FirstCheckedTest.swift",
        "written: .github/workflows/linux-tests.yml",
      ])
    #expect(try start.write().allSatisfy { $0.hasPrefix("is there already: ") })
    #expect(start.ownBeginning == nil)
    #expect(try start.editManifest())
    let again = try Start(package: path, kit: folder.path + "/kit", diagnosis: quick)
    #expect(again.manifestLines == "")
    #expect(try !again.editManifest())
    #expect(
      try String(contentsOfFile: path + "/Package.swift", encoding: .utf8) == Self.manifest + """

        // UIKit on Linux, and tests that fail for leaked screens.
        #if os(Linux)
        shop.dependencies.append(.package(name: "LifecycleKit", path: "../../kit"))
        shop.targets.append(
          .testTarget(name: "LifecycleChecks", dependencies: ["Shop"], path: "Tests/LifecycleChecks"))
        for target in shop.targets where [.regular, .executable, .test].contains(target.type) {
          target.dependencies.append(.product(name: "UIKit", package: "LifecycleKit"))
          guard target.type == .test else { continue }
          target.dependencies.append(.product(name: "LifecycleTesting", package: "LifecycleKit"))
          target.dependencies.append(.product(name: "MainActorXCTest", package: "LifecycleKit"))
          // For tests that try every flow, without the slashes:
          // target.dependencies.append(.product(name: "FlowExploration", package: "LifecycleKit"))
        }
        #endif

        """)
    let judged = try Diagnosis(path: path, modules: try JudgedTests.modules())
    #expect(judged.text == "4 files: 4 compile as they are\n")
  }

  @Test func `a package that imports Combine gets a target of that name, for Linux alone`() throws {
    let store = "import Combine\npublic final class Store { @Published public var count = 0 }\n"
    let folder = try PlantedFolder(
      Self.texts.merging(["apps/Shop/Sources/Shop/Store.swift": store]) { $1 })
    let path = folder.path + "/apps/Shop"
    let quick = try Diagnosis(quickly: path)
    #expect(
      quick.findings.map(\.edit).first == """
        have `lifecycle doctor --init` write a target Combine, which is OpenCombine; \
        or fence it and what uses it by `#if canImport(Combine)`
        """)
    let start = try Start(package: path, kit: NewPackageTests.kit, diagnosis: quick)
    #expect(try start.write().contains("written: Sources/Combine/Combine.swift"))
    #expect(try start.editManifest())
    let manifest = try String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
    #expect(
      manifest.hasSuffix(
        """
        }
        // Combine on Linux is OpenCombine.
        shop.dependencies.append(
          .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"))
        for target in shop.targets where [.regular, .executable, .test].contains(target.type) {
          target.dependencies.append("Combine")
        }
        shop.targets.append(
          .target(
            name: "Combine",
            dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
              .product(name: $0, package: "OpenCombine")
            },
            path: "Sources/Combine"))
        #endif

        """))
    // The example has the same target.
    let example = URL(filePath: #filePath + "/../../../Demo/Subscriptions").standardizedFileURL
    for name in ["Combine.swift", "Operators.swift"] {
      #expect(
        try String(contentsOfFile: path + "/Sources/Combine/\(name)", encoding: .utf8)
          == String(
            contentsOf: example.appending(path: "Sources/Combine/\(name)"), encoding: .utf8))
    }
    #expect(try Diagnosis(quickly: path).findings == [])
    #expect(!manifest.contains("OSLog"))
    // A package that has it is left as it is.
    let again = try Start(
      package: path, kit: NewPackageTests.kit, diagnosis: try Diagnosis(quickly: path))
    #expect(!again.manifestLines.contains("OpenCombine"))
  }

  @Test
  func
    `a package that imports Combine and os after its first lines gets the lines that are missing`()
    throws
  {
    var texts = Self.texts
    texts["apps/Shop/Sources/Shop/Store.swift"] = "import Combine\nimport os\n"
    let later = try PlantedFolder(texts)
    let path = later.path + "/apps/Shop"
    let place = path + "/Sources/Shop/Store.swift"
    func start() throws -> Start {
      try Start(
        package: path, kit: NewPackageTests.kit, diagnosis: try Diagnosis(quickly: path))
    }
    try "".write(toFile: place, atomically: true, encoding: .utf8)
    _ = try start().write()
    #expect(try start().editManifest())
    let first = try String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
    #expect(!first.contains("Combine") && !first.contains("OSLog"))

    try "import Combine\nimport os\n".write(toFile: place, atomically: true, encoding: .utf8)
    let second = try start()
    #expect(try second.write().contains("written: Sources/Combine/Combine.swift"))
    #expect(
      second.manifestLines == """
        #if os(Linux)
        for target in shop.targets where [.regular, .executable, .test].contains(target.type) {
          target.dependencies.append(.product(name: "OSLog", package: "LifecycleKit"))
        }
        \(Start.combineLines("shop", "Sources/Combine"))#endif

        """)
    #expect(try second.editManifest())
    let manifest = try PackageManifest(folder: URL(filePath: path))
    #expect(
      manifest?.targets.map(\.name).sorted() == ["Combine", "LifecycleChecks", "Shop", "ShopTests"])
    #expect(try start().manifestLines == "")
  }

  @Test func `a package with LifecycleKit in its manifest gets a target for its first test`() throws
  {
    var texts = Self.texts
    texts["apps/Shop/Package.swift"] =
      Self.manifest + """
        shop.dependencies.append(.package(name: "LifecycleKit", path: "../../kit"))
        shop.targets[1].dependencies.append(
          .product(
            name: "LifecycleTesting",
            package: "LifecycleKit"))

        """
    let folder = try PlantedFolder(texts)
    let path = folder.path + "/apps/Shop"
    let start = try Start(
      package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path))
    #expect(
      start.manifestLines == """
        #if os(Linux)
        shop.targets.append(
          .testTarget(name: "LifecycleChecks", dependencies: ["Shop", \
        .product(name: "LifecycleTesting", package: "LifecycleKit")], path: "Tests/LifecycleChecks"))
        for target in shop.targets where [.regular, .executable, .test].contains(target.type) {
          target.dependencies.append(.product(name: "UIKit", package: "LifecycleKit"))
          guard target.type == .test else { continue }
          target.dependencies.append(.product(name: "MainActorXCTest", package: "LifecycleKit"))
          // For tests that try every flow, without the slashes:
          // target.dependencies.append(.product(name: "FlowExploration", package: "LifecycleKit"))
        }
        #endif

        """)
    _ = try start.write()
    #expect(try start.editManifest())
  }

  @Test func `tests that lie among the sources are found with the new one, too`() throws {
    var texts = Self.texts
    let tests = "Tests/ShopTests/ShopTests.swift"
    texts["apps/Shop/Sources/ShopTests/ShopTests.swift"] = texts.removeValue(
      forKey: "apps/Shop/" + tests)
    let folder = try PlantedFolder(texts)
    let path = folder.path + "/apps/Shop"
    let start = try Start(
      package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path))
    #expect(
      try start.write() == [
        "written: Sources/ShopTests/Exports.swift",
        "written: LifecycleChecks/FirstCheckedTest.swift",
        "written: .github/workflows/linux-tests.yml",
      ])
    #expect(try start.editManifest())
    // With a folder Tests the package manager would look there for ShopTests, and refuse the manifest.
    #expect(try PackageManifest(folder: URL(filePath: path))?.targets.count == 3)
  }

  @Test func `a package that logs gets the product for it`() throws {
    let log = "import os\nlet logger = Logger()\n"
    let folder = try PlantedFolder(
      Self.texts.merging(["apps/Shop/Sources/Shop/Log.swift": log]) { $1 })
    let path = folder.path + "/apps/Shop"
    let start = try Start(
      package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path))
    #expect(
      start.manifestLines.contains(
        """
          target.dependencies.append(.product(name: "UIKit", package: "LifecycleKit"))
          target.dependencies.append(.product(name: "OSLog", package: "LifecycleKit"))
          guard target.type == .test else { continue }

        """))
    #expect(try start.editManifest())
  }

  @Test
  func `a manifest keeps its line ends and its permissions, and one that is not read is left`()
    throws
  {
    let manifest = Self.manifest.replacing("\n", with: "\r\n").dropLast()
    let folder = try PlantedFolder(
      Self.texts.merging(["apps/Shop/Package.swift": String(manifest)]) { $1 })
    let path = folder.path + "/apps/Shop"
    let place = URL(filePath: path + "/Package.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.path)
    let start = try Start(
      package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path))
    let lines = start.manifestLines.split(separator: "\n").map { "\r\n" + $0 }.joined()
    #expect(try start.editManifest())
    #expect(try Data(contentsOf: place) == Data((manifest + "\r\n" + lines).utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func `a target whose name LifecycleKit has taken is refused before anything is written`()
    throws
  {
    var texts = Self.texts
    texts["apps/Shop/Package.swift"] = texts["apps/Shop/Package.swift"]?
      .replacing("\"Shop\"", with: "\"VirtualTime\"").replacing(
        "\"ShopTests\"", with: "\"VirtualTimeTests\"")
    for folder in ["Sources", "Tests"] {
      let (old, new) =
        folder == "Tests" ? ("ShopTests", "VirtualTimeTests") : ("Shop", "VirtualTime")
      for (path, text) in texts where path.hasPrefix("apps/Shop/\(folder)/\(old)/") {
        texts[path] = nil
        texts[path.replacing("/\(folder)/\(old)/", with: "/\(folder)/\(new)/")] = text
      }
    }
    let folder = try PlantedFolder(texts)
    let path = folder.path + "/apps/Shop"
    #expect(
      throws: Diagnosis.Refusal(
        words: """
          \(path)/Package.swift: LifecycleKit has a target VirtualTime too, and the package manager \
          allows a name once; rename the target (its folder can stay: path:), then run this again
          """)
    ) {
      try Start(
        package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path))
    }
  }

  @Test func `what is no package, and what is of old, is refused in words`() throws {
    let folder = try PlantedFolder([
      "A.swift": "", "Old/Package.swift": Self.manifest.replacing(": 5.9", with: ":5.0"),
      "Old/Sources/Shop/A.swift": "", "Old/Tests/ShopTests/A.swift": "",
      "Wrong/Package.swift": "let", "Wrong/A.swift": "",
    ])
    let nothing = try Diagnosis(quickly: folder.path)
    #expect(
      throws: Diagnosis.Refusal(words: "\(folder.path): no Package.swift there that can be read")
    ) {
      try Start(package: folder.path, kit: "/kit", diagnosis: nothing)
    }
    let old = folder.path + "/Old"
    #expect(
      throws: Diagnosis.Refusal(
        words: "\(old)/Package.swift: write // swift-tools-version:5.3 in its first line, "
          + "for 5.0.0 knows no packages beside a package")
    ) {
      try Start(package: old, kit: "/kit", diagnosis: nothing)
    }
    #expect(throws: Diagnosis.Refusal.self) {
      try Start(package: folder.path + "/Wrong", kit: "/kit", diagnosis: nothing)
    }
  }

  @Test func `an old first line and a language that is not known here are fixed with the rest`()
    throws
  {
    let old = Self.manifest.replacing(": 5.9", with: ":4.2")
      .replacing("\n  ])", with: "\n  ],\n  swiftLanguageVersions: [.version(\"5.0\")])")
    let folder = try PlantedFolder(
      Self.texts.merging(["apps/Shop/Package.swift": old]) { $1 })
    let path = folder.path + "/apps/Shop"
    let start = try Start(
      package: path, kit: folder.path + "/kit", diagnosis: try Diagnosis(quickly: path),
      editsManifest: true)
    _ = try start.write()
    #expect(try start.editManifest())
    let text = try String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
    #expect(text.hasPrefix("// swift-tools-version:5.3\nimport PackageDescription\n"))
    #expect(text.contains("#if os(Linux)\nshop.swiftLanguageVersions = [.v5]\nshop.dep"))
    #expect(try PackageManifest(folder: folder.url.appending(path: "apps/Shop"))?.tools == "5.3.0")
  }
}
