/// A script as the source of a test in Swift, with the trait that judges it.
///
/// Screens become classes, steps UIKit's calls. No local variable holds a screen: one that a later step speaks of has
/// a weak variable.
struct TestSource {
  /// A step that has no form in a test.
  struct Untranslatable: Error, Equatable {
    var line: Int
    var what: String
    var words: String { "line \(line) cannot be told in Swift: \(what)" }
  }

  let text: String

  /// The test that is to stand in a file of this name.
  init(_ lines: [Script.Line], fileName: String) throws(Untranslatable) {
    // The first draft finds out which screens are spoken of later.
    var draft = TestWriter()
    for line in lines { try draft.write(line) }
    var writer = TestWriter(referenced: draft.spokenOf, linked: draft.linkedTo)
    for line in lines { try writer.write(line) }
    text = writer.text(suite: Self.suite(in: fileName))
  }

  /// The name of the suite in a file: `second-thoughts.swift` has `SecondThoughtsTests`.
  static func suite(in fileName: String) -> String {
    let words = fileName.prefix { $0 != "." }.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard name.first?.isLetter == true else { return "SessionTests" }
    return name.hasSuffix("Tests") ? name : name + (name.hasSuffix("Test") ? "s" : "Tests")
  }
}
