import Testing

@testable import PackageDoctor

/// Each rule finds what is planted for it, and not the same words where they are no code of Linux's.
@Suite struct RuleTests {
  struct Plant: CustomTestStringConvertible, Sendable {
    var code: String
    var found: [String]

    var testDescription: String { code }

    init(_ code: String, _ found: String...) {
      self.code = code
      self.found = found
    }
  }

  static let plants = [
    Plant("@objcMembers class A {}", "1 objc: @objcMembers"),
    Plant("@objc func tapped() {}", "1 objc: @objc"),
    Plant(
      "@objc protocol P {\n  @objc optional func f()\n}", "1 objc: @objc protocol P",
      "2 objc: @objc optional"),
    Plant("item.action = #selector(A.tapped(_:))", "1 selector: #selector(A.tapped(_:))"),
    Plant("let name = NSSelectorFromString(text)", "1 selector-type: NSSelectorFromString"),
    Plant("let key = #keyPath(A.title)", "1 keypath: #keyPath(A.title)"),
    Plant("if delegate.responds(to: name) {}", "1 message: responds(to:)"),
    Plant(
      "thing.perform(#selector(go), with: nil)", "1 message: perform(_:with:)",
      "1 selector: #selector(go)"),
    Plant("token = thing.observe(\\.title) { _, _ in }", "1 key-value: observe(\\.title)"),
    Plant(
      "a.addObserver(self, forKeyPath: \"x\", options: [], context: nil)",
      "1 key-value: addObserver(_:forKeyPath:options:context:)"),
    Plant("a.setValue(1, forKey: \"x\")", "1 key-value: setValue(_:forKey:)"),
    Plant("token = thing.observe(\\A.b.title) { _, _ in }", "1 key-value: observe(\\A.b.title)"),
    Plant(
      "c.addObserver(\n  forName: x, object: nil, queue: .main) { _ in }\n"
        + "c.addObserver(forName: x, object: nil, queue: nil) { _ in }\n"
        + "c.addObserver(forName: x, object: nil, queue: OperationQueue.main) { _ in }",
      "1 main-queue: addObserver(forName: …, queue: .main)",
      "4 main-queue: addObserver(forName: …, queue: OperationQueue.main)"),
    Plant(
      "NotificationCenter.default.addObserver(\n"
        + "  forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in }\n"
        + "center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in }\n"
        + "let news = NotificationCenter.default.publisher(for: UIScene.didActivateNotification)\n"
        + "NotificationCenter.default.addObserver(forName: .reload, object: nil, queue: nil) { _ in }",
      "2 app-notification: UIApplication.didEnterBackgroundNotification",
      "4 app-notification: UIScene.didActivateNotification"),
    Plant("let p = NSPredicate(format: \"x = 1\")", "1 predicate: NSPredicate(format:)"),
    Plant("class A {\n  @IBOutlet private weak var label: B!\n}", "2 outlet: @IBOutlet"),
    Plant("class A {\n  @IBAction private func tapped() {}\n}", "2 action: @IBAction tapped()"),
    Plant("@UIApplicationMain class A {}", "1 main: @UIApplicationMain"),
    Plant("@main class A: UIResponder, UIApplicationDelegate {}", "1 main: @main"),
    Plant(
      "class T: XCTestCase {\n  @MainActor override func setUp() {}\n}",
      "2 main-actor-set-up: setUp()"),
    Plant(
      "@MainActor class T: XCTestCase {\n  var sut: Int!\n  override func tearDown() { sut = nil }\n"
        + "  func testA() async {}\n}", "3 main-actor-set-up: tearDown()"),
    Plant("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif", "1 fence: #if os(iOS) || os(tvOS)"),
    Plant(
      "#if os(iOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif", "1 fence: #if os(iOS)",
      "2 objc: @objc"),
    Plant("#if !os(iOS)\n@objc class A {}\n#endif", "1 fence: #if !os(iOS)"),
    Plant(
      "#if targetEnvironment(simulator)\nlet a = 1\n#endif",
      "1 fence: #if targetEnvironment(simulator)"),
    Plant(
      "#if canImport(SwiftUI)\nstruct Face {}\n#endif\nextension Face {}\nlet face: Face?",
      "4 left-out: Face"),
    Plant("import SwiftUI", "1 import: import SwiftUI"),
    Plant("import Combine", "1 import-combine: import Combine"),
    Plant("import class MapKit.MKMapView", "1 import: import MapKit"),
    Plant("@preconcurrency import QuartzCore", "1 import-brought: import QuartzCore"),
    Plant("import os.log", "1 import-logging: import os.log"),
    Plant(
      "import UIKit.UIGestureRecognizerSubclass",
      "1 import-part: import UIKit.UIGestureRecognizerSubclass"),
    Plant("let a: URLRequest\nlet b: URLSession", "1 networking: URLRequest"),
    Plant("import Foundation\nlet a = [CGAffineTransform()]", "2 import-uikit: CGAffineTransform"),
    Plant(
      "let a = String(localized: \"b\")\nlet c = String(\n  localized: a)",
      "1 localized: String(localized:)", "2 localized: String(localized:)"),
    Plant(
      "a.repeatCount = HUGE\nlet b = 2 * NSEC_PER_SEC", "1 constant: HUGE",
      "2 constant: NSEC_PER_SEC"),
    Plant("#Preview { A() }", "1 preview: #Preview"),
    Plant(
      "@MainActor final class T: XCTestCase {\n  func testA() {}\n}", "1 main-actor-tests: class T"),
    Plant(
      "class T: XCTestCase {\n  @MainActor func testA() throws {}\n}", "1 main-actor-tests: class T"
    ),
    Plant(
      "@MainActor class T: XCTestCase {\n  func testA() throws {}\n  func testB() async throws {}\n}",
      "1 main-actor-tests: class T"),
    Plant("let app = XCUIApplication()", "1 device-tests: XCUIApplication"),
    Plant("let a = UIStoryboard(name: \"Main\", bundle: nil)", "1 nib: UIStoryboard"),
    Plant("A(nibName: \"A\", bundle: nil)", "1 nib: nibName: …"),
    Plant("let a = NSKeyedArchiver.self", "1 archive: NSKeyedArchiver"),
    Plant(
      "class A {}\nextension A: UITextFieldDelegate {\n  func textFieldShouldClear(_ f: UITextField) {}\n}",
      "3 uncalled: textFieldShouldClear(_:)"),
    Plant(
      "class A: UITableViewController {\n  override func scrollViewDidZoom(_ a: UIScrollView) {}\n}",
      "2 uncalled: scrollViewDidZoom(_:)"),
    Plant(
      "class A: UIViewController {\n  let a = Selector(\"tapped\")\n}",
      "2 unheard-selector: Selector(\"tapped\")"),
    Plant("import RxSwift", "1 foreign: import RxSwift"),
  ]

