import FlowExploration
import Testing

/// A time in a model is the time that is written, to the millisecond.
@MainActor @Suite struct ModelTimeTests {
  /// The findings where a value comes true some milliseconds after the start, and is promised for a time.
  ///
  /// The app is left alone one second after its start, so the promise waits from then on.
  private func findings(afterMilliseconds time: Int, within promised: String) throws -> [String] {
    try FlowModel(
      parsing: """
        value ready
        screen Feed
          after \(time)ms set ready
        root screen Feed
        eventually ready within \(promised)
        without rotation application memoryWarning
        """
    ).explorer.explore(.breadthFirst(depth: 0)).findings.map(\.headline)
  }

  @Test(arguments: [
    ("2365s", 2_365_000, "2365s"), ("1.001s", 1_001, "1001ms"), ("7ms", 7, "7ms"),
    ("90s", 90_000, "90s"), ("1.5s", 1_500, "1500ms"), ("0.100s", 100, "100ms"),
  ])
  func `a promise has the time that is written, and not a millisecond more`(
    words: String, milliseconds: Int, printed: String
  ) throws {
    #expect(try findings(afterMilliseconds: 1_000 + milliseconds, within: words) == [])
    #expect(
      try findings(afterMilliseconds: 1_001 + milliseconds, within: words) == [
        "promise broken: eventually: ready within \(printed)"
      ])
  }

  @Test(arguments: [FlowStrategy.breadthFirst(depth: 2), .nearestFirst(depth: 2)])
  func `what comes by itself has a wait in its flow, and no gesture that only takes time`(
    strategy: FlowStrategy
  ) throws {
    func flows(_ exclusions: String) throws -> [[String]] {
      try FlowModel(
        parsing: """
          value closed
          screen Hall
            on "Enter" push Room
          screen Room
            after 1500ms set closed
          root stack Hall
          never closed
          without rotation \(exclusions)
          """
      ).explorer.explore(strategy).findings.map(\.flow)
    }
    #expect(try flows("") == [["tap \"Enter\"", "wait until the next deadline"]])
    #expect(
      try flows("application memoryWarning waiting")
        == [["tap \"Enter\"", "begin to swipe back and let go"]])
  }
}
