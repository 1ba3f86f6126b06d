import Testing

@testable import PackageDoctor

extension JudgedTests {
  @Test
  func `an override in an extension goes into one's own class, and what follows from it is silent`()
    throws
  {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Deck.swift": """
      import UIKit
      class Deck: UIView {}
      extension Deck {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
          touchesEnded(touches, with: event)
        }
      }
      extension UINavigationController {
        override open var preferredStatusBarStyle: UIStatusBarStyle { .default }
      }

      """,
      "Sources/Shop/Two.swift": """
      func two(_ text: String) {}
      func two(_ number: Int) {}
      let which = two

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        override of touchesEnded(_:with:), override of touchesCancelled(_:with:): each stands in an extension, where nothing overrides without the Objective-C runtime; move it into the class itself, which changes nothing on an iPhone
          Sources/Shop/Deck.swift:4 override of touchesEnded(_:with:), 5 override of touchesCancelled(_:with:)
        override of preferredStatusBarStyle cannot be overridden without the Objective-C runtime; declare it in a class of your own, or do its work where it is used
          Sources/Shop/Deck.swift:10
        the compiler: ambiguous use of 'two'
          Sources/Shop/Two.swift:3

        2 files: 1 needs edits, 1 has other errors

        """)
  }

  @Test func `a closure that fits nowhere for a selector in it is no error of its own`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Spinner.swift": """
      import UIKit
      final class Spinner {
        static func show() {
          DispatchQueue.main.async {
            NotificationCenter.default.addObserver(
              self, selector: #selector(update), name: nil, object: nil)
            print(UIView())
          }
        }
        static func update() {}
      }
      func wait(_ work: DispatchWorkItem) {}
      let waiting: Void = wait { print(1) }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.findings.map { "\($0.line) \($0.rule)" } == ["6 selector", "13 compiler"])
  }

  @Test func `each line that drives an app on a device is told in the rule's words`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Drive.swift": """
      func launch() { XCUIApplication().launch() }
      func quit() { XCUIApplication().terminate() }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        XCUIApplication drives an app on a device; leave its test target out on Linux
          Sources/Shop/Drive.swift:1, 2

        1 file: 1 needs edits

        """)
  }

  @Test func `of the lines that an import fixes those are named that say what is missing`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Reply.swift": """
      import Foundation
      let reply = HTTPURLResponse(
        url: URL(string: "a")!, statusCode: 200, httpVersion: "1.1",
        headerFields: nil)

      """,
      "Sources/Shop/Session.swift": """
      import Foundation
      final class Loader {
        let session: URLSession
        init(session: URLSession = .shared) { self.session = session }
        func load() {
          session.dataTask(with: URL(string: "a")!) { data, _, error in
            if let error { print(error) } else { print(data ?? []) }
          }.resume()
        }
      }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.findings.map { "\($0.line) \($0.what)" } == [
        "2 HTTPURLResponse", "3 URLSession", "4 URLSession", "6 URLSession",
      ])
  }

  @Test func `a name of Foundation's is none of UIKit's, which brings it`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Bare.swift": "let view: UIView? = nil\nlet error: NSError? = nil\n",
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        UIView is passed on by no other import on Linux; add import UIKit to the file
          Sources/Shop/Bare.swift:1
        NSError is passed on by no other import on Linux; add import UIKit to the file, which brings Foundation as well
          Sources/Shop/Bare.swift:2

        1 file: 1 needs edits

        """)
  }

  @Test func `what Apple's Foundation alone has is told with what both have`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Texts.swift": """
      import Foundation
      let title = String(localized: "title")
      let name = String(localized: "name", comment: "A name.")
      let often: Float = HUGE
      let second = UInt64(NSEC_PER_SEC)

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        String(localized:) is not in Foundation on Linux; write NSLocalizedString(…, comment: …)
          Sources/Shop/Texts.swift:2, 3
        HUGE is a constant of Apple's C headers alone; write Float.greatestFiniteMagnitude
          Sources/Shop/Texts.swift:4
        NSEC_PER_SEC is a constant of Apple's C headers alone; write 1_000_000_000
          Sources/Shop/Texts.swift:5

        1 file: 1 needs edits

        """)
  }

  @Test func `a conformance that crosses into the main actor is told with the edit`() throws {
    let folder = try PlantedFolder([
      "Package.swift": Self.manifest(
        "targets: [.target(name: \"Shop\")], swiftLanguageVersions: [.version(\"6\")]"),
      "Sources/Shop/Basket.swift": """
      import UIKit
      protocol BasketDelegate { func filled() }
      final class Basket: UIViewController, BasketDelegate { func filled() { title = "1" } }

      """,
    ])
    let diagnosis = try Diagnosis(path: folder.path, modules: Self.modules())
    #expect(
      diagnosis.text == """
        the conformance of Basket to BasketDelegate needs the main actor, which the protocol does not ask for; write @MainActor protocol BasketDelegate if it is your own, else Basket: @MainActor BasketDelegate
          Sources/Shop/Basket.swift:3

        1 file: 1 needs edits

        """)
  }

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
