import ObjectGraph

/// Objects that who makes them keeps, as a coordinator keeps its children. A closure of their own need not.
extension SourceFolder {
  /// Whether a class's own closure, in a cycle, is its only known owner by chance: each object of the class that the
  /// package makes goes into a list or a property of its maker. What takes it out there ends it.
  func isKeptByMakers(_ path: RetainingPath, _ step: Int) -> Bool {
    let type = path.steps[step].target.typeName.withoutArguments
    guard path.origin == .cycle, step + 1 < path.steps.count, !isScreenOrView(type),
      path.steps[step].label == "captures self"
    else { return false }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let makers = files.filter { !$0.path.isOfTests }.flatMap { file in
      file.tokens.indices.filter {
        file.tokens[$0].text == name && file.tokens[$0].kind == .word
          && file.tokens.text($0 + 1) == "("
      }.map { isKept(objectMadeAt: $0, in: file) }
    }
    return !makers.isEmpty && makers.allSatisfy(\.self)
  }

  /// The edit to be made by hand where nothing else is known to keep what a closure captures.
  func keeperAdvice(_ path: RetainingPath, _ step: Int) -> MendCandidate? {
    guard path.origin == .cycle, path.steps[step].label == "captures self" else { return nil }
    let type = path.steps[step].target.typeName
    return MendCandidate(
      byHand:
        "capture self weakly, if something else keeps \(type) as long as its screen is there, "
        + "such as a list of its maker; none is seen",
      "keep \(type)")
  }

  /// Whether an object goes into a list or a property where it is made, by its name or a method of its maker.
  private func isKept(objectMadeAt place: Int, in file: SourceFile) -> Bool {
    let tokens = file.tokens
    // `children.append(Flow())`
    if tokens.text(place - 1) == "(" { return isPut(at: place, in: file) }
    guard tokens.text(place - 1) == "=" else { return false }
    let name = tokens.text(place - 2)
    guard ["let", "var"].contains(tokens.text(place - 3)) else {
      // `child = Flow()`
      return tokens.isOwn(place - 2) && isKept(inMember: place - 2, in: file)
    }
    guard let method = file.function(around: place) else {
      return isKept(inMember: place - 2, in: file)
    }
    return method.body.contains { use in
      tokens[use].text == name && tokens.text(use - 1) != "." && isPut(at: use, in: file)
    }
  }

  /// Whether a name is that of a strong stored property of the class around it, or of one that its protocol asks for.
  private func isKept(inMember place: Int, in file: SourceFile) -> Bool {
    let around = file.declarations.last {
      ($0.isType || $0.kind == "extension") && $0.body.contains(place)
    }
    let (type, name) = (around?.path ?? "", file.tokens[place].text)
    return fields(of: type).contains {
      $0.name == name && $0.modifiers.isDisjoint(with: ["weak", "unowned"])
    }
      || files.contains { file in
        file.declarations.contains {
          $0.surrounding == "protocol" && $0.container == type && $0.name == name
            && $0.kind == "var"
        }
      }
  }

  /// Whether an object is put into a list or a property at a place: `children.append(flow)`, `children[id] = flow`,
  /// `child = flow`, or `add(flow)` of a method that does so.
  private func isPut(at place: Int, in file: SourceFile, after count: Int = 0) -> Bool {
    let tokens = file.tokens
    if tokens.text(place - 1) == "=" {
      let end = tokens.text(place - 2) == "]" ? tokens.opening(place - 2) - 1 : place - 2
      return tokens.isOwn(end) && isKept(inMember: end, in: file)
    }
    let open = tokens.text(place - 1) == ":" ? place - 3 : place - 1
    guard tokens.text(open) == "(" else { return false }
    if ["append", "insert"].contains(tokens.text(open - 1)), tokens.text(open - 2) == "." {
      return tokens.isOwn(open - 3) && isKept(inMember: open - 3, in: file)
    }
    guard tokens.isOwn(open - 1), count < 3 else { return false }
    let methods = files.flatMap { file in
      file.declarations.filter { $0.kind == "func" && $0.name == tokens.text(open - 1) }
        .map { (file: file, method: $0) }
    }
    return !methods.isEmpty
      && methods.allSatisfy { file, method in
        guard let parameter = file.firstParameter(of: method) else { return false }
        return method.body.contains {
          file.tokens[$0].text == parameter && file.tokens.text($0 - 1) != "."
            && isPut(at: $0, in: file, after: count + 1)
        }
      }
  }
}

extension SourceFile {
  /// The name by which a function's body knows its first parameter.
  fileprivate func firstParameter(of method: Declaration) -> String? {
    guard let open = method.head.first(where: { tokens[$0].text == "(" }),
      let colon = method.head.first(where: { $0 > open && tokens[$0].text == ":" })
    else { return nil }
    return tokens.text(colon - 1)
  }
}
