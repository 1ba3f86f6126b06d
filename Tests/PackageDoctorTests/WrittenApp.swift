import SeededRandom

/// A small app of several files that a seed writes: most of it compiles, much of it is of iOS alone, and words that
/// look like something to edit stand in strings and comments.
struct WrittenApp {
  private(set) var texts: [String: String] = [:]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for index in 0..<4 { texts["Shop/Screen\(index).swift"] = screen(index) }
    texts["Shop/Model.swift"] = model()
    texts["ShopTests/ScreenTests.swift"] = tests()
  }

  private mutating func one(of choices: String...) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func imports() -> String {
    one(
      of: "import UIKit\n", "import Foundation\nimport UIKit // import os\n",
      "/* import UIKit\n */ import UIKit\n", "import Foundation\nimport os\n\nimport UIKit\n",
      "#if canImport(UIKit)\nimport UIKit\n#endif\nimport QuartzCore\n",
      "import UIKit\nimport UIKit.UIGestureRecognizerSubclass\n", "import Foundation\n")
  }

  private mutating func member(_ name: String) -> String {
    let indent = one(of: "  ", "    ", "\t")
    let text = one(
      of: "@objc func NAME() {}", "@objc private dynamic var NAME = 1",
      "@IBOutlet private weak var NAME: UILabel?", "private @IBOutlet weak var NAME: UIView!",
      "@objc(other:)\nfunc NAME(_ a: Int) {}",
      "@objc // for a timer\n@inline(never) func NAME() {}",
      "@IBAction\nfunc NAME() {}", "@IBAction @objc func NAME() {}",
      "let NAME = \"\"\"\n  import UIKit\n  #if os(iOS)\n  @objc \\(1 + 1)\n  \"\"\"",
      "let NAME = #\"#selector(a) \\(b)\"#",
      "/* #selector(a)\n@objc */ @objc func NAME() {}",
      "func NAME(_ b: UIButton) {\nb.addTarget(self, action: #selector(tapped), for: .touchUpInside)\n}",
      "func NAME(_ b: UIButton) {\nb.addTarget(\nself, action: #selector(tapped), for: .touchUpInside)\n}",
      "lazy var NAME = UITapGestureRecognizer(target: self, action: #selector(tapped))",
      "func NAME() {\nlet tap = UITapGestureRecognizer(target: self, action: #selector(tapped)) // tap\n"
        + "view.addGestureRecognizer(tap)\n}",
      "#if os(iOS) // os(iOS)\nfunc NAME() { title = \"os(iOS)\" }\n#endif",
      "#if os(iOS) || os(tvOS)\nfunc NAME() {}\n#else\nfunc NAME() -> Int { 1 }\n#endif",
      "#if !os(macOS)\nvar NAME: CGFloat = 1\n#endif",
      "#if os(iOS)\nfunc NAME() { UINothingOfThisModule.call() }\n#endif",
      "func NAME(_ url: URL) -> URLRequest { URLRequest(url: url) }")
    return text.split(separator: "\n").map { indent + $0.replacing("NAME", with: name) + "\n" }
      .joined()
  }

  private mutating func screen(_ index: Int) -> String {
    var text = one(of: "// A screen.\n\n", "", "#!/usr/bin/env swift\n", "\n\n") + imports()
    text += one(of: "@objc\n", "@objcMembers ", "", "@objc(Screen\(index)) ")
    text += "final class Screen\(index): UIViewController {\n  @objc func tapped() {}\n"
    for number in 0..<Int.random(in: 2...6, using: &random) { text += member("m\(number)") }
    text += "  weak var delegate: Delegate\(index)?\n}\n"
    text += one(of: "@objc protocol", "@objc\nprotocol") + " Delegate\(index) {\n  func done()\n}\n"
    // The string's lines are no code, and neither is what stands behind the last of them.
    return text
      + one(of: "", "\n\n", "let text\(index) = \"\"\"\n  import os\n  \"\"\"", "// @objc")
  }

  private mutating func model() -> String {
    imports() + "struct Model {\n  var size: CGFloat = 0\n"
      + one(of: "  var frame = CGAffineTransform.identity\n", "  var url: URLRequest?\n", "")
      + "}\n"
      + one(
        of: "#if os(iOS)\nextension Model { var screen: UIViewController { Screen0() } }\n#endif\n",
        "")
  }

  private mutating func tests() -> String {
    let setUp = one(
      of: "  override func setUp() {\n    super.setUp()\n    screen = Screen0()\n  }\n",
      "  override func setUpWithError() throws {\n    try super.setUpWithError()\n    screen = Screen1()\n  }\n",
      "  override func tearDown() {\n    screen = nil\n    super.tearDown(); print(\"super.tearDown()\")\n  }\n"
    )
    return
      "import XCTest\n@testable import Shop\n@MainActor final class ScreenTests: XCTestCase {\n"
      + "  var screen: UIViewController?\n" + setUp
      + "  func testNothing() { XCTAssertNil(screen?.title) }\n}\n"
  }
}
