import Testing

@testable import PackageDoctor

/// What looks like something to edit and is none.
@Suite struct SilenceTests {
  static let clean = [
    // What Swift on Linux takes, whatever Objective-C had to do with it.
    "class A: NSObject {\n  dynamic var a = 1\n  @IBInspectable var b = 1\n  @NSManaged var c: Int\n}",
    "class A {\n  @IBAction func tapped(_ sender: UIView) {}\n}",
    "@IBDesignable class A: UIView {}",
    // Names that are somebody's own.
    "#if canImport(SwiftUI)\nstruct Face {}\n#else\nstruct Face {}\n#endif\nlet a: Face",
    "#if os(macOS)\nstruct Face {}\n#endif\nlet a: Face",
    "#if canImport(SwiftUI)\nstruct Face { struct Eye {} }\n#endif\nlet a: Eye",
    "class T: XCTestCase {\n  @MainActor override func setUp() async throws {}\n}",
    "@MainActor class T: XCTestCase {\n  override func setUp() {}\n  func testA() async {}\n}",
    "class T {\n  @MainActor override func setUp() {}\n}",
    "func perform(_ a: Int) {}\nperform(1)",
    "class A {\n  func textFieldShouldClear(_ f: UITextField) {}\n}",
    "class A: UITextFieldDelegate {\n  func textFieldShouldReturn(_ f: UITextField) {}\n}",
    "func observe<A>(_ a: A) {}\nobserve(\\A.b)",
    "extension String {\n  init(localized key: String) { self = key }\n}\nlet a = String(localized: \"b\")",
    "let HUGE = 1\nlet a = HUGE", "let a = Size.HUGE",
    // What Linux has.
    "let a: CGFloat, b: CGRect, c: NSRange, d: NSString, e: UIID, f: CATEGORY",
    "let a = NSPredicate { _, _ in true }",
    "import class UIKit.UIView\nimport struct Foundation.Date\nimport Dispatch\nimport XCTest",
    "center.addObserver(forName: a, object: nil, queue: nil) { _ in }",
    "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a: URLRequest",
    // UIKit by whoever brings it.
    "import UIKit\nlet a: CGAffineTransform",
    "import LifecycleKit\nlet a: UIViewController",
    "import LifecycleTesting\nlet a: UIViewController",
    // Fences that Linux answers as iOS does, and those with another branch for a device.
    "#if !os(macOS) && !os(watchOS)\nlet a = 1\n#endif",
    "#if os(Linux)\nlet a = 1\n#endif",
    "#if targetEnvironment(simulator)\nlet a = 1\n#else\nlet a = 2\n#endif",
    "#if DEBUG\nlet a = 1\n#else\n@objc let b = 1\n#endif",
    "#if canImport(SomebodysPackage)\n@objc class A {}\n#endif",
    // Tests that XCTest takes.
    "@MainActor class T: XCTestCase {\n  func testA() {}\n  func testB() async {}\n}",
    "@MainActor class T: XCTestCase {\n  func testA() {}\n  func testB() async throws {}\n}",
    "class T: XCTestCase { func testA() {} }",
    "@MainActor class T { func testA() {} }",
    "let a: NSKeyValueObservation? = list.observe(\\.contentSize) { _, _ in }",
    "let a = list.observe(\\UIScrollView.contentOffset, options: .new) { _, _ in }",
  ]

  @Test(arguments: clean) func `clean code is left in peace`(code: String) {
    let findings = Examined(code).diagnosis.findings.filter { $0.rule != "foreign" }
    #expect(findings.map { "\($0.rule): \($0.what)" } == [])
  }

  @Test func `what is interpolated is code, and what stands around it is not`() {
    #expect(
      Examined("let a = \"#keyPath(a) \\(NSSelectorFromString(b)) #selector(c)\"").findings
        == ["1 selector-type: NSSelectorFromString"])
  }

  @Test func `one line for the test target is enough`() {
    let test = "@MainActor class T: XCTestCase {\n  func testA() {}\n}"
    let export = "@_exported import MainActorXCTest"
    #expect(
      Examined([
        "Tests/ATests/A.swift": test, "Tests/ATests/B.swift": test, "Tests/BTests/C.swift": test,
      ])
      .diagnosis.findings.map(\.path) == ["Tests/ATests/A.swift", "Tests/BTests/C.swift"])
    #expect(
      Examined(["Tests/ATests/A.swift": test, "Tests/ATests/More/B.swift": export]).findings == [])
  }

  @Test func `a module among the folders is nobody else's`() {
    #expect(Examined(["A.swift": "import Shop"], folders: ["Shop"]).findings == [])
    #expect(Examined(["A.swift": "import Shop"]).findings == ["1 foreign: import Shop"])
  }
}
