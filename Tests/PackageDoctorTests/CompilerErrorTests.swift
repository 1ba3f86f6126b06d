import Foundation
import Testing

@testable import PackageDoctor

/// How the compiler is asked, and how its answers are read.
@Suite struct CompilerErrorTests {
  @Test func `errors are read with their places, warnings and notes are not`() {
    let errors = CompilerError.errors(
      in: """
        /tmp/x/12.swift:3:7: error: cannot find type 'A' in scope
        class B: A {
              ^
        /tmp/x/12.swift:3:7: note: did you mean 'B'?
        /tmp/x/12.swift:4:1: warning: unused
        /tmp/x/3/main.swift:1:9: error: a: b [#NominalTypes]
        /tmp/x/12.swift:3:7: error: cannot find type 'A' in scope
        /usr/lib/y.swiftinterface:9:9: error: of others
        <unknown>:0: error: nowhere
        """, folder: "/tmp/x")
    #expect(
      errors == [
        CompilerError(file: 12, line: 3, column: 7, message: "cannot find type 'A' in scope"),
        CompilerError(file: 3, line: 1, column: 9, message: "a: b"),
      ])
    #expect(errors.first?.template == "cannot find type '…' in scope")
    #expect(errors.first?.names == ["A"])
  }

  @Test func `what a type is an alias of is no name of its own`() {
    let error = CompilerError(
      file: 0, line: 1, column: 1, message: "value of type 'A<B>' (aka 'C') has no member 'd'")
    #expect(error.template == "value of type '…' has no member '…'")
    #expect(error.names == ["A<B>", "d"])
  }

  @Test func `in the place of an import that is not there stands an error, and every line stays`() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        import UIKit; @preconcurrency import Gone
        #if canImport(Gone)
        import class Gone.Thing
        #endif
        import UIKit.UIGestureRecognizerSubclass
        @testable import Shop // import Gone
        """)
    #expect(
      ReachableText(file, absent: ["Gone"]).text == """
        import UIKit;#error("no module Gone")
        #if canImport(Gone)
        #error("no module Gone")
        #endif
        import UIKit;#error("no module UIKit.UIGestureRecognizerSubclass")
        @testable import Shop // import Gone
        """)
  }

  @Test func `targets come behind those that they are built upon`() {
    let targets = ["C": ["B"], "A": [], "B": ["A", "Elsewhere"]].sorted { $0.key > $1.key }
      .map { SourceTarget(module: $0.key, folder: "", files: [], dependencies: $0.value) }
    #expect(SourceTarget.ordered(targets).map(\.module) == ["A", "B", "C"])
  }

  @Test func `modules that are not built are not found`() throws {
    let folder = try PlantedFolder([".build/debug/Modules/Other.swiftmodule": ""])
    #expect(BuiltModules(besideProgram: folder.path + "/.build/debug/Demo") == nil)
    let built = try PlantedFolder([".build/debug/Modules/UIKit.swiftmodule": ""])
    let modules = BuiltModules(besideProgram: built.path + "/.build/debug/Demo")
    #expect(modules?.path.hasSuffix("/.build/debug/Modules") == true)
  }
}

/// Which errors an export can fix.
@Suite struct ExportTests {
  @Test func `an export fixes nothing where each file with an error has the import already`() {
    let files = ["import UIKit\nlet a = B()\n", "import Foundation\nlet c = UIView()\n"].map {
      SourceFile(path: "A.swift", text: $0)
    }
    let errors = files.indices.map {
      CompilerError(file: $0, line: 2, column: 9, message: "cannot find 'B' in scope")
    }
    #expect(!Export.interface.isMissed(by: [errors[0]], in: files))
    #expect(Export.interface.isMissed(by: errors, in: files))
    #expect(Export.networking.isMissed(by: [errors[0]], in: files))
  }
}
