import LifecycleKit

extension Simulation {
  /// The events since the last assertion.
  var unassertedEvents: [LifecycleEvent] { log.events(from: assertedEventCount) }

  /// Takes the events since the last assertion as asserted.
  func takeEvents() -> [LifecycleEvent] {
    let events = unassertedEvents
    assertedEventCount = log.count
    return events
  }

  /// Expects exactly these events since the last assertion, one a line as in a transcript without the
  /// instants; they count as asserted, as expected or not.
  ///
  /// Ends no turn, so that a test can tell what came inside a call from what came at the end of the turn.
  ///
  ///     navigation.popViewController(animated: true)
  ///     simulation.expectEvents("Detail#1 willMove(toParent: nil)")
  ///     simulation.endTurn()
  ///     simulation.expectEvents("""
  ///       Detail#1 viewWillDisappear (animated)
  ///       List#1 viewWillAppear (animated)
  ///       """)
  ///
  /// - Complexity: O(events since, squared) for the difference, where there is one.
  public func expectEvents(
    _ expected: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let found = takeEvents().map(\.line)
    guard let difference = TextDifference(of: expected.trimmedLines, found) else { return }
    CallSite(fileID: fileID, file: file, line: line, column: column).fail(
      "the events are not as expected (- expected, + happened):\n\(difference.text)")
  }

  /// Passes over the events since the last assertion, which an exhaustive test would miss, and which the
  /// next assertion would otherwise begin with. The reason is for the reader.
  public func skipEvents(because reason: String) {
    _ = takeEvents()
  }

  /// Expects this drawing of the events since the last assertion; they count as asserted. Ends no turn.
  ///
  /// The failure points at the first column that differs, and names the event there. Spaces at the ends of
  /// lines and a line break at the end do not count. - Parameter width: as in `LifecycleLog.timeline`.
  public func expectTimeline(
    _ expected: String, width: Int = 80, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let events = takeEvents()
    let drawn = LifecycleTimeline(events).drawn(width: width)
    guard let difference = TimelineDifference(of: expected, drawn: drawn, events, width: width)
    else { return }
    CallSite(fileID: fileID, file: file, line: line, column: column).fail(difference.text)
  }
}
