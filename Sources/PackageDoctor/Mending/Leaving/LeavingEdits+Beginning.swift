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
    if statement.hasSuffix("cancel()"), let stream = keptStream {
      return MendCandidate(
        byHand: "use self weakly for each value of `\(stream)`, in the task itself: a stream whose "
          + "reader is cancelled has ended, and a screen that is shown again would hear nothing",
        words)
    }
    let load = file.declarations.first {
      $0.name == "viewDidLoad" && $0.container == declaration.path && !$0.body.isEmpty
    }
    let begins = load.map { beginnings(places, in: file, $0) } ?? []
    guard let load, !begins.isEmpty else {
      // What is made only where there is none would not be made again.
      let isAskedFor = places.contains { file, place in
        file.declarations.contains { method in
          method.kind == "func" && method.body.contains(place)
            && method.body.contains {
              file.tokens[$0].text == name && file.tokens.isOwn($0)
                && ["==", "!="].contains(file.tokens.text($0 + 1))
                && file.tokens.text($0 + 2) == "nil"
            }
        }
      }
      let clearing = isAskedFor && isClearable ? ["\(name) = nil"] : []
      let end = running([statement] + clearing, words)?.adding(storing, to: file.path)
      return isBegunAgain(places) ? end : byHand(statement, words)
    }
    guard isClearable, folder.isScreen(declaration),
      let moved = file.moving(begins, with: name, outOf: load.body, storing)
    else { return nil }
    return moving(
      moved, if: "\(name) == nil", ending: [statement, "\(name) = nil"], words, of: declaration,
      in: file
    )?.adding(moved.hasStored ? nil : storing, to: file.path)
  }

  /// The stream that a loop of the screen reads and that is made once, in words: `feed.values`.
  private var keptStream: String? {
    folder.files.lazy.flatMap { file in
      file.declarations.filter { $0.kind == "func" && $0.isMember(of: screen) }
        .flatMap(\.body).filter(file.tokens.isWaitingLoop).compactMap { loop in
          (loop + 3..<loop + 7).first { file.tokens.text($0) == "in" }
        }.map { MemberChain(file, at: $0 + 1) }
    }.first { chain in
      let name = chain.name(chain.names.count - 1)
      // A local or a parameter may be another than a property of its name.
      return chain.names.count > 1 && !chain.calls.contains(true) && folder.isStream(name)
    }?.words
  }

  /// Begins something where the screen appears, and ends it where the screen leaves.
  private func moving(
    _ moved: SourceFile.MovedStatements, if condition: String, ending statements: [String],
    _ words: String, of declaration: Declaration, in file: SourceFile
  ) -> MendCandidate? {
    let conditions = ([condition] + moved.conditions).joined(separator: ", ")
    let begin: (method: ScreenMethod, lines: [String]) = (
      .viewWillAppear, ["if \(conditions) {"] + moved.lines + ["}"]
    )
    return file.inserting(
      [begin] + file.leaving(statements, of: declaration), of: declaration
    ).map { edits in
      var candidate = MendCandidate(
        "\(words) where the screen leaves", [file.path: moved.edits + edits], endsAtLeaving: true)
      candidate.left =
        "a screen is without it until it is shown, and from the time it leaves until it is shown again"
      return candidate
    }
  }

  /// An end by a statement where a screen leaves, and how that began.
  struct Ending {
    let statement: String
    /// The question that is asked first, where the reference may be another screen's by then.
    var condition: String?
    let words: String
    /// The name of what begins, as a property that says whether it has: `targets`.
    let name: String
    /// The expression that is `nil` if it has ended; `nil` where a new property has to say so.
    var optional: String?
    /// Whether it is the screen's own, which no other object begins again for it.
    var isOwn = false
    /// Whether something begins it at a place of a method of the screen's.
    let isBegun: (SourceFile, Int) -> Bool

    /// The statement in lines.
    ///
    /// - Parameter unit: The blanks by which a block stands in.
    func lines(_ unit: String) -> [String] {
      condition.map { ["if \($0) {", unit + statement, "}"] } ?? [statement]
    }
  }

  /// Ends something where the screen leaves. What begins in `viewDidLoad` begins where the screen appears then.
  ///
  /// - Returns: An edit to be made by hand where it begins once, and cannot begin elsewhere.
  func running(_ ending: Ending) -> MendCandidate? {
    guard let (file, declaration) = folder.classDeclaration(screen), folder.isScreen(declaration)
    else { return nil }
    let places = folder.files.flatMap { file in
      file.declarations.filter { ["func", "init"].contains($0.kind) && $0.isMember(of: screen) }
        .flatMap { method in
          method.body.filter { ending.isBegun(file, $0) }.map { (file: file, place: $0) }
        }
    }
    let once = places.contains { file, place in
      file.declarations.contains {
        ["init", "awakeFromNib", "loadView"].contains($0.kind == "init" ? "init" : $0.name)
          && $0.body.contains(place)
      }
    }
    let load = file.declarations.first {
      $0.name == "viewDidLoad" && $0.container == declaration.path && !$0.body.isEmpty
    }
    let begins = load.map { beginnings(places, in: file, $0) } ?? []
    if begins.isEmpty, !once, !(places.isEmpty && ending.isOwn) {
      return running(ending.lines(file.indentUnit), ending.words)
    }
    let byHand = byHand(ending.lines("").joined(separator: " "), ending.words)
    let flag = "isIn" + ending.name.prefix(1).uppercased() + ending.name.dropFirst()
    // A method that is called there may do more than to begin it.
    let isDirect = begins.allSatisfy { begin in
      places.contains { $0.file.path == file.path && $0.place == begin }
    }
    guard !once, let load, !begins.isEmpty, isDirect,
      !file.declarations.contains(where: { $0.name == flag }),
      var moved = file.moving(begins, with: "", outOf: load.body, nil, isAlone: true)
    else { return byHand }
    if let optional = ending.optional {
      return moving(
        moved, if: "\(optional) == nil", ending: ending.lines(file.indentUnit), ending.words,
        of: declaration, in: file) ?? byHand
    }
    moved.lines.append(file.indentUnit + "\(flag) = true")
    guard
      let property = file.addingProperty(["private var \(flag) = false"], to: declaration),
      let candidate = moving(
        moved, if: "!\(flag)", ending: ending.lines(file.indentUnit) + ["\(flag) = false"],
        ending.words, of: declaration, in: file)
    else { return byHand }
    return candidate.adding(property, to: file.path)
  }

  /// An end that is to be written by hand.
  private func byHand(_ statement: String, _ words: String) -> MendCandidate {
    MendCandidate(
      byHand:
        "end it where the screen leaves, `\(statement)`, and begin it again where it appears: "
        + "a screen that is shown again would be without it", words)
  }

  /// Whether what is made at some places is made each time that the screen appears, and not once by what a user does.
  private func isBegunAgain(_ places: [(file: SourceFile, place: Int)]) -> Bool {
    let moments: Set = ["viewWillAppear", "viewDidAppear", "viewIsAppearing"]
    return places.isEmpty
      || places.contains { file, place in
        let method = file.declarations.last {
          ["func", "init"].contains($0.kind) && $0.body.contains(place)
            && $0.isMember(of: screen)
        }
        guard let method, method.kind == "func" else { return false }
        if moments.contains(method.name) { return true }
        return folder.files.contains { file in
          file.declarations.contains {
            moments.contains($0.name) && $0.isMember(of: screen)
              && $0.body.contains { file.tokens[$0].text == method.name }
          }
        }
      }
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
      file.tokens[place].kind == .word && methods.contains(file.tokens[place].text)
        && file.tokens.text(place + 1) == "("
        && file.tokens.isOwn(place)
    }
    return own.map(\.place) + calls
  }
}

