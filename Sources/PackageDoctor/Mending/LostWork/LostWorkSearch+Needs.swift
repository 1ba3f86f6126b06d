/// The properties of the object that work needs.
extension LostWorkSearch {
  /// The stored properties of the object that a part of a body reads.
  func needed(in places: some Sequence<Int>, _ body: Body) -> [String] {
    let tokens = body.file.tokens
    let fields = Set(folder.fields(of: type).map(\.name))
    var names: [String] = []
    for place in places where fields.contains(tokens[place].text) {
      let isMember = tokens.text(place - 1) == "."
      guard
        isMember ? tokens.text(place - 2) == body.name : body.isOwn && !isLocal(place, body),
        !names.contains(tokens[place].text)
      else { continue }
      names.append(tokens[place].text)
    }
    return names
  }

  /// Whether a name is that of a local, which hides a property.
  private func isLocal(_ place: Int, _ body: Body) -> Bool {
    let tokens = body.file.tokens
    return body.places.prefix { $0 <= place }.contains {
      tokens[$0].text == tokens[place].text
        && ["let", "var", "for"].contains(tokens.text($0 - 1))
    }
  }

  /// The values of the object that a body uses after it has changed them: a copy would be what they were before.
  private func changed(in body: Body) -> Set<String> {
    let values = folder.fields(of: type).filter(folder.isValue).map(\.name)
    return Set(
      body.places.compactMap { place in
        let chain = MemberChain(body.file, at: place)
        let position = chain.name(0) == body.name ? 1 : 0
        guard position == 1 || body.isOwn, body.file.tokens.text(place - 1) != ".",
          values.contains(chain.name(position))
        else { return nil }
        let isChanged =
          chain.isAssigned || chain.isInOut
          || chain.names.count > position + 1 && chain.calls[position + 1]
            && Self.changes.contains(chain.name(position + 1))
        let isUsed = body.places.contains {
          $0 > chain.end && body.file.tokens[$0].text == chain.name(position)
        }
        return isChanged && isUsed ? chain.name(position) : nil
      })
  }

  /// All work of a body, each with what all of it needs: what the methods need that do it, and what its statements and
  /// those that decide about it read.
  func completed(_ works: [LostWork], of body: Body) -> [LostWork] {
    let tokens = body.file.tokens
    let places = Set(works.compactMap(\.place))
    let deciding: Set = ["let", "var", "if", "guard", "for", "while", "switch"]
    let read = body.places.filter { place in
      guard tokens[place].kind == .word else { return false }
      // What is set is not read; captured, it would be what it was before.
      let chain = MemberChain(body.file, at: place)
      if chain.names.count == 1, chain.isAssigned, chain.subscripts.isEmpty { return false }
      let statement = body.file.statement(around: place, in: body.places)
      return deciding.contains(tokens[statement.lowerBound].text)
        || statement.contains(where: places.contains)
    }
    let own = needed(in: read, body)
    let changed = changed(in: body)
    var all: [String] = []
    for name in works.flatMap(\.needed).filter({ !own.contains($0) }) + own
    where !all.contains(name) && !changed.contains(name) {
      all.append(name)
    }
    let needsObject = needsObject(read, in: body)
    return works.map { work in
      var work = work
      (work.needed, work.needsObject) = (all, work.needsObject || needsObject)
      return work
    }
  }

  /// Whether some places of a body need the object itself, or take something out of it.
  func needsObject(_ places: some Sequence<Int>, in body: Body) -> Bool {
    places.contains { isHandedOut($0, in: body) || isTakenOut($0, in: body) }
  }

  /// Whether the object itself is an argument at a place: `delegate?.screen(self, saved: name)`.
  private func isHandedOut(_ place: Int, in body: Body) -> Bool {
    let tokens = body.file.tokens
    return tokens[place].text == body.name && ["(", ",", ":"].contains(tokens.text(place - 1))
      && [",", ")"].contains(tokens.text(place + 1))
  }

  /// Whether something is taken out of a value of the object's at a place: `queue.removeFirst()`. A copy would have it
  /// the next time as well.
  private func isTakenOut(_ place: Int, in body: Body) -> Bool {
    guard body.file.tokens[place].kind == .word, body.file.tokens.text(place - 1) != "." else {
      return false
    }
    let chain = MemberChain(body.file, at: place)
    let last = chain.names.count - 1
    return last > 0 && chain.calls[last] && !chain.isStatement
      && Self.changes.contains(chain.name(last))
      && folder.fields(of: type).contains {
        $0.name == chain.name(last - 1) && folder.isValue($0)
      }
  }
}

extension SourceFile {
  /// The innermost statement that a place of a body belongs to.
  func statement(around place: Int, in body: Range<Int>) -> Range<Int> {
    func begins(_ place: Int) -> Bool {
      place == body.lowerBound || ["{", ";", "in"].contains(tokens[place - 1].text)
        || tokens[place - 1].line < tokens[place].line && !isContinued(place)
    }
    var start = place
    while start > body.lowerBound, !begins(start) {
      let isClosing = [")", "]", "}"].contains(tokens[start - 1].text)
      start = isClosing ? max(body.lowerBound, tokens.opening(start - 1)) : start - 1
    }
    var end = start
    while end < body.upperBound, ![";", "}"].contains(tokens[end].text),
      end == start || !begins(end)
    {
      end = max(end, tokens.closing(end)) + 1
    }
    return start..<max(start + 1, min(end, body.upperBound))
  }
}
