extension RetainingPath {
  /// The path as lines of text, without a newline at the end.
  ///
  ///     cycle, 3 strong references
  ///     ProfileScreen#3
  ///       .viewModel        → ProfileViewModel
  ///       .onSave           → closure #1 in ProfileScreen.start()
  ///         captures self   → ProfileScreen#3
  ///     ~~~~~~~~~~~~~~~~~~ fix: capture self weakly
  ///
  /// - Each line holds the next: a step's holder is the object named at the end of the line above.
  /// - The fields of an object are indented by two columns, however long the chain. References of closures, tasks
  ///   and other holders without fields are indented two columns deeper than the line that names the holder, five
  ///   times at most.
  /// - Arrows stand three columns right of the widest label that is at most half a line long.
  /// - Suspect steps, one of which has to be broken, are underlined once, beneath the last; when only some are
  ///   suspect, those have a `~` in the margin. The underline ends with the `repair`, or with the `libraryMistake`.
  /// - A task that waits has its line and its subject, if they are known: `task, waiting at Feed.swift:31 for
  ///   Task.sleep(for:)`. A path that begins at a task has them behind the name of the task's function.
  /// - A step that is not certain has `→ probably`.
  /// - Consecutive steps inside a library are folded into one, `inside Timer`, unless `unfolded` is set.
  /// - With `places`, a step of the program's own is followed by its line of the source, below its label: `at
  ///   Sources/Shop/Feed.swift:31`. It is the line that declares the property, or at which the closure begins, or of the
  ///   call that made the program's object the target of a timer or another object of a library. A root
  ///   that the program declares is followed by its line too. A task has the line of its `await` behind its name, with
  ///   the folder. What has no known line has none.
  /// - No line is wider than `width` (at least 40) plus `indentation`, except one with a place. Names of the program's
  ///   own are wrapped. A library's names are shortened in the middle.
  ///
  /// - Parameters:
  ///   - width: The most columns of a line.
  ///   - indentation: The blanks in front of each line.
  ///   - unfolded: Whether the steps through libraries are listed one by one.
  ///   - places: Whether the program's own steps have their lines of the source, which change with each edit above
  ///     them.
  public func text(
    width: Int = 80, indentation: Int = 0, unfolded: Bool = false, places: Bool = false
  ) -> String {
    let lines = RetainingPathLines(
      path: unfolded ? self : foldingLibraries, whole: self, width: max(40, width),
      hasPlaces: places
    ).lines
    let margin = String(repeating: " ", count: indentation)
    return lines.map { (margin + $0).asReportLine }.joined(separator: "\n")
  }
}

extension RetainingPath: CustomStringConvertible {
  /// The text of the path, 80 columns wide.
  public var description: String { text() }
}

/// The layout of one path: columns first, then the lines.
private struct RetainingPathLines {
  private let path: RetainingPath
  /// The path with all its steps, for the header and the repair.
  private let whole: RetainingPath
  private let width: Int
  private let hasPlaces: Bool
  private let indents: [Int]
  private let labels: [String]
  private let labelColumns: Int
  private let longestLabel: Int

  init(path: RetainingPath, whole: RetainingPath, width: Int, hasPlaces: Bool) {
    (self.path, self.whole, self.width, self.hasPlaces) = (path, whole, width, hasPlaces)
    var indents: [Int] = []
    for position in path.steps.indices {
      switch path.holder(ofStep: position).kind {
      case .object, .storage: indents.append(2)
      case .closure, .box, .task, .opaque: indents.append(min((indents.last ?? 0) + 2, 12))
      }
    }
    self.indents = indents
    labels = zip(path.steps, indents).map { $0.label.shortened(to: width - $1) }
    let columns = zip(labels, indents).map { $0.count + $1 }
    // Longer labels do not move the others' arrows.
    labelColumns = columns.filter { $0 <= width / 2 }.max() ?? 0
    longestLabel = columns.max() ?? 0
  }

