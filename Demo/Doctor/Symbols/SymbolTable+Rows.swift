extension SymbolTable {
  /// Reads the table's written form: a line a name, its fields between bars, their words between spaces.
  init(rows: String) {
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      guard fields.count == 5, fields[0].count > 1 else { continue }
      types[fields[0][0]] = KnownType(
        kind: fields[0][1], inherited: fields[1], open: Set(fields[2]), fixed: Set(fields[3]),
        ofType: Set(fields[4]))
    }
  }

  /// The written form; sorted, so that the same sources give the same text.
  var rows: String {
    types.sorted { $0.key < $1.key }.map { name, type in
      let members = [type.open, type.fixed, type.ofType].map { $0.sorted().joined(separator: " ") }
      let fields = ["\(name) \(type.kind)", type.inherited.joined(separator: " ")] + members
      return fields.joined(separator: "|") + "\n"
    }.joined()
  }

  /// The Swift file that holds the written form.
  var swiftFile: String {
    """
    // swift-format-ignore-file
    // Written from the sources by `swift run Demo doctor --write-symbols`, in the repository's root folder.
    // A line a name: its kind, what it inherits | what can be overridden | what cannot | the type's own members.
    extension SymbolTable {
      static let written = \"""
    \(rows.split(separator: "\n").map { "    \($0)\n" }.joined())    \"""
    }

    """
  }
}
