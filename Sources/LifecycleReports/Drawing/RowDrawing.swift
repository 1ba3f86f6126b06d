/// One row of the timeline as SVG: spans for where the screen is, a sign for each thing that happens to it.
struct RowDrawing {
  /// The width of a column and the height of a row.
  static let (column, height) = (12, 22)

  /// A stretch of columns in one state, the last one not included.
  struct Span: Hashable {
    var columns: Range<Int>
    var state: ScreenState
  }

  let name: String
  /// The row's moments, each with its column.
  let marks: [(column: Int, moment: FlowMoment)]
  /// How many columns the timeline has.
  let columnCount: Int

  /// Where the screen is, from its first sign on; from the beginning if it was on screen or on its way by then.
  var spans: [Span] {
    guard let first = marks.first, !name.isEmpty else { return [] }
    let told = marks.first { $0.moment.state != nil }
    var state = told?.moment.stateBefore ?? .offScreen
    var start = state == .offScreen ? first.column : 0
    var spans: [Span] = []
    for mark in marks {
      guard let next = mark.moment.state, next != state else { continue }
      if start < mark.column { spans.append(Span(columns: start..<mark.column, state: state)) }
      (state, start) = (next, mark.column)
    }
    if state != .gone, start < columnCount {
      spans.append(Span(columns: start..<columnCount, state: state))
    }
    return spans
  }

  /// The row in words: `made at 0.000 s, on screen from 0.000 s, deallocated at 1.350 s`.
  func words(_ moments: [FlowMoment]) -> String {
    guard let first = marks.first else { return name }
    var words = ["first seen at \(first.moment.instant)"]
    for mark in marks {
      switch mark.moment.kind {
      case "viewDidAppear": words.append("on screen from \(mark.moment.instant)")
      case "viewDidDisappear": words.append("off screen from \(mark.moment.instant)")
      case "deallocated": words.append("deallocated at \(mark.moment.instant)")
      case "leak": words.append("leaked, found at \(mark.moment.instant)")
      case "misuse": words.append("misuse at \(mark.moment.instant)")
      default: break
      }
    }
    // A screen that comes and goes for hours is told of by its log.
    let told = words.count > 12 ? words.prefix(11) + ["and so on"] : words[...]
    return (name.isEmpty ? "the simulation" : name) + ": " + told.joined(separator: ", ")
  }

  /// The name at the row's left. If it is cut for lack of room, its number stays.
  var nameMarkup: String {
    let name = name.isEmpty ? "the simulation" : name
    let end = name.lastIndex(of: "#") ?? name.endIndex
    return
      "<span class=\"name\" title=\"\(name.escaped)\"><span>\(String(name[..<end]).escaped)</span>"
      + "\(String(name[end...]).escaped)</span>"
  }

  /// The row, with a frame around the marks that only this run has of two that are compared.
  func svg(_ moments: [FlowMoment], only: Set<Int> = []) -> String {
    let column = Self.column
    let framed = marks.map(\.column).filter(only.contains)
    let words =
      words(moments) + (framed.isEmpty ? "" : "; \(framed.count.counted("mark")) of this run only")
    var text =
      "<svg role=\"img\" aria-label=\"\(words.escaped)\" width=\"\(columnCount * column)\""
      + " height=\"\(Self.height)\">"
    for span in spans {
      let x = span.columns.lowerBound * column
      text +=
        "<rect class=\"\(span.state.styleName)\" x=\"\(x)\" width=\"\(span.columns.count * column)\"/>"
    }
    for place in framed {
      text += "<rect class=\"only\" x=\"\(place * column)\" width=\"\(column)\"/>"
    }
    text += "<g transform=\"translate(0 16)\">"
    for mark in marks {
      text += "<text x=\"\(mark.column * column + 6)\" data-m=\"\(mark.column)\""
      switch mark.moment.kind {
      case "leak", "misuse", "deallocated", "deadline", "scan":
        text += " class=\"\(mark.moment.kind)\""
      default: break
      }
      text += ">\(String(mark.moment.sign).escaped)</text>"
    }
    return text + "</g></svg>"
  }
}

/// The instants above the timeline as SVG: a line where each begins, and as many in words as there is room for.
struct ScaleDrawing {
  let moments: [FlowMoment]

  var svg: String {
    let column = RowDrawing.column
    var text =
      "<svg aria-hidden=\"true\" width=\"\(moments.count * column)\" height=\"\(RowDrawing.height)\">"
    var free = 0
    for (position, moment) in moments.enumerated() {
      guard position == 0 || moment.instant != moments[position - 1].instant else { continue }
      let x = position * column
      text += "<path d=\"M\(x) 16V22\"/>"
      guard x >= free else { continue }
      let words = "\(moment.instant)"
      text += "<text x=\"\(x)\" y=\"13\">\(words)</text>"
      free = x + words.count * 7 + 8
    }
    return text + "</svg>"
  }
}
