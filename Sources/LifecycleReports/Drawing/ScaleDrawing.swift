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
