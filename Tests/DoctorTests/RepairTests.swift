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
    let repair = try Repair(of: before, in: folder.path)
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

  /// A folder whose files sleep on Linux, and what is said of it when some do not compile awake.
  private func woken(
    _ names: [String], broken: @escaping (Set<String>) -> Set<String>
  ) throws -> (rounds: RepairRounds, awake: Set<String>) {
    let text = "#if os(iOS)\nlet a = 1\n#endif\n"
    let folder = try PlantedFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    func awake() throws -> Set<String> {
      Set(
        try names.filter {
          try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) != text
        })
    }
    func diagnosis() throws -> Diagnosis {
      var said = try Diagnosis(quickly: folder.path)
      let bad = broken(try awake())
      for index in said.files.indices where bad.contains(said.files[index].path) {
        said.files[index].compiles = false
      }
      return said
    }
    let rounds = try RepairRounds(of: diagnosis(), in: folder.path, diagnose: diagnosis)
    return (rounds, try awake())
  }

  @Test func `what is woken and does not compile goes to sleep again`() throws {
    let (rounds, awake) = try woken(["A.swift", "B.swift"]) { $0.intersection(["B.swift"]) }
    #expect(rounds.asleep == ["B.swift"] && awake == ["A.swift"])
    #expect(rounds.counts == (1, 1))
    #expect(rounds.difference.hasPrefix("--- a/A.swift\n"))
    #expect(!rounds.difference.contains("B.swift"))
  }

  @Test func `what is woken and does not compile stays awake where others need it`() throws {
    let (rounds, awake) = try woken(["A.swift", "B.swift"]) { awake in
      awake.contains("B.swift") ? ["B.swift"] : awake.intersection(["A.swift"])
    }
    #expect(rounds.asleep == [] && awake == ["A.swift", "B.swift"])
    #expect(rounds.counts == (2, 0))
  }

  @Test func `what the edits bring to light is edited in the next round`() throws {
    let modules = try JudgedTests.modules()
    let folder = try PlantedFolder([
      "A.swift": "import UIKit\n@objc final class A: UIViewController {}\n",
      "B.swift": "#if os(iOS)\nlet a = UIViewController()\n#endif\n",
    ])
    func diagnosis() throws -> Diagnosis { try Diagnosis(path: folder.path, modules: modules) }
    let rounds = try RepairRounds(of: diagnosis(), in: folder.path, diagnose: diagnosis)
    #expect(
      rounds.difference == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2 +2,4 @@
        -@objc final class A: UIViewController {}
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +final class A: UIViewController {}
        --- a/B.swift
        +++ b/B.swift
        @@ -1 +1,1 @@
        -#if os(iOS)
        +#if (os(iOS) || os(Linux))
        --- a/B.swift
        +++ b/B.swift
        @@ -1 +1,2 @@
        -#if (os(iOS) || os(Linux))
        +import UIKit
        +#if (os(iOS) || os(Linux))

        """)
    #expect(rounds.counts == (3, 0))
    #expect(rounds.diagnosis.summary == "2 files: 2 compile as they are")
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
