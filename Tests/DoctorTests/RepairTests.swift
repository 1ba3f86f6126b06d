import Foundation
import Testing

@testable import Doctor

/// The edits that need no thought, and that they are enough for the compiler.
@Suite struct RepairTests {
  static let texts = [
    "Shop/Basket.swift": """
    // The basket.
    import UIKit
    import os.log
    import UIKit.UIGestureRecognizerSubclass

    @objc protocol BasketDelegate {
      func filled()
    }

    final class Basket: UIViewController {
      weak var delegate: BasketDelegate?
      @IBOutlet private weak var label: UILabel!
      func listen(_ button: UIButton) {
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: #selector(Basket.swiped(_:)))
        view.addGestureRecognizer(tap)
      }
      @objc func tapped() { delegate?.filled() }
      @objc(swipe:)
      private func swiped(_ tap: UITapGestureRecognizer) {}
    }

    """,
    "Shop/Bare.swift": "import Foundation\nfinal class Bare: UIView {}\nlet bare = UIView()\n",
    "ShopTests/BasketTests.swift": """
    import XCTest
    @testable import Shop
    @MainActor final class BasketTests: XCTestCase {
      var basket: Basket!
      override func setUp() {
        super.setUp()
        basket = Basket()
      }
      func testBasket() { XCTAssertNil(basket.delegate) }
    }

    """,
  ]

  @Test func `the edits keep an iPhone's code, and with them everything compiles`() throws {
    let folder = try PlantedFolder(Self.texts)
    let modules = try JudgedTests.modules()
    let before = try Diagnosis(path: folder.path, modules: modules)
    #expect(
      before.summary
        == "3 files: 0 compile as they are, 3 need edits; 1 place to edit before it runs")
    var repair = try Repair(of: before, in: folder.path)
    try repair.write(to: folder.path)
    let text = repair.difference
    #expect(
      text == """
        --- a/Shop/Bare.swift
        +++ b/Shop/Bare.swift
        @@ -1 +1,2 @@
        -import Foundation
        +import UIKit
        +import Foundation
        --- a/Shop/Basket.swift
        +++ b/Shop/Basket.swift
        @@ -3 +3,3 @@
        -import os.log
        +#if canImport(os)
        +import os.log
        +#endif
        @@ -4 +6,5 @@
        -import UIKit.UIGestureRecognizerSubclass
        +#if canImport(ObjectiveC)
        +import UIKit.UIGestureRecognizerSubclass
        +#else
        +import UIKit
        +#endif
        @@ -6 +12,4 @@
        -@objc protocol BasketDelegate {
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +protocol BasketDelegate: AnyObject {
        @@ -12 +21,4 @@
        -  @IBOutlet private weak var label: UILabel!
        +  #if canImport(ObjectiveC)
        +  @IBOutlet
        +  #endif
        +  private weak var label: UILabel!
        @@ -14 +26,1 @@
        -    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        +    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        @@ -15 +27,5 @@
        -    let tap = UITapGestureRecognizer(target: self, action: #selector(Basket.swiped(_:)))
        +#if canImport(ObjectiveC)
        +    let tap = UITapGestureRecognizer(target: self, action: #selector(Basket.swiped(_:)))
        +#else
        +    let tap = UITapGestureRecognizer(target: self, action: Selector("Basket.swiped(_:)"))
        +#endif
        @@ -18 +34,4 @@
        -  @objc func tapped() { delegate?.filled() }
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func tapped() { delegate?.filled() }
        @@ -19 +38,3 @@
        -  @objc(swipe:)
        +  #if canImport(ObjectiveC)
        +  @objc(swipe:)
        +  #endif
        --- a/ShopTests/BasketTests.swift
        +++ b/ShopTests/BasketTests.swift
        @@ -5 +5,1 @@
        -  override func setUp() {
        +  override func setUp() async throws {
        @@ -6 +5,0 @@
        -    super.setUp()
        --- /dev/null
        +++ b/ShopTests/Exports.swift
        @@ -0,0 +1,3 @@
        +#if canImport(MainActorXCTest)
        +@_exported import MainActorXCTest
        +#endif

        """)
    #expect(repair.counts == (13, 0))
    let after = try Diagnosis(path: folder.path, modules: modules)
    #expect(after.summary == "4 files: 4 compile as they are")
    #expect(try repair.takeBack(in: folder.path, before: before, after: after) == [])
  }

  @Test func `what needs thought is left, and code beside an attribute stays as it is`() throws {
    let text = """
      @objc protocol P { @objc optional func f() }
      class A: NSObject { @objc func g() {} }
      #if !os(iOS) && swift(>=5.9)
      #endif
      let timer = Timer(timeInterval: 1, target: a, selector: #selector(g), userInfo: nil, repeats: true)
      call(
        a, action: #selector(g))
      @IBAction
      func h() {}

      """
    let folder = try PlantedFolder(["A.swift": text])
    let copy = try PlantedFolder([:])
    let repair = try Repair(of: Diagnosis(quickly: folder.path), in: folder.path)
    try Repair.copy(folder.path, into: copy.path)
    try repair.write(to: copy.path)
    let difference = repair.difference
    #expect(
      difference == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1,4 @@
        -@objc protocol P { @objc optional func f() }
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +protocol P { @objc optional func f() }
        @@ -3 +6,1 @@
        -#if !os(iOS) && swift(>=5.9)
        +#if !(os(iOS) || os(Linux)) && swift(>=5.9)
        @@ -8 +11,3 @@
        -@IBAction
        +#if canImport(ObjectiveC)
        +@IBAction
        +#endif

        """)
    #expect(repair.counts == (3, 4))
  }

  @Test func `what is woken and does not compile goes to sleep again`() throws {
    let text = "#if os(iOS)\nlet a = 1\n#endif\n"
    let folder = try PlantedFolder(["A.swift": text, "B.swift": text])
    let before = try Diagnosis(quickly: folder.path)
    var repair = try Repair(of: before, in: folder.path)
    try repair.write(to: folder.path)
    var after = before
    after.files[1].compiles = false
    #expect(try repair.takeBack(in: folder.path, before: before, after: after) == ["B.swift"])
    #expect(repair.counts == (1, 1))
    func now(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }
    #expect(try now("A.swift") == "#if (os(iOS) || os(Linux))\nlet a = 1\n#endif\n")
    #expect(try now("B.swift") == text)
  }

  @Test func `a copy is written into nothing else`() throws {
    let folder = try PlantedFolder(["A.swift": "", ".git/config": "", "Other/B.swift": ""])
    #expect(
      throws: Diagnosis.Refusal(words: "\(folder.path)/Other: expected an empty folder, or none")
    ) {
      try Repair.copy(folder.path, into: folder.path + "/Other")
    }
  }
}