  @Test func `a selector whose target knows what it stands for is silent`() {
    let code = """
      class A: UIViewController {
        let a = Selector("tapped")
      }
      extension A: SelectorPerforming {
        func perform(_ selector: Selector, with sender: Any?) {}
      }
      """
    #expect(Examined(code).findings == [])
  }

  @Test func `the advice for a selector keeps the system's item, and observes without a queue`() {
    let code = """
      class A: UIViewController {
        func load() {
          item = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
          NotificationCenter.default.addObserver(
            self, selector: #selector(add), name: x, object: nil)
        }
        func add() {}
      }
      """
    #expect(
      Examined(code).diagnosis.findings.map(\.edit) == [
        """
        make the item by `UIBarButtonItem(systemItem: .add, primaryAction: UIAction { \
        [weak self] _ in self?.add() })`
        """,
        """
        observe by `addObserver(forName: …, object: …, queue: nil) { [weak self] _ in \
        MainActor.assumeIsolated { self?.add() } }`, keep the token that it returns, and \
        remove it in `viewDidDisappear(_:)` if `isMovingFromParent` or `isBeingDismissed`; \
        a plain `deinit` can remove it in Swift 5 mode only
        """,
      ])
  }

  @Test func `an object that is no screen removes its observer where its work ends`() {
    let code = """
      final class OrdersCoordinator: NSObject {
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(add), name: x, object: nil)
        }
        func add() {}
      }
      """
    #expect(
      Examined(code).diagnosis.findings.map(\.edit) == [
        """
        observe by `addObserver(forName: …, object: …, queue: nil) { [weak self] _ in \
        MainActor.assumeIsolated { self?.add() } }`, keep the token that it returns, and \
        remove it where its object's work ends, a coordinator's where its parent releases it; \
        a plain `deinit` can remove it in Swift 5 mode only
        """
      ])
  }

  @Test(arguments: plants) func `what is planted is found`(plant: Plant) {
    #expect(Examined(plant.code).findings == plant.found)
  }

  @Test(arguments: plants) func `in comments, strings and branches of others the words are silent`(
    plant: Plant
  ) {
    #expect(Examined("/* /* */\n\(plant.code)\n*/").findings == [])
    #expect(
      Examined(plant.code.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n"))
        .findings == [])
    #expect(Examined("let text = ##\"\"\"\n\(plant.code)\n\"\"\"##").findings == [])
    #expect(Examined("#if os(macOS)\n\(plant.code)\n#endif").findings == [])
    #expect(Examined("#if canImport(SwiftUI)\n\(plant.code)\n#endif").findings == [])
  }

  static let unseen = [
    "metatype", "override", "override-extension", "optional-call", "class-bound",
    "isolated-conformance", "emptied",
  ]

  @Test func `every rule has a plant`() {
    let planted = Set(Self.plants.flatMap { Examined($0.code).diagnosis.findings.map(\.rule) })
    // What has no place in the source by itself is found by the compiler alone.
    let read = Rule.all.filter { !Self.unseen.contains($0.name) }
    #expect(Set(read.map(\.name)) == planted)
  }

  @Test func `rules have names of their own`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
  }
}
