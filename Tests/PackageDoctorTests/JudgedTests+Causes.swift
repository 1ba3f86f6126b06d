import Testing

@testable import PackageDoctor

extension JudgedTests {
  @Test func `an import behind a flag that its target sets waits for the module as any other`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest(
        """
        targets: [
          .target(name: "Shop"),
          .target(name: "Sale", dependencies: ["Shop"], swiftSettings: [.define("APART")]),
        ]
        """),
      "Sources/Sale/Other.swift": "#if TOGETHER\nimport Shop\n#endif\nlet other = 1\n",
      "Sources/Sale/Sale.swift": "#if APART\nimport Shop\n#endif\nlet sale = shop\n",
      "Sources/Shop/Shop.swift": "public let shop = 1\nlet no: Int = \"\"\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(diagnosis.files.map(\.verdict) == [.clean, .unjudged, .errors])
  }

  @Test func `Xcode's templates are no files of an app`() throws {
    let folder = try PlantedFolder([
      "Ferry/Ferry.swift": "let ferry = 1\n",
      "Templates/Screen.xctemplate/___FILEBASENAME___.swift": "class ___VARIABLE_name___ {}\n",
    ])
    #expect(try SourceFolder(path: folder.path).files.map(\.path) == ["Ferry/Ferry.swift"])
  }

  @Test func `a framework of Apple's that no product replaces is told to be fenced`() {
    #expect(
      Examined("import AVFAudio\nimport GameController\nimport PushKit").findings == [
        "1 import: import AVFAudio", "2 import: import GameController", "3 import: import PushKit",
      ])
  }
}
