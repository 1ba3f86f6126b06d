import Testing

@testable import Demo

/// The command `gallery`.
@Suite @MainActor struct GalleryTourTests {
  @Test func `the list names every shape in a line`() async throws {
    let played = await Played(Command(["gallery"]))
    #expect(played.status == 0)
    let line = try #require(played.output.split(separator: "\n").dropFirst(2).first)
    #expect(line.hasPrefix("  1  closure-property "))
    #expect(line.hasSuffix("  A closure that the screen stores captures the screen."))
  }

  @Test func `an unknown shape is a diagnostic and status 2`() async {
    let played = await Played(Command(["gallery", "no-such-shape"]))
    #expect(
      played.errors == "Demo: no shape \"no-such-shape\" in the gallery; gallery lists them\n")
    #expect(played.output == "")
    #expect(played.status == 2)
  }

  @Test func `a name or a row's number asks for a shape`() {
    #expect(Command(["gallery", "timer"]) == .gallery(.shape("timer")))
    #expect(Command(["gallery", "--table"]) == .gallery(.table))
    #expect(Command(["gallery", "a", "b"]) == .misunderstood("too many words after gallery"))
  }
}
