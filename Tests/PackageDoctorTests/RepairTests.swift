import Foundation
import Testing

@testable import PackageDoctor

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
  func rounds(_ folder: borrowing PlantedFolder) throws -> RepairRounds {
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
        @@ -1,3 +1,6 @@
        +#if !canImport(ObjectiveC)
        +import UIKit
        +#endif
         import Foundation
         final class Bare: UIView {}
         let bare = UIView()
        --- a/Shop/Basket.swift
        +++ b/Shop/Basket.swift
        @@ -1,21 +1,48 @@
         // The basket.
         import UIKit
        +#if canImport(ObjectiveC)
         import os.log
        +#elseif canImport(os)
        +import os
        +#endif
        +#if canImport(ObjectiveC)
         import UIKit.UIGestureRecognizerSubclass
        +#else
        +import UIKit
        +#endif
         
        -@objc protocol BasketDelegate {
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +protocol BasketDelegate: AnyObject {
           func filled()
         }
         
         final class Basket: UIViewController {
           weak var delegate: BasketDelegate?
        -  @IBOutlet private weak var label: UILabel!
        +  #if canImport(ObjectiveC)
        +  @IBOutlet
        +  #endif
        +  private weak var label: UILabel!
           func listen(_ button: UIButton) {
        +    #if canImport(ObjectiveC)
             button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        +    #else
        +    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        +    #endif
        +    #if canImport(ObjectiveC)
             let tap = UITapGestureRecognizer(target: self, action: #selector(Basket.swiped(_:)))
        +    #else
        +    let tap = UITapGestureRecognizer(target: self, action: Selector("Basket.swiped(_:)"))
        +    #endif
             view.addGestureRecognizer(tap)
           }
        -  @objc func tapped() { delegate?.filled() }
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func tapped() { delegate?.filled() }
        +  #if canImport(ObjectiveC)
           @objc(swipe:)
        +  #endif
           private func swiped(_ tap: UITapGestureRecognizer) {}
         }
        --- a/ShopTests/BasketTests.swift
        +++ b/ShopTests/BasketTests.swift
        @@ -2,8 +2,7 @@
         @testable import Shop
         @MainActor final class BasketTests: XCTestCase {
           var basket: Basket!
        -  override func setUp() {
        -    super.setUp()
        +  override func setUp() async throws {
             basket = Basket()
           }
           func testBasket() { XCTAssertNil(basket.delegate) }
        --- /dev/null
        +++ b/ShopTests/Exports.swift
        @@ -0,0 +1,3 @@
        +#if canImport(MainActorXCTest)
        +@_exported import MainActorXCTest
        +#endif

        """)
    #expect(repair.hintForSetUps == nil)
    // The name of a selector is heard by nothing yet.
    #expect(repair.counts == (13, 1))
    let after = try Diagnosis(path: folder.path, modules: JudgedTests.modules())
    #expect(after == repair.diagnosis)
    #expect(
      after.summary
        == "4 files: 4 compile as they are; 1 place compiles and does not run until edited"
    )
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
        @@ -1,14 +1,25 @@
         @objc protocol P { @objc optional func f() }
         class A: NSObject { @objc func g() {} }
        -#if !os(iOS) && swift(>=5.9) // os(iOS)
        +#if !(os(iOS) || os(Linux)) && swift(>=5.9) // os(iOS)
         #endif
         let timer = Timer(timeInterval: 1, target: a, selector: #selector(g), userInfo: nil, repeats: true)
         call(
           a, action: #selector(g))
        -public @IBAction @objc  func h() {}
        +#if canImport(ObjectiveC)
        +@IBAction
        +#endif
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +public func h() {}
        +#if canImport(ObjectiveC)
         @objc // for others
        +#endif
         func i() {}
        -@objc /* of several
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +/* of several
         lines */ func j() {}
         switch a { case 1:
         case 2: view.add(UITapGestureRecognizer(target: self, action: #selector(k)))

        """)
    #expect(repair.edits.map(\.finding.line) == [3, 8, 8, 9, 11])
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

  @Test func `a constant of Apple's C headers is written as its value, in its type`() throws {
    let folder = try PlantedFolder([
      "Package.swift": JudgedTests.manifest("targets: [.target(name: \"Shop\")]"),
      "Sources/Shop/Wait.swift": """
      let wait = 2 * NSEC_PER_SEC, moment = NSEC_PER_MSEC
      let seconds = Double(wait) / Double(NSEC_PER_SEC)
      let largest: Float = HUGE

      """,
    ])
    let repair = try rounds(folder)
    #expect(
      repair.difference == """
        --- a/Sources/Shop/Wait.swift
        +++ b/Sources/Shop/Wait.swift
        @@ -1,3 +1,3 @@
        -let wait = 2 * NSEC_PER_SEC, moment = NSEC_PER_MSEC
        -let seconds = Double(wait) / Double(NSEC_PER_SEC)
        +let wait = 2 * UInt64(1_000_000_000), moment = UInt64(1_000_000)
        +let seconds = Double(wait) / Double(1_000_000_000)
         let largest: Float = HUGE

        """)
    #expect(repair.diagnosis.findings.map(\.what) == ["HUGE"])
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
        @@ -1,8 +1,15 @@
         import UIKit
         extension UIButton {
        -  @objc func listen(to other: Other) {
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func listen(to other: Other) {
             addTarget(self, action: #selector(Other.tapped), for: .touchUpInside)
        +    #if canImport(ObjectiveC)
             let tap = UITapGestureRecognizer(target: self, action: #selector(listen))
        +    #else
        +    let tap = UITapGestureRecognizer(target: self, action: Selector("listen"))
        +    #endif
             addGestureRecognizer(tap)
           }
         }

        """)
    #expect(rounds.counts == (2, 2))
    #expect(
      rounds.diagnosis.findings.map(\.what) == ["#selector(Other.tapped)", "Selector(\"listen\")"])
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
        @@ -1,2 +1,5 @@
         import UIKit
        -@objc final class A: UIViewController {}
        +#if canImport(ObjectiveC)
        +@objc
        +#endif
        +final class A: UIViewController {}
        --- a/B.swift
        +++ b/B.swift
        @@ -1,3 +1,6 @@
        -#if os(iOS)
        +#if !canImport(ObjectiveC)
        +import UIKit
        +#endif
        +#if (os(iOS) || os(Linux))
         let a = UIViewController()
         #endif

        """)
    #expect(rounds.counts == (3, 0))
    #expect(rounds.diagnosis.summary == "2 files: 2 compile as they are")
  }
}
