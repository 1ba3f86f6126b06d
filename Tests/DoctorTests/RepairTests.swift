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

  /// The doctor's edits of some files.
  private func rounds(_ folder: borrowing PlantedFolder) throws -> RepairRounds {
    try RepairRounds(by: Examiner(path: folder.path, modules: JudgedTests.modules()))
  }

  @Test func `the edits keep an iPhone's code, and with them everything compiles`() throws {
    let folder = try PlantedFolder(Self.texts)
    let repair = try rounds(folder)
    try repair.write(to: folder.url)
    let text = repair.difference
    #expect(
      text == """
        --- a/Shop/Bare.swift
        +++ b/Shop/Bare.swift
        @@ -0,0 +1,3 @@
        +#if !canImport(ObjectiveC)
        +import UIKit
        +#endif
        --- a/Shop/Basket.swift
        +++ b/Shop/Basket.swift
        @@ -2,0 +3,1 @@
        +#if canImport(os)
        @@ -3,0 +5,2 @@
        +#endif
        +#if canImport(ObjectiveC)
        @@ -4,0 +8,3 @@
        +#else
        +import UIKit
        +#endif
        @@ -6,1 +12,4 @@
        -@objc protocol BasketDelegate {
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +protocol BasketDelegate: AnyObject {
        @@ -12,1 +21,4 @@
        -  @IBOutlet private weak var label: UILabel!
        +  #if canImport(ObjectiveC)
        +  @IBOutlet
        +  #endif
        +  private weak var label: UILabel!
        @@ -13,0 +26,1 @@
        +#if canImport(ObjectiveC)
        @@ -14,0 +28,4 @@
        +#else
        +    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        +#endif
        +#if canImport(ObjectiveC)
        @@ -15,0 +33,3 @@
        +#else
        +    let tap = UITapGestureRecognizer(target: self, action: Selector("Basket.swiped(_:)"))
        +#endif
        @@ -18,1 +38,5 @@
        -  @objc func tapped() { delegate?.filled() }
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func tapped() { delegate?.filled() }
        +  #if canImport(ObjectiveC)
        @@ -19,0 +44,1 @@
        +  #endif
        --- a/ShopTests/BasketTests.swift
        +++ b/ShopTests/BasketTests.swift
        @@ -4,0 +5,1 @@
        +#if canImport(ObjectiveC)
        @@ -6,0 +8,4 @@
        +    basket = Basket()
        +  }
        +#else
        +  override func setUp() async throws {
        @@ -8,0 +14,1 @@
        +#endif
        --- /dev/null
        +++ b/ShopTests/Exports.swift
        @@ -0,0 +1,3 @@
        +#if canImport(MainActorXCTest)
        +@_exported import MainActorXCTest
        +#endif

        """)
    #expect(repair.counts == (13, 0))
    let after = try Diagnosis(path: folder.path, modules: JudgedTests.modules())
    #expect(after == repair.diagnosis)
    #expect(after.summary == "4 files: 4 compile as they are")
  }

  @Test(arguments: [") #selector(", "f(a\n) #selector(", "#selector(a, (\nb)"])
  func `a selector whose brackets do not end with its statement is left`(text: String) throws {
    let sources = SourceFolder(texts: [("A.swift", text)])
    let repair = Repair(of: Diagnosis(of: sources), in: EditedFolder(sources))
    #expect(EditedFolder(sources).with(repair).difference == "")
  }

  @Test func `what needs thought is left, and code beside an attribute stays as it is`() throws {
    let text = #"""
      @objc protocol P { @objc optional func f() }
      class A: NSObject { @objc func g() {} }
      #if !os(iOS) && swift(>=5.9) // os(iOS)
      #endif
      let timer = Timer(timeInterval: 1, target: a, selector: #selector(g), userInfo: nil, repeats: true)
      call(
        a, action: #selector(g))
      public @IBAction @objc  func h() {}
      @objc // for others
      func i() {}
      @objc /* of several
      lines */ func j() {}
      switch a { case 1:
      case 2: view.add(UITapGestureRecognizer(target: self, action: #selector(k)))
      default: break
      }
      if let tap = UITapGestureRecognizer(target: self, action: #selector(l))
      {}
      var m = UITapGestureRecognizer(target: self, action: #selector(n))
        .map { $0 }
      import os; import UIKit

      """#
    let sources = SourceFolder(texts: [("A.swift", text)])
    let repair = Repair(of: Diagnosis(of: sources), in: EditedFolder(sources))
    #expect(
      EditedFolder(sources).with(repair).difference == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,1 +1,4 @@
        -@objc protocol P { @objc optional func f() }
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +protocol P { @objc optional func f() }
        @@ -3,1 +6,1 @@
        -#if !os(iOS) && swift(>=5.9) // os(iOS)
        +#if !(os(iOS) || os(Linux)) && swift(>=5.9) // os(iOS)
        @@ -8,1 +11,8 @@
        -public @IBAction @objc  func h() {}
        +#if canImport(ObjectiveC)
        +@IBAction
        +#endif
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +public func h() {}
        +#if canImport(ObjectiveC)
        @@ -9,0 +20,1 @@
        +#endif
        @@ -11,1 +22,4 @@
        -@objc /* of several
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +/* of several

        """)
    #expect(repair.edits.map(\.finding.line) == [1, 3, 8, 8, 9, 11])
  }

  /// A folder whose files sleep on Linux, and what is said of it when some do not compile awake.
  private func woken(
    _ names: [String], broken: @escaping (Set<String>) -> Set<String>
  ) throws -> RepairRounds {
    let text = "#if os(iOS)\nlet a = 1\n#endif\n"
    let folder = SourceFolder(texts: names.map { ($0, text) })
    func diagnosis(_ folder: SourceFolder) -> Diagnosis {
      var said = Diagnosis(of: folder)
      let bad = broken(Set(folder.files.filter { $0.text != text }.map(\.path)))
      for index in said.files.indices where bad.contains(said.files[index].path) {
        said.files[index].compiles = false
      }
      return said
    }
    return try RepairRounds(of: diagnosis(folder), in: folder, diagnose: diagnosis)
  }

  @Test func `what is woken and does not compile goes to sleep again`() throws {
    let rounds = try woken(["A.swift", "B.swift"]) { $0.intersection(["B.swift"]) }
    #expect(rounds.untouched.map(\.path) == ["B.swift"])
    #expect(rounds.files.keys.sorted() == ["A.swift"])
    #expect(rounds.counts == (1, 1))
    #expect(rounds.difference.hasPrefix("--- a/A.swift\n"))
    #expect(!rounds.difference.contains("B.swift"))
  }

  @Test func `what needs something that has gone to sleep again sleeps too`() throws {
    let rounds = try woken(["A.swift", "B.swift", "C.swift"]) { awake in
      awake.contains("B.swift") ? ["B.swift"] : awake.intersection(["A.swift"])
    }
    #expect(rounds.untouched.map(\.path) == ["A.swift", "B.swift"])
    #expect(rounds.files.keys.sorted() == ["C.swift"])
    #expect(rounds.counts == (1, 2))
  }

  @Test func `an edit that does not help is taken back, and no other`() throws {
    let folder = try PlantedFolder([
      "A.swift": """
      import UIKit
      extension UIButton {
        @objc func listen(to other: Other) {
          addTarget(self, action: #selector(Other.tapped), for: .touchUpInside)
          let tap = UITapGestureRecognizer(target: self, action: #selector(listen))
          addGestureRecognizer(tap)
        }
      }
      final class Other { func tapped() {} }

      """
    ])
    let rounds = try rounds(folder)
    #expect(
      rounds.difference == """
        --- a/A.swift
        +++ b/A.swift
        @@ -3,1 +3,4 @@
        -  @objc func listen(to other: Other) {
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func listen(to other: Other) {
        @@ -4,0 +8,1 @@
        +#if canImport(ObjectiveC)
        @@ -5,0 +10,3 @@
        +#else
        +    let tap = UITapGestureRecognizer(target: self, action: Selector("listen"))
        +#endif

        """)
    #expect(rounds.counts == (2, 1))
    #expect(rounds.diagnosis.findings.map(\.what) == ["#selector(Other.tapped)"])
  }

  @Test func `what the edits bring to light is edited in the next round`() throws {
    let folder = try PlantedFolder([
      "A.swift": "import UIKit\n@objc final class A: UIViewController {}\n",
      "B.swift": "#if os(iOS)\nlet a = UIViewController()\n#endif\n",
    ])
    let rounds = try rounds(folder)
    #expect(
      rounds.difference == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,1 +2,4 @@
        -@objc final class A: UIViewController {}
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +final class A: UIViewController {}
        --- a/B.swift
        +++ b/B.swift
        @@ -1,1 +1,4 @@
        -#if os(iOS)
        +#if !canImport(ObjectiveC)
        +import UIKit
        +#endif
        +#if (os(iOS) || os(Linux))

        """)
    #expect(rounds.counts == (3, 0))
    #expect(rounds.diagnosis.summary == "2 files: 2 compile as they are")
  }

  @Test func `a set-up that has a superclass of its own here goes on calling it`() throws {
    let folder = try PlantedFolder([
      "ShopTests/Base.swift": """
      import XCTest
      @MainActor class Base: XCTestCase {
        var names: [String] = []
        override func setUp() {
          names = ["base"]
        }
        func testNothing() async {}
      }

      """,
      "ShopTests/Heir.swift": """
      import XCTest
      @MainActor final class Heir: Base {
        var text = ""
        override func setUpWithError() throws {
          try super.setUpWithError()
          text = \"""
            super.setUp()
            \"""
          names.append(text)
        }
        func testMore() async {}
      }

      """,
    ])
    let rounds = try rounds(folder)
    #expect(
      rounds.difference == """
        --- a/ShopTests/Base.swift
        +++ b/ShopTests/Base.swift
        @@ -3,0 +4,1 @@
        +#if canImport(ObjectiveC)
        @@ -4,0 +6,4 @@
        +    names = ["base"]
        +  }
        +#else
        +  override func setUp() async throws {
        @@ -6,0 +12,1 @@
        +#endif
        --- a/ShopTests/Heir.swift
        +++ b/ShopTests/Heir.swift
        @@ -3,0 +4,1 @@
        +#if canImport(ObjectiveC)
        @@ -5,0 +7,8 @@
        +    text = \"""
        +      super.setUp()
        +      \"""
        +    names.append(text)
        +  }
        +#else
        +  override func setUp() async throws {
        +    try await super.setUp()
        @@ -10,0 +20,1 @@
        +#endif

        """)
    #expect(rounds.diagnosis.summary == "2 files: 2 compile as they are")
  }
}
