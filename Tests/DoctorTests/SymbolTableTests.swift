import Foundation
import Testing

@testable import Doctor

/// The table of what `import UIKit` brings.
@Suite struct SymbolTableTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the written table is what the sources say`() throws {
    let read = try SymbolTable(repository: Self.root.path)
    let file = try String(
      contentsOf: Self.root.appending(path: SymbolTable.writtenPath), encoding: .utf8)
    // Compared apart: nobody wants to read two tables.
    let isUpToDate = read == .known && file == read.swiftFile
    #expect(
      isUpToDate,
      "the module has changed; run `swift run Demo doctor --write-symbols` in the root folder")
  }

  @Test func `single names are exported from the module below, and the others stay unseen`() {
    let shown = """
      @_exported import Foundation
      @_exported import class UIThings.UIThing
      @_exported import typealias UIThings.UIThingStyle
      @_exported import let UIThings.UIThingCount
      open class UIOwn: UIThing { open func a() {} }
      extension UIThing { public func b(c: Int) {} }
      extension Bundle { public func d() {} }
      public func uiDo() {}
      func hidden() {}
      """
    let hidden = """
      open class ThingBase: NSObject { open func m() {} }
      open class UIThing: ThingBase {
        public required init() {}
        open var e = 1
        public func f() {}
        public static let g = 1
        func h() {}
        public enum Style { case i, j }
      }
      extension UIThing { package func k() {} }
      public typealias UIThingStyle = UIThing.Style
      public let UIThingCount = 1
      public struct Unseen {}
      extension Unseen { public func l() {} }
      """
    let table = SymbolTable(
      shown: [SourceFile(path: "", text: shown)], hidden: [SourceFile(path: "", text: hidden)])
    #expect(
      table.rows == """
        Bundle extension|||d()|
        Foundation module||||
        ThingBase class|NSObject|m()||
        UIOwn class|UIThing|a()||
        UIThing class|ThingBase|e init()|b(c:) f()|Style g
        UIThing.Style enum||||i j
        UIThingCount let||||
        UIThingStyle typealias|UIThing.Style|||
        uiDo func||||

        """)
    #expect(SymbolTable(rows: table.rows) == table)
  }

  @Test func `the module is known by what everybody uses`() {
    for name in [
      "UIViewController", "UINavigationController", "UIWindow", "UIView", "UIApplication",
    ] {
      #expect(SymbolTable.known.ancestry(of: name)?.last?.name == "UIResponder", "\(name)")
    }
    #expect(
      SymbolTable.known.types["UIViewController"]?.open
        .isSuperset(of: ["viewDidLoad()", "present(_:animated:completion:)", "view"]) == true)
  }
}
