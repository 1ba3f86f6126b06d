/// Why an object is alive, as far as could be found out: the answer of a leak report to "who holds it?".
public struct ObjectRetention: Hashable, Sendable, Codable {
  /// The answer of a search.
  public enum Answer: Hashable, Sendable, Codable {
    /// The search came to an end, with a path or without.
    case searched(RetainingPathResult)
    /// Live objects cannot be read here, for the reason given.
    case declined(String)
  }

  /// The answer of the search.
  public var answer: Answer
  /// How many of the references that keep the object alive were found; nil if they were not counted.
  public var explained: ExplainedReferences?
  /// How far an unfinished search came that might have found another holder. Nil if every search was done, and
  /// without a path: then `answer` has the cut.
  public var cut: PathSearchCut?
  /// Memory that the search reached and could not read; nil if it read all. It makes "no holder found" less
  /// certain.
  public var unread: UnreadMemory?

  private enum CodingKeys: String, CodingKey {
    case answer = "finding"
    case explained, cut, unread
  }

  /// Describes why an object is alive.
  public init(
    _ answer: Answer, explained: ExplainedReferences? = nil, cut: PathSearchCut? = nil,
    unread: UnreadMemory? = nil
  ) {
    self.answer = answer
    self.explained = explained
    self.cut = cut
    self.unread = unread
  }

  /// The path or the cycle, if one was found.
  public var path: RetainingPath? {
    if case .searched(let result) = answer { return result.path }
    return nil
  }

  /// The signature of the path, which stays the same when the same mistake leaks again; nil without a path.
  public var signature: LeakSignature? { path.map(LeakSignature.init) }
}

extension ObjectRetention: CustomStringConvertible {
  /// The path, or what is known without one, as lines of text without a newline at the end.
  ///
  /// - A path has the lines of `RetainingPath.text(width:indentation:unfolded:places:)`, a line with the count of
  ///   references if some were not found, and two lines if a search was cut that might have found another holder.
  /// - Without a path the lines say how far the search went, what it could not read, and which kinds of
  ///   holder it cannot see.
  ///
  /// - Parameters:
  ///   - width: The most columns of a line.
  ///   - indentation: The blanks in front of each line.
  ///   - unfolded: Whether the steps through libraries are listed one by one.
  ///   - places: Whether the program's own steps have their lines of the source.
  public func text(
    width: Int = 80, indentation: Int = 0, unfolded: Bool = false, places: Bool = false
  ) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    switch answer {
    case .searched(let result):
      if let path = result.path {
        lines.append(
          path.text(width: width, indentation: indentation, unfolded: unfolded, places: places))
      } else {
        lines.append(margin + result.description)
      }
      if let explained, !explained.isComplete || result.path == nil {
        lines.append("\(margin)\(explained)")
      }
      if let cut, result.path != nil {
        lines.append("\(margin)a search was \(cut):")
        lines.append("\(margin)another holder may be there")
      }
      if result.path == nil {
        lines += (unread?.lines ?? []).map { margin + $0 }
        lines.append(
          margin + "what may hold it unseen: a local variable, a running task, a queue or")
        lines.append(
          margin + "timer of the system, memory behind a pointer, a library in C, a retain")
        lines.append(margin + "without a release, a static without a symbol")
      }
    case .declined(let reason):
      lines.append("\(margin)no path: \(reason)".asReportLine)
    }
    return lines.joined(separator: "\n")
  }

  /// The text, 80 columns wide.
  public var description: String { text() }
}

extension ExplainedReferences {
  /// Whether all references were found, the probable ones included.
  fileprivate var isComplete: Bool { strongCount + probableCount >= retainCount }
}
