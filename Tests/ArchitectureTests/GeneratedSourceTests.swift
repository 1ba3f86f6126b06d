import Testing

@testable import WriteGenerated

@Suite struct GeneratedSourceTests {
  @Test func `generated sources are what their declarations make of them`() throws {
    let sources = try GeneratedSource.all(root: Repository.root)
    #expect(sources.count == 4)
    for source in sources {
      let written = try Repository.text(source.path)
      #expect(written == source.text, "run `swift run WriteGenerated`: \(source.path)")
    }
  }

  @Test func `an optional method is read with its default`() throws {
    let source = """
      public protocol Game: AnyObject {}
      @MainActor public protocol GameDelegate:
        AnyObject
      {
        func required()

        // @optional
        /// Whether it may begin.
        func game(_ game: Game, mayBeginFor players: [Int: (Int, Int)]) -> Bool  // = true
        func game(
          _ game: Game, scoreFor player: Int
        ) -> (Int, Int)?
        func gameDidEnd(
          _ game: Game, then next: @escaping (Int) -> Void
        )
        // = next(
        //   1)
      }
      """
    let read = try OptionalProtocol.all(in: source)
    #expect(read.map(\.name) == ["GameDelegate"])
    #expect(read.first?.parents == ["AnyObject"])
    let methods = read.first?.methods ?? []
    #expect(
      methods.map(\.fullName) == [
        "game(_:mayBeginFor:)", "game(_:scoreFor:)", "gameDidEnd(_:then:)",
      ])
    #expect(methods.map(\.result) == ["Bool", "(Int, Int)?", nil])
    #expect(methods.map(\.body) == ["true", "nil", "next( 1)"])
    #expect(methods.first?.parameters.map(\.type) == ["Game", "[Int: (Int, Int)]"])
  }

  @Test func `a result without a default is refused`() {
    #expect(throws: OptionalMethod.Unreadable.self) {
      try OptionalMethod("  func game(_ game: Game) -> Bool")
    }
  }
}
