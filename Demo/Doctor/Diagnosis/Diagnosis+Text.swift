extension Diagnosis {
  /// For a terminal: a line each finding and each block that is left out, then the sums.
  public var text: String {
    var lines = findings.map { finding in
      let edit = finding.edit.filter { $0 != "`" }
      let why = finding.why.filter { $0 != "`" }
      let mark = finding.kind == .note ? "note: " : ""
      return (finding.path, finding.line, "\(mark)\(finding.what) \(why); \(edit)")
    }
    lines += leftOut.map { ($0.path, $0.line, "note: left out on Linux: \($0.words)") }
    // Of one line, the findings in their order, then what is left out.
    let sorted = lines.enumerated().sorted {
      ($0.element.0, $0.element.1, $0.offset) < ($1.element.0, $1.element.1, $1.offset)
    }
    let told = sorted.map { "\($0.element.0):\($0.element.1): \($0.element.2)\n" }
    return told.joined() + (told.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// `14 files: 12 compile as they are, 2 need 3 edits, 1 symbol is missing`.
  public var summary: String {
    let edits = findings.filter { $0.kind == .edit }
    let edited = Set(edits.map(\.path)).count
    let missing = Set(findings.filter { $0.kind == .missing }.map(\.what)).count
    let whole = files.count { $0.compiles }
    var parts = ["\(whole) \(whole == 1 ? "compiles as it is" : "compile as they are")"]
    if !edits.isEmpty {
      parts.append(
        "\(edited) \(edited == 1 ? "needs" : "need") \(edits.count) edit\(edits.count == 1 ? "" : "s")"
      )
    }
    if missing > 0 {
      parts.append("\(missing) \(missing == 1 ? "symbol is" : "symbols are") missing")
    }
    return "\(files.count) file\(files.count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }
}

extension Diagnosis.LeftOut {
  fileprivate var words: String { condition == "#else" ? condition : "#if \(condition)" }
}
