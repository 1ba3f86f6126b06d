extension RetainingPath {
  /// The path as lines of text, without a newline at the end.
  ///
  ///     cycle, 3 strong references
  ///     ProfileViewController#3
  ///       .viewModel        → ProfileViewModel
  ///       .onSave           → closure #1 in ProfileViewController.viewDidLoad()
  ///         captures self   → ProfileViewController#3
  ///     ~~~~~~~~~~~~~~~~~~ break one of these: capture self weakly
  ///
  /// - Each line holds the next: a step's holder is the object named at the end of the line above.
  /// - The fields of an object stand at two columns, however long the chain, so that it reads
  ///   downwards; what a closure, a task or another thing without fields holds stands two columns
  ///   deeper than the line that named it, five times at most.
  /// - Arrows stand three columns right of the widest label, or of the middle of the width.
  /// - Suspect steps are underlined once, beneath the last; when only some are suspect, those have
  ///   a `~` in the margin. The underline ends with the `repair`, or with the `libraryMistake`.
  /// - A step that may not be one says `→ probably`.
  /// - No line is wider than `width` (at least 40), what is too long is shortened in the middle,
  ///   and `indentation` comes on top.
  public func text(width: Int = 80, indentation: Int = 0) -> String {
    let lines = RetainingPathLines(path: self, width: max(40, width)).lines
    let margin = String(repeating: " ", count: indentation)
    return lines.map { margin + $0 }.joined(separator: "\n")
  }
}

extension RetainingPath: CustomStringConvertible {
  /// The text of the path, 80 columns wide.
  public var description: String { text() }
}

/// The layout of one path: columns first, then the lines.
private struct RetainingPathLines {
  private let path: RetainingPath
  private let width: Int
  private let indents: [Int]
  private let labels: [String]
  private let labelColumns: Int

  init(path: RetainingPath, width: Int) {
    self.path = path
    self.width = width
    var indents: [Int] = []
    for position in path.steps.indices {
      switch path.holder(ofStep: position).kind {
      case .object, .storage: indents.append(2)
      case .closure, .box, .task, .opaque: indents.append(min((indents.last ?? 0) + 2, 12))
      }
    }
    self.indents = indents
    labels = zip(path.steps, indents).map { $0.label.shortened(to: width / 2 - $1) }
    labelColumns = zip(labels, indents).map { $0.count + $1 }.max() ?? 0
  }

  var lines: [String] {
    var lines = [header.shortened(to: width), path.start.name.shortened(to: width)]
    let suspects = path.suspects
    for position in path.steps.indices {
      lines.append(line(ofStep: position))
      if position + 1 == suspects.upperBound, let repair = path.repair {
        let choice = suspects.count == 1 ? "break this one: " : "break one of these: "
        // There is no choice where nothing is the program's own.
        let words = path.libraryMistake ?? choice + repair
        lines.append(underline(columns: labelColumns + 1, words))
      }
    }
    if path.suspectsRoot, let repair = path.repair {
      lines.insert(underline(columns: lines[1].count, repair), at: 2)
    }
    return lines
  }

  private var header: String {
    switch path.origin {
    case .root(let name), .elsewhere(let name): return "held by \(name)"
    case .cycle: break
    }
    let strong = path.referenceCount(.strong).counted("strong reference")
    let probable = path.referenceCount(.probable)
    return "cycle, \(strong)" + (probable == 0 ? "" : ", \(probable.grouped) probable")
  }

  private func line(ofStep position: Int) -> String {
    let step = path.steps[position]
    let isMarked = path.suspects.contains(position) && path.suspects != path.steps.indices
    let margin = (isMarked ? "~" : " ") + String(repeating: " ", count: indents[position] - 1)
    let start = (margin + labels[position]).padded(to: labelColumns + 3) + "→ "
    let name = (step.strength == .probable ? "probably " : "") + step.target.name
    return start + name.shortened(to: width - start.count)
  }

  private func underline(columns: Int, _ words: String) -> String {
    // The words matter more than the length of the line drawn.
    let tildes = max(3, min(columns, width - 1 - words.count))
    return String(repeating: "~", count: tildes) + " " + words.shortened(to: width - tildes - 1)
  }
}
