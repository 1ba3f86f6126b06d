/// The edits that begin again what ends where the screen leaves. What `viewDidLoad` makes is made once, and a screen
/// that is shown again would be without it.
extension LeavingEdits {
  /// Ends what a property has where the screen leaves. What begins in `viewDidLoad` begins in `viewWillAppear` then.
  ///
  /// - Parameters:
  ///   - name: The property, which can be cleared if it is of a variable optional.
  ///   - places: The places in the screen's file or others at which it is made.
  ///   - storing: The edit that keeps it in the property, if it is not kept yet.
  /// - Returns: `nil` where it begins in `viewDidLoad` and cannot begin elsewhere.
  func ending(
    _ name: String, _ statement: String, _ words: String, isClearable: Bool,
    madeAt places: [(file: SourceFile, place: Int)], storing: Replacement? = nil
  ) -> MendCandidate? {
    guard let (file, declaration) = folder.classDeclaration(screen) else { return nil }
    let load = file.declarations.first {
      $0.name == "viewDidLoad" && $0.container == declaration.path && !$0.body.isEmpty
    }
    let begins = load.map { beginnings(places, in: file, $0) } ?? []
    guard let load, !begins.isEmpty else {
      return running(statement, words)?.adding(storing, to: file.path)
    }
    let end = [
      "if isMovingFromParent || isBeingDismissed {", file.indentUnit + statement,
      file.indentUnit + "\(name) = nil", "}",
    ]
    guard isClearable, folder.isScreen(declaration),
      let moved = file.moving(begins, with: name, outOf: load.body, storing),
      let appearing = file.inserting(
        ["if \(name) == nil {"] + moved.lines + ["}"], in: "viewWillAppear", of: declaration),
      let leaving = file.inserting(end, in: "viewDidDisappear", of: declaration)
    else { return nil }
    var edits = moved.edits + [appearing, leaving]
    if let storing, !moved.hasStored { edits.append(storing) }
    return MendCandidate("\(words) where the screen leaves", [file.path: edits])
  }

  /// The places at which the screen's file or others give a property its value.
  func makings(of name: String) -> [(file: SourceFile, place: Int)] {
    folder.files.flatMap { file in
      file.declarations.filter { $0.kind == "func" && $0.isMember(of: screen) }.flatMap { method in
        method.body.filter { place in
          file.tokens[place].text == name && file.tokens.text(place + 1) == "="
            && file.tokens.isOwn(place) && file.tokens.text(place + 2) != "nil"
        }.map { (file, $0) }
      }
    }
  }

  /// The places in `viewDidLoad` that make something: by themselves, or by a method that does.
  private func beginnings(
    _ places: [(file: SourceFile, place: Int)], in file: SourceFile, _ load: Declaration
  ) -> [Int] {
    let own = places.filter { $0.file.path == file.path && load.body.contains($0.place) }
    let methods = places.flatMap { file, place in
      file.declarations.filter { $0.kind == "func" && $0.body.contains(place) }.map(\.name)
    }
    let calls = load.body.filter { place in
      methods.contains(file.tokens[place].text) && file.tokens.text(place + 1) == "("
        && file.tokens.isOwn(place)
    }
    return own.map(\.place) + calls
  }
}

extension SourceFile {
  /// The statements of a body that have some places, with those that need them or that they need.
  ///
  /// - Returns: The edits that take them out, and their lines in a block; `nil` where they do not stand in lines of
  ///   their own.
  fileprivate func moving(
    _ places: [Int], with name: String, outOf body: Range<Int>, _ storing: Replacement?
  ) -> (edits: [Replacement], lines: [String], hasStored: Bool)? {
    let statements = statements(of: body)
    func mentions(_ word: String) -> [Int] {
      statements.indices.filter { statement in
        statements[statement].contains { place in
          tokens[place].text == word && tokens.isOwn(place)
        }
      }
    }
    var moved = Set(statements.indices.filter { places.contains(where: statements[$0].contains) })
    moved.formUnion(mentions(name))
    let locals = statements.compactMap { statement in
      ["let", "var"].contains(tokens.text(statement.lowerBound))
        ? tokens.text(statement.lowerBound + 1) : nil
    }
    var count = 0
    while count < moved.count {
      count = moved.count
      for local in locals where !moved.isDisjoint(with: mentions(local)) {
        moved.formUnion(mentions(local))
      }
    }
    var (edits, lines, hasStored) = ([Replacement](), [String](), false)
    for position in moved.sorted() {
      let statement = statements[position]
      let last = tokens[statement.upperBound - 1].line
      var first = tokens[statement.lowerBound].line
      guard !["super", "guard", "return"].contains(tokens.text(statement.lowerBound)),
        tokens[statement.lowerBound - 1].line < first, tokens.text(statement.upperBound) != ";",
        !tokens.indices.contains(statement.upperBound) || tokens[statement.upperBound].line > last
      else { return nil }
      let indent = indent(ofLine: first)
      // A comment belongs to what it stands above.
      while first > 1,
        source[source.lines[first - 2].content].drop(while: { " \t".contains($0) }).hasPrefix("//")
      {
        first -= 1
      }
      let isLast = statement.upperBound == body.upperBound
      let isApart = isLast && first > 1 && source.lines[first - 2].content.isEmpty
      let start = source.lines[first - 1].content.lowerBound
      let end = source.lines[last - 1].next
      var text = source[start..<source.lines[last - 1].content.upperBound]
      if let storing, (start..<end).contains(storing.range.lowerBound) {
        text =
          source[start..<storing.range.lowerBound] + storing.text
          + source[storing.range.lowerBound..<source.lines[last - 1].content.upperBound]
        hasStored = true
      }
      let gone = isApart ? source.lines[first - 2].content.lowerBound : start
      edits.append(Replacement(range: gone..<end, text: ""))
      lines += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        line in
        line.isEmpty
          ? "" : indentUnit + (line.hasPrefix(indent) ? line.dropFirst(indent.count) : line)
      }
    }
    return edits.isEmpty ? nil : (edits, lines, hasStored)
  }

  /// The statements of a body, by their places.
  private func statements(of body: Range<Int>) -> [Range<Int>] {
    var starts: [Int] = []
    var place = body.lowerBound
    while place < body.upperBound {
      let isFirst = place == body.lowerBound || tokens.text(place - 1) == ";"
      if isFirst || tokens[place - 1].line < tokens[place].line && !isContinued(place) {
        starts.append(place)
      }
      place = max(place, tokens.closing(place)) + 1
    }
    return zip(starts, starts.dropFirst() + [body.upperBound]).map { $0..<$1 }
  }
}
