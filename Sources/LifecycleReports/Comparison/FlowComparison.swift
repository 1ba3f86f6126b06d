/// Two runs of a program, before and after a change, to be looked at side by side.
///
/// Holds two reports and nothing else.
public struct FlowComparison: Hashable, Sendable {
  /// The run before the change.
  public var before: FlowReport
  /// The run after it.
  public var after: FlowReport

  /// Compares two runs.
  public init(before: FlowReport, after: FlowReport) {
    (self.before, self.after) = (before, after)
  }

  /// Both as one page of HTML: the leaks, the timelines with what only one run has in frames, and what differs in
  /// words.
  ///
  /// Events are compared by their words, in order, without their instants; leaks by their signatures.
  /// - Complexity: O((events + differences) × differences) up to 2,000 events between the first difference and the
  ///   last; O(events) beyond, where events count as equal that both runs have equally often.
  public func html(title: String = "Before and after") -> String {
    NotedPage(title: title, notes: [.comparison(self)]).html
  }

  /// Writes the page, in one piece: what was there before stays if that fails.
  ///
  /// - Throws: `LeakFileError` with the system's reason.
  public func write(to path: String, title: String = "Before and after") throws(LeakFileError) {
    try WholeFile.write(html(title: title), to: path)
  }
}
