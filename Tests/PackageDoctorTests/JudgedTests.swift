import Foundation
import Testing

@testable import PackageDoctor

/// What the compiler says of small packages that are written for it, in the doctor's words.
@Suite struct JudgedTests {
  /// One package with something of everything, looked at once.
  static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Shop", swiftSettings: [.define("SALE")]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        .target(name: "Later", dependencies: ["Shop"]),
      ])

    """,
    // The names of UIKit in files that import somebody who imports it; members leak, names do not.
    "Sources/Shop/Bare.swift": "import Foundation\nfinal class Bare: UIViewController {}\n",
    "Sources/Shop/Basket.swift": "let bare: UIViewController = Bare()\n",
    "Sources/Shop/Clean.swift": """
    import UIKit
    #if SALE
    final class Clean: UIViewController {
      @IBAction func tapped(_ sender: UIButton) { title = "sale" }
    }
    #endif
    let sale = Clean()

    """,
    "Sources/Shop/Old.swift": """
    import UIKit
    @objc protocol OldDelegate: AnyObject {
      @objc optional func old()
    }
    final class Old: UIViewController {
      weak var delegate: OldDelegate?
      func listen() {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        view.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc func tapped() { delegate?.old?() }
    }

    """,
    "Sources/Shop/Foreign.swift": """
    import Nowhere
    import UIKit
    let nowhere = Elsewhere()
    let wrong = UINothingAtAll()

    """,
    "Sources/Shop/Later.swift": """
    #if canImport(SwiftUI)
    import UIKit
    struct Face {}
    #endif
    let face: Face? = nil

    """,
    "Sources/Shop/Face.swift": "import SwiftUI\nstruct Smile: View {}\n",
    "Sources/Shop/Made.swift": """
    import UIKit
    func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }
    func count() -> Int { "one" }

    """,
    "Sources/Shop/Template.swift": "{{#each}} not Swift at all {{/each}}\n",
    "Sources/Later/Later.swift": "import Shop\nlet later = Clean()\n",
    "Tests/ShopTests/ShopTests.swift": """
    import XCTest
    @testable import Shop
    @MainActor final class ShopTests: XCTestCase {
      func testSale() { XCTAssertNotNil(Clean().title) }
    }

    """,
    "Example/App.swift": "import Nowhere\n",
  ]

  static let diagnosis = Result {
    let folder = try PlantedFolder(package)
    return try Diagnosis(path: folder.path, modules: try modules())
  }

  static func modules() throws -> BuiltModules {
    try #require(BuiltModules(besideProgram: Bundle.main.executablePath ?? ""))
  }

  @Test
  func `the text says what fixes most, then each edit with its places, then sums that add up`()
    throws
  {
    let text = try Self.diagnosis.get().text
    #expect(
      text == """
        Sources/Shop/Exports.swift, a new file, fixes 2 lines in 2 files:
          #if !canImport(ObjectiveC)
          @_exported import UIKit
          #endif
        UIViewController is passed on by no other import on Linux; add Sources/Shop/Exports.swift, which fixes the whole target
          Sources/Shop/Bare.swift:2
          Sources/Shop/Basket.swift:1
        import SwiftUI names a module that is not on Linux; fence it and what uses it by #if canImport(SwiftUI)
          Sources/Shop/Face.swift:1
        View comes from import SwiftUI; put it inside that fence as well
          Sources/Shop/Face.swift:2
        Face is declared in a block that Linux leaves out; put what uses it inside the fence as well
          Sources/Shop/Later.swift:5
        an initialiser of UIView needs a required initialiser, which UIKit's classes have by Objective-C alone; pass a closure that makes it, or declare the initialiser required in a class of your own
          Sources/Shop/Made.swift:2
        @objc protocol OldDelegate is refused without the Objective-C runtime; write protocol OldDelegate: AnyObject without it, for an iPhone too: an extension gives the methods of an Objective-C protocol no bodies
          Sources/Shop/Old.swift:2
        @objc optional is refused without the Objective-C runtime; remove both words and give the method an empty body in an extension of the protocol
          Sources/Shop/Old.swift:3
        #selector(tapped) has no Objective-C runtime to find it; pass a UIAction to addAction(_:for:)
          Sources/Shop/Old.swift:9
        #selector(tapped) has no Objective-C runtime to find it; fence it by #if canImport(ObjectiveC), or name it on Linux and make its target SelectorPerforming
          Sources/Shop/Old.swift:11
        @objc is refused without the Objective-C runtime; remove it
          Sources/Shop/Old.swift:13
        a ? follows a method that is no longer optional, once the protocol is not Objective-C's; remove the question mark behind the method's name
          Sources/Shop/Old.swift:13
        UINothingAtAll is missing in the module UIKit; fence what uses it, or leave the file out
          Sources/Shop/Foreign.swift:4
        the compiler: cannot convert return expression of type 'String' to return type 'Int'
          Sources/Shop/Made.swift:3
        the compiler: top-level statement cannot begin with a closure expression
          Sources/Shop/Template.swift:1
        class ShopTests crashes test discovery on Linux, before the first test runs, or does not compile there; add @_exported import MainActorXCTest to one file of the test target, and LifecycleKit's product MainActorXCTest to its dependencies
          Tests/ShopTests/ShopTests.swift:3
        import Shop cannot be judged before that target compiles; make that target's edits, and run the doctor again
          Sources/Later/Later.swift:1
          Tests/ShopTests/ShopTests.swift:2
        import Nowhere is of a package that is not here; build the package on Linux by itself, or see whether it can be
          Sources/Shop/Foreign.swift:1
        note: left out on Linux: #if canImport(SwiftUI)
          Sources/Shop/Later.swift:1

        12 files: 1 compiles as it is, 5 need edits, 1 uses what is missing, 2 have other errors, 2 cannot be judged, 1 belongs to no target; 1 place compiles and does not run until edited

        """)
  }

  static func manifest(_ rest: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Shop", \(rest))

    """
  }

  @Test func `a target that Linux leaves out is the first line, with every place to edit`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest(
        "targets: [.target(name: \"Shop\"), .target(name: \"Till\"), .target(name: \"Half\")]"),
      "Sources/Shop/A.swift": "#if os(iOS)\nimport UIKit\nlet a = UIView()\n#endif\n",
      "Sources/Shop/B.swift": "import UIKit\n#if !os(macOS) && os(iOS)\nlet b = a\n#endif\n",
      "Sources/Half/C.swift": "#if os(iOS)\nlet c = 1\n#endif\nlet d = 1\n",
      "Sources/Till/Till.swift": "import UIKit\n@objc final class Till: UIView {}\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        target Shop has no code on Linux, where its conditions are false; ask for canImport(UIKit) in their place
          Sources/Shop/A.swift:1
          Sources/Shop/B.swift:2
        @objc is refused without the Objective-C runtime; remove it
          Sources/Till/Till.swift:2
        #if os(iOS) is answered otherwise on Linux than on iOS; ask for canImport(UIKit) in its place
          Sources/Half/C.swift:1

        4 files: 3 compile as they are, 1 needs edits; 3 places compile and do not run until edited

        """)
    #expect(!diagnosis.isClean)
  }

  @Test func `an app beside the package's targets is judged with the files of its project`() throws
  {
    let app = "import Shop\nimport UIKit\n"
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Shop.swift": "public let shop = 1\n",
      "Apps/Kiosk/Kiosk.xcodeproj/project.pbxproj": "",
      "Apps/Kiosk/Kiosk/Screen.swift": app + "final class Screen: UIView { let number = shop }\n",
      "Apps/Kiosk/Kiosk/Wrong.swift": app + "let wrong: Int = Screen()\n",
      "Apps/Kiosk/KioskTests/KioskTests.swift":
        "@testable import ExampleKiosk\nlet screen = Screen.self\n",
      "Till/App.swift": app + "@UIApplicationMain class App: UIResponder {}\n",
      "Till/Drawer.swift": "let drawer = App.self\n",
      "Notes/Note.swift": "this is no Swift\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.files.map { "\($0.path) \($0.verdict)" } == [
        "Apps/Kiosk/Kiosk/Screen.swift clean", "Apps/Kiosk/Kiosk/Wrong.swift errors",
        "Apps/Kiosk/KioskTests/KioskTests.swift unjudged", "Notes/Note.swift outside",
        "Sources/Shop/Shop.swift clean", "Till/App.swift edits", "Till/Drawer.swift clean",
      ])
  }

  @Test func `packages in an app's folder are judged each by itself, the app as its project says`()
    throws
  {
    func package(_ name: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)"), .testTarget(name: "\(name)Tests")])

      """
    }
    let folder = try PlantedFolder([
      "Kiosk.xcodeproj/project.pbxproj":
        "SWIFT_VERSION = 6.0;\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
      "Kiosk/Harbour.swift": "import Tides\n@MainActor func light() {}\nfunc glow() { light() }\n",
      "Kiosk/Sail.swift": "import Torn\nlet sail = torn\n",
      "Kiosk/Wrong.swift": "let wrong: Int = tide\n",
      "KioskTests/KioskTests.swift": "@testable import ExampleKiosk\n@testable import Tides\n",
      "Packages/Tides/Package.swift": package("Tides"),
      "Packages/Tides/Sources/Tides/Tides.swift": "public let tide = 1\nlet moon = 2\n",
      "Packages/Tides/Tests/TidesTests/TidesTests.swift":
        "@testable import Tides\nlet phase = moon\n",
      "Packages/Torn/Package.swift": package("Torn"),
      "Packages/Torn/Sources/Torn/Torn.swift": "public let torn: Int = \"torn\"\n",
      "Packages/Torn/Tests/TornTests/TornTests.swift": "let calm = 1\n",
      "Packages/Unread/Package.swift": "let no = manifest\n",
      "Packages/Unread/Sources/Unread/Unread.swift": "let unread = 1\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.files.map { "\($0.path) \($0.verdict)" } == [
        "Kiosk/Harbour.swift clean", "Kiosk/Sail.swift unjudged", "Kiosk/Wrong.swift errors",
        "KioskTests/KioskTests.swift unjudged", "Packages/Tides/Sources/Tides/Tides.swift clean",
        "Packages/Tides/Tests/TidesTests/TidesTests.swift clean",
        "Packages/Torn/Sources/Torn/Torn.swift errors",
        "Packages/Torn/Tests/TornTests/TornTests.swift clean",
        "Packages/Unread/Sources/Unread/Unread.swift outside",
      ])
  }

  @Test
  func `tests of a project that compile files of the app see them, and these are judged once`()
    throws
  {
    let folder = try PlantedFolder([
      "Ferry.xcodeproj/project.pbxproj": """
      1 = { isa = PBXSourcesBuildPhase; files = ( 2 /* Ferry.swift in Sources */, 3 /* Deck.swift in Sources */, ); };
      4 = { isa = PBXSourcesBuildPhase; files = ( 5 /* DeckTests.swift in Sources */, 6 /* Deck.swift in Sources */, ); };

      """,
      "Ferry/Deck.swift": "let deck = 1\nlet no: Int = \"\"\n",
      "Ferry/Ferry.swift": "let ferry = deck\n",
      "FerryTests/DeckTests.swift": "let tested = deck\n",
      "FerryTests/FerryTests.swift": "let both = ferry\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        the compiler: cannot convert value of type 'String' to specified type 'Int'
          Ferry/Deck.swift:2
        the compiler: cannot find 'ferry' in scope
          FerryTests/FerryTests.swift:1

        4 files: 2 compile as they are, 2 have other errors

        """)
  }

  @Test func `several apps of one project are built upon its framework`() throws {
    let app = "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"
    let folder = try PlantedFolder([
      "Ferry.xcodeproj/project.pbxproj": "", "Ferry/Ferry.swift": "public let ferry = 1\n",
      "Demo/App.swift": app, "Demo/Deck.swift": "import Ferry\nlet deck = ferry\n",
      "Play/App.swift": app, "Play/Deck.swift": "import Ferry\nlet deck: String = ferry\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.files.map { "\($0.path) \($0.verdict)" } == [
        "Demo/App.swift edits", "Demo/Deck.swift clean", "Ferry/Ferry.swift clean",
        "Play/App.swift edits", "Play/Deck.swift errors",
      ])
  }

  @Test func `packages beside it are followed, and not those that do not compile`() throws {
    let folder = try PlantedFolder([
      "Shop/Package.swift": Self.manifest(
        """
        dependencies: [.package(path: "../Tides"), .package(path: "../Torn")],
          targets: [.target(name: "Shop", dependencies: ["Tides", "Torn"])]
        """),
      "Shop/Sources/Shop/A.swift": "import Tides\nlet a = tide + 1\n",
      "Shop/Sources/Shop/B.swift": "import Tides\nlet b: String = tide\n",
      "Shop/Sources/Shop/C.swift": "import Torn\nlet c = torn\n",
      "Tides/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Tides", products: [.library(name: "Tides", targets: ["Tides"])],
        targets: [.target(name: "Tides", dependencies: ["Moon"]), .target(name: "Moon")])

      """,
      "Tides/Sources/Moon/Moon.swift": "public let moon = 1\n",
      "Tides/Sources/Tides/Tides.swift": "import Moon\npublic let tide = moon\n",
      "Torn/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Torn", products: [.library(name: "Torn", targets: ["Torn"])],
        targets: [.target(name: "Torn")])

      """,
      "Torn/Sources/Torn/Torn.swift": "public let torn: Int = \"torn\"\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path + "/Shop", modules: Self.modules())
    #expect(diagnosis.files.map(\.verdict) == [.clean, .errors, .unjudged])
  }

  @Test func `a question mark may go behind a method of one's own protocol, and of no other's`() {
    let text = """
      protocol Own { func own(_ a: Int) }
      func f(_ own: Own?, _ other: UIScrollViewDelegate?) {
        own?.own?(1)
        other?.scrollViewDidScroll?(2)
        own.map { $0?.own(3) }
      }
      """
    let folder = SourceFolder(texts: [("A.swift", text)])
    let errors = [(3, 11, "(Int) -> ()"), (4, 29, "(Int) -> ()"), (5, 15, "any Own")].map {
      CompilerError(
        file: 0, line: $0, column: $1,
        message: "cannot use optional chaining on non-optional value of type '\($2)'")
    }
    let found = ErrorExplanation(folder: folder, absent: [], broken: [], errors: errors)
      .findings(of: errors, in: folder.files[0], spots: [], seesUnknown: false)
    #expect(found.map(\.rule) == ["optional-call", "symbol", "compiler"])
    #expect(found.map(\.what) == ["a `?`", "scrollViewDidScroll?(…)", errors[2].message])
  }

  @Test(arguments: [
    ("import Combine", "import-use"),
    ("#if canImport(Combine)\nimport Combine\n#endif", "import-use"),
    ("import Foundation", "compiler"),
  ])
  func `a name of a missing module is told with its import, and an error of own types is not`(
    start: String, rule: String
  ) {
    let text =
      start + "\nclass Store { @Published var items = 0 }\nstruct Desk: Board {}\nprotocol Board {}"
    let folder = SourceFolder(texts: [("A.swift", text)])
    let line = start.split(separator: "\n").count + 1
    let errors = [
      CompilerError(file: 0, line: line, column: 16, message: "unknown attribute 'Published'"),
      CompilerError(
        file: 0, line: line + 1, column: 8,
        message: "type 'Desk' does not conform to protocol 'Board'"),
    ]
    let found = ErrorExplanation(folder: folder, absent: ["Combine"], broken: [], errors: errors)
      .findings(of: errors, in: folder.files[0], spots: [], seesUnknown: false)
    #expect(found.map(\.rule) == [rule, "compiler"])
    #expect(
      found.map(\.what) == [
        rule == "compiler" ? errors[0].message : "Published", errors[1].message,
      ])
  }

  @Test func `a program's beginning, which the check of types takes, is named and fenced`() throws {
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let folder = try PlantedFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """,
      "Sources/App/AppDelegate.swift": "import UIKit\n@UIApplicationMain\n\(delegate)",
    ])
    let before = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(before.files.map(\.verdict) == [.edits])
    #expect(before.findings.map(\.what) == ["@UIApplicationMain"])
    let fenced = try PlantedFolder([
      "Sources/App/AppDelegate.swift":
        "import UIKit\n#if canImport(ObjectiveC)\n@UIApplicationMain\n#endif\n\(delegate)"
    ])
    let after = try Diagnosis(path: fenced.path, modules: Self.modules())
    #expect(after.files.map(\.verdict) == [.clean])
  }
}