  var lines: [String] {
    var lines = header.wrapped(to: width) + place(path.rootSource, indent: 0)
    let start = isWaitInHeader ? path.start.name : path.start.nameWithWait(hasPlaces)
    lines += path.start.library == nil ? start.wrapped(to: width) : [start.shortened(to: width)]
    if whole.suspectsRoot, let repair = whole.repair {
      lines += underline(columns: lines.last?.count ?? 0, "fix: \(repair)")
    }
    let suspects = path.suspects
    for position in path.steps.indices {
      lines += self.lines(ofStep: position)
      if position + 1 == suspects.upperBound {
        let choice = suspects.count == 1 ? "break this one" : "break one of these"
        // Where nothing is the program's own, the words say what it did.
        let words = whole.libraryMistake ?? whole.repair.map { "fix: \($0)" } ?? choice
        lines += underline(columns: longestLabel + 1, words)
      }
    }
    return lines
  }

  /// Whether the path begins at a task whose root name is the function that it waits in.
  private var isWaitInHeader: Bool {
    guard case .root(let name) = path.origin, let wait = path.start.wait else { return false }
    return name.hasSuffix(wait.function)
  }

  private var header: String {
    switch path.origin {
    case .root(let name) where path.rootStrength == .probable: return "held by \(name), probably"
    case .root(let name), .elsewhere(let name):
      let details = isWaitInHeader ? path.start.wait?.details(withPlace: hasPlaces) : nil
      return "held by \(name)\(details ?? "")"
    case .cycle: break
    }
    let strong = whole.referenceCount(.strong).counted("strong reference")
    let probable = whole.referenceCount(.probable)
    return "cycle, \(strong)" + (probable == 0 ? "" : ", \(probable.grouped) probable")
  }

  /// The place of a step, or of the root, in a line of its own; empty if it is not known or not asked for.
  private func place(_ line: SourceLine?, indent: Int) -> [String] {
    guard hasPlaces, let line else { return [] }
    return [String(repeating: " ", count: indent) + "at \(line.place)"]
  }

  private func lines(ofStep position: Int) -> [String] {
    drawn(position) + place(path.shownLine(ofStep: position), indent: indents[position])
  }

  private func drawn(_ position: Int) -> [String] {
    let step = path.steps[position]
    let isMarked = path.suspects.contains(position) && path.suspects != path.steps.indices
    let margin = (isMarked ? "~" : " ") + String(repeating: " ", count: indents[position] - 1)
    let label = margin + labels[position]
    let start = label.padded(to: labelColumns) + "   → "
    let name =
      ((step.strength == .probable ? "probably " : "") + step.target.nameWithWait(hasPlaces))
      .onOneLine
    let room = width - start.count
    if name.count <= room { return [start + name] }
    if step.target.library != nil, room > 20 { return [start + name.shortened(to: room)] }
    let longest = name.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
    if longest <= room { return Self.hanging(start, name.wrapped(to: room)) }
    // The name gets lines of its own.
    let arrow = String(repeating: " ", count: indents[position] + 4) + "→ "
    return [label] + Self.hanging(arrow, name.wrapped(to: width - arrow.count))
  }

  /// Lines behind a text, each indented to its end.
  private static func hanging(_ start: String, _ lines: [String]) -> [String] {
    let margin = String(repeating: " ", count: start.count)
    return lines.enumerated().map { ($0 == 0 ? start : margin) + $1 }
  }

  private func underline(columns: Int, _ words: String) -> [String] {
    // The words matter more than the length of the line drawn.
    let tildes = max(3, min(columns, width - 1 - words.count))
    let start = String(repeating: "~", count: tildes) + " "
    return Self.hanging(start, words.wrapped(to: width - start.count))
  }
}

extension RetainingPath.Node {
  /// The name, followed by the line and the subject if it is a task that waits.
  func nameWithWait(_ hasPlace: Bool) -> String {
    guard kind == .task, let wait, wait.line != nil || wait.subject != nil else { return name }
    return name + ", waiting" + (wait.line.map { " at \(hasPlace ? $0.place : "\($0)")" } ?? "")
      + (wait.subject.map { " for \($0)" } ?? "")
  }
}
