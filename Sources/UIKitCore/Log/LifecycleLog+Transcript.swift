import VirtualTime

extension LifecycleLog {
  /// The events from a position on, a line each: the instant, then the event.
  ///
  ///     0.000 s  A#1 viewWillDisappear (animated)
  ///     0.350 s  A#1 viewDidDisappear (animated)
  ///
  /// Deterministic: the same program gives the same text, byte for byte.
  public func transcript(from start: Int = 0) -> String {
    Self.lines(of: events(from: start))
  }

  static func lines(of events: [LifecycleEvent]) -> String {
    events.map { "\($0.instant)  \($0.line)\n" }.joined()
  }

  /// The events from a position on, drawn: a row a controller, a column an event.
  ///
  /// See `LifecycleTimeline` for the signs.
  public func timeline(from start: Int = 0, width: Int = 80) -> String {
    LifecycleTimeline(events(from: start)).drawn(width: width)
  }
}