extension SourceFolder {
  /// Whether a stored property of a name has a stream. One that is worked out has a new one each time.
  fileprivate func isStream(_ name: String) -> Bool {
    files.contains { file in
      file.declarations.contains { declaration in
        declaration.name == name
          && FieldSource(declaration, in: file).map {
            ["AsyncStream", "AsyncThrowingStream"].contains($0.typeName)
          } == true
      }
    }
  }
}

extension SourceFile {
  /// Statements that go to another method.
  struct MovedStatements {
    /// The edits that take them out.
    var edits: [Replacement] = []
    /// Their lines in a block.
    var lines: [String] = []
    /// The conditions of the guards that stand before them.
    var conditions: [String] = []
    /// Whether the edit that keeps what they make is among the lines.
    var hasStored = false
  }

  /// The statements of a body that have some places, with those that need them or that they need.
  ///
  /// - Parameter isAlone: Whether they are not to take others with them.
  /// - Returns: `nil` where they do not stand in lines of their own, or a guard before them does more than to return.
  fileprivate func moving(
    _ places: [Int], with name: String, outOf body: Range<Int>, _ storing: Replacement?,
    isAlone: Bool = false
  ) -> MovedStatements? {
    let statements = statements(of: body)
    func mentions(_ word: String) -> Set<Int> {
      Set(
        statements.indices.filter { statement in
          statements[statement].contains { place in
            tokens[place].text == word && tokens.isOwn(place)
          }
        })
    }
    var chosen = Set(statements.indices.filter { places.contains(where: statements[$0].contains) })
    if !name.isEmpty { chosen.formUnion(mentions(name)) }
    let begins = chosen
    let guards = statements.indices.filter { tokens.text(statements[$0].lowerBound) == "guard" }
    let locals = statements.filter { ["let", "var"].contains(tokens.text($0.lowerBound)) }
      .flatMap(bound)
    var count = 0
    while count < chosen.count {
      count = chosen.count
      for local in locals {
        let uses = mentions(local).subtracting(guards)
        if !chosen.isDisjoint(with: uses) { chosen.formUnion(uses) }
      }
    }
    guard let last = chosen.max(), !isAlone || chosen == begins else { return nil }
    var moved = MovedStatements()
    for position in statements.indices.prefix(last) where guards.contains(position) {
      // What a guard needs would have to stand before the block.
      guard let condition = condition(ofGuard: statements[position]),
        locals.allSatisfy({ !mentions($0).contains(position) })
      else { return nil }
      if condition != "\(name) == nil" { moved.conditions.append(condition) }
      let rest = statements.indices.dropFirst(position + 1)
      if rest.allSatisfy({ chosen.contains($0) || guards.contains($0) && $0 < last }) {
        guard let taken = taking(statements[position], outOf: body) else { return nil }
        moved.edits.append(Replacement(range: taken.range, text: ""))
      }
    }
    for position in chosen.subtracting(guards).sorted() {
      let statement = statements[position]
      guard !["super", "return"].contains(tokens.text(statement.lowerBound)),
        let taken = taking(statement, outOf: body)
      else { return nil }
      var text = source[taken.text]
      if let storing, taken.range.contains(storing.range.lowerBound) {
        text =
          source[taken.text.lowerBound..<storing.range.lowerBound] + storing.text
          + source[storing.range.lowerBound..<taken.text.upperBound]
        moved.hasStored = true
      }
      moved.edits.append(Replacement(range: taken.range, text: ""))
      moved.lines += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        line in
        let isIn = line.hasPrefix(taken.indent)
        return line.isEmpty ? "" : indentUnit + (isIn ? line.dropFirst(taken.indent.count) : line)
      }
    }
    return moved
  }

  /// The lines of a statement, with the comment above them, and the bytes that go with them; `nil` where it does not
  /// stand in lines of its own.
  private func taking(_ statement: Range<Int>, outOf body: Range<Int>)
    -> (range: Range<Int>, text: Range<Int>, indent: String)?
  {
    let last = tokens[statement.upperBound - 1].line
    var first = tokens[statement.lowerBound].line
    guard tokens[statement.lowerBound - 1].line < first, tokens.text(statement.upperBound) != ";",
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
    let gone = isApart ? source.lines[first - 2].content.lowerBound : start
    let (content, next) = (source.lines[last - 1].content, source.lines[last - 1].next)
    return (gone..<next, start..<content.upperBound, indent)
  }

  /// The names that a declaration of locals binds: `codes` and `feed` of `let (codes, feed) = stream()`.
  private func bound(_ statement: Range<Int>) -> [String] {
    var names: [String] = []
    var (isPattern, place) = (true, statement.lowerBound + 1)
    while place < statement.upperBound {
      switch tokens[place].text {
      case "=": isPattern = false
      case ",": isPattern = true
      case ":": isPattern = false
      case "(" where isPattern:
        names += (place..<tokens.closing(place)).filter {
          tokens[$0].kind == .word && tokens.text($0 + 1) != ":"
        }.map { tokens[$0].text }
        place = tokens.closing(place)
      default:
        if isPattern, tokens[place].kind == .word { names.append(tokens[place].text) }
        place = max(place, tokens.closing(place))
      }
      place += 1
    }
    return names.filter { $0.first?.isUppercase != true && $0 != "_" }
  }

  /// The condition of a guard that returns else; `nil` for another.
  private func condition(ofGuard statement: Range<Int>) -> String? {
    let end = statement.upperBound
    guard end - statement.lowerBound > 5, tokens.text(end - 1) == "}",
      tokens.text(end - 2) == "return", tokens.text(end - 3) == "{",
      tokens.text(end - 4) == "else"
    else { return nil }
    let words = source[
      tokens[statement.lowerBound + 1].range.lowerBound..<tokens[end - 5].range.upperBound]
    return words.contains(where: \.isNewline) ? nil : words
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
