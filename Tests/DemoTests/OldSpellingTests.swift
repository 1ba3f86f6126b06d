import Testing

@testable import Demo

@Suite struct OldSpellingTests {
  @Test func `without words the Demo runs the tour`() {
    #expect(OldSpelling.answer(to: []) == nil)
  }

  @Test(arguments: [
    (["play", "x"], "play x"), (["help"], "help"), (["--version"], "version"),
    (["--report", "tour.html"], "tour --report tour.html"),
    (["--compare", "a", "b", "c d.html"], "compare a b 'c d.html'"),
    (["gallery", "--site", "Bob's"], "gallery --site 'Bob'\\''s'"),
    (["graph", "dot"], "graph dot"),
  ])
  func `words are told how to be typed now`(words: [String], told: String) {
    #expect(
      OldSpelling.answer(to: words)
        == "Demo only runs the tour now. Type: swift run lifecycle " + told)
  }
}
