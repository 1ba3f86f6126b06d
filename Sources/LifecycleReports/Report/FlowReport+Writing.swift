extension FlowReport {
  /// The report as one page of HTML that needs nothing else: no network, no library, no file beside it.
  ///
  /// What came from the program is shown as it is and never taken for a part of the page. Without its script the
  /// page still tells everything; the hierarchy is then that of the end.
  /// - Complexity: O(events + screens × length); some 250 bytes an event.
  public func html() -> String { ReportPage(self).html }

  /// Writes the page, in one piece: what was there before stays if that fails.
  ///
  /// - Throws: `LeakFileError` with the system's reason.
  public func write(to path: String) throws(LeakFileError) {
    try WholeFile.write(html(), to: path)
  }
}
