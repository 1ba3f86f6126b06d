import Testing

@testable import PackageDoctor

/// How source is cut, parted and listed.
@Suite struct ReadingTests {
  private func words(_ text: String) -> [String] {
    SwiftTokenizer.tokens(of: text).map { "\($0.line) \($0.kind == .literal ? "…" : $0.text)" }
  }

  @Test func `words, signs, attributes and directives keep their lines`() {
    #expect(
      words("@objc func `class`() -> A? {\n  #selector(b) // no\n} /* 1\n /* 2 */ */ c")
        == [
          "1 @objc", "1 func", "1 class", "1 (", "1 )", "1 ->", "1 A", "1 ?", "1 {", "2 #selector",
          "2 (", "2 b", "2 )", "3 }", "4 c",
        ])
  }

  @Test func `a byte order mark is no part of the first word`() {
    #expect(words("\u{FEFF}import A") == ["1 import", "1 A"])
  }

  @Test func `strings of all forms are one literal`() {
    #expect(words(#"a "b \" c" d"#) == ["1 a", "1 …", "1 d"])
    #expect(words("a \"\"\"\n b \" c\n\"\"\" d") == ["1 a", "1 …", "3 d"])
    #expect(
      words(##"a #"b " \(c) \#(d(e))"# f"##)
        == ["1 a", "1 …", "1 (", "1 d", "1 (", "1 e", "1 )", "1 )", "1 f"])
    #expect(
      words("\"a \\(\"b \\(c)\") d\" e") == [
        "1 …", "1 (", "1 …", "1 (", "1 c", "1 )", "1 )", "1 e",
      ])
    #expect(words("a \"never closed\nb") == ["1 a", "1 …", "2 b"])
  }

  @Test func `a regular expression is a literal and a division is none`() {
    #expect(words("a = /b\"\\/c/ d") == ["1 a", "1 =", "1 …", "1 d"])
    #expect(words("#/a \" b/# c") == ["1 …", "1 c"])
    #expect(words("a / b / c") == ["1 a", "1 /", "1 b", "1 /", "1 c"])
    #expect(words("1.5 2.description 0x1F") == ["1 …", "1 …", "1 .", "1 description", "1 …"])
  }

  @Test(arguments: [
    ("os(iOS) || !os(Linux) && DEBUG", false, true),
    ("(os(iOS) || os(Linux)) && canImport(UIKit)", true, true),
    ("canImport(Combine)", false, true),
    ("canImport(AppKit)", false, false),
    ("swift(>=5.9) && !compiler(<5)", true, true),
    ("SOME_FLAG", false, false),
    ("canImport(Others) || os(Linux)", true, nil),
    ("canImport(Others) && os(macOS)", false, false),
    ("canImport(Others) && os(iOS)", false, nil),
    ("!targetEnvironment(macCatalyst)", true, true),
  ]) func `conditions are answered as the platform does`(text: String, linux: Bool, phone: Bool?) {
    var index = 0
    let condition = Condition.read(SwiftTokenizer.tokens(of: text), &index)
    #expect(condition.answer(on: .linux(modules: [])) == linux)
    #expect(condition.answer(on: .phone(modules: [])) == phone)
  }

  @Test func `of an if's branches the first that is true is compiled`() {
    let blocks = ConditionalBlocks(
      SwiftTokenizer.tokens(
        of: """
          #if os(macOS)
          a
          #elseif canImport(UIKit)
          b
          #if canImport(Combine)
          c
          #else
          d
          #endif
          #else
          e
          #endif
          f
          """), modules: [])
    #expect(blocks.active.map(\.text) == ["b", "d", "f"])
    #expect(blocks.branches == [.init(line: 5, condition: "canImport(Combine)", isFence: false)])
  }

  @Test func `declarations have names, labels, places and modifiers`() {
    let text = """
      public extension A.B { static func f(_ a: [Int] = [1, 2], b c: (Int, Int)) async -> Int { let x = 1 } }
      final class C<D: UIView, E>: F<G>, @unchecked H & I where D: J {
        private(set) public var k: Int { 1 }
        class func l() {}
        enum M: Int { case n = -1, o(p: Int), q }
        init?(r: Int) {}
      }
      typealias S = T.U
      """
    let found = SourceFile(path: "", text: text).declarations.map { found in
      "\(found.line) \(found.kind) \(found.container ?? "-") \(found.fullName) "
        + (found.modifiers.sorted() + found.inherited).joined(separator: ",")
    }
    #expect(
      found == [
        "1 extension - A.B public", "1 func A.B f(_:b:) static", "1 let - x ",
        "2 class - C final,F,H,I", "3 var C k private(set),public", "4 func C l() class",
        "5 enum C M Int", "5 case C.M n ", "5 case C.M o ", "5 case C.M q ", "6 init C init(r:) ",
        "8 typealias - S T.U",
      ])
  }
}
