import ObjectGraph

/// Closures that run when what has them ends, as those of a bag of disposals: the screen that owns it is gone by then,
/// and a weak capture of the screen is `nil`.
extension SourceFolder {
  /// Whether a closure at a step is run by the `deinit` of what leads to it.
  func isRunAtTheEnd(_ path: RetainingPath, _ step: Int) -> Bool {
    (0..<step).contains { position in
      let type = path.holder(ofStep: position).typeName.withoutArguments
      return files.contains { file in
        file.deinits(of: type).contains { body in
          runs(path, position, in: body, of: file, after: [])
        }
      }
    }
  }

  /// Whether a body of what holds at a position runs what the steps lead to from there.
  private func runs(
    _ path: RetainingPath, _ position: Int, in body: Range<Int>, of file: SourceFile,
    after seen: [String]
  ) -> Bool {
    let step = path.steps[position]
    let type = path.holder(ofStep: position).typeName.withoutArguments
    guard let name = step.propertyName, seen.count < LostWorkSearch.mostMethods else {
      return false
    }
    return body.contains { place in
      guard file.tokens[place].kind == .word, file.tokens.isOwn(place) else { return false }
      let text = file.tokens[place].text
      guard text != name else { return isRun(path, position, at: place, of: file, seen) }
      guard file.tokens.text(place + 1) == "(", !seen.contains(text) else { return false }
      return runs(path, position, inMethods: text, of: type, after: seen + [text])
    }
  }

  private func runs(
    _ path: RetainingPath, _ position: Int, inMethods name: String, of type: String,
    after seen: [String]
  ) -> Bool {
    LostWorkSearch(folder: self, type: type).methods(name).contains {
      runs(path, position, in: $0.method.body, of: $0.file, after: seen)
    }
  }

  /// Whether what is done with a step's property runs it: it is not only emptied or ended, and a method that is called
  /// of it runs what it has.
  private func isRun(
    _ path: RetainingPath, _ position: Int, at place: Int, of file: SourceFile, _ seen: [String]
  ) -> Bool {
    let chain = MemberChain(file, at: place)
    let next = path.steps[position].target
    let called = chain.name(1)
    if chain.isAssigned || called == "removeAll" { return false }
    if next.kind == .closure { return true }
    let type = next.typeName.withoutArguments
    guard !next.isService, classDeclaration(type) != nil else { return false }
    guard path.steps.indices.contains(position + 1), chain.calls.count > 1, chain.calls[1],
      !LostWorkSearch(folder: self, type: type).methods(called).isEmpty
    else { return path.steps[position].label.hasSuffix("]") }
    return runs(path, position + 1, inMethods: called, of: type, after: seen)
  }
}

extension LostWorkSearch {
  /// The first call of a closure that is run when its object is gone, by whatever the object has other than its views.
  func lastCall(of closure: ClosureSource, in file: SourceFile, capturing name: String) -> LostWork?
  {
    let body = Body(
      file: file, places: closure.body, name: name,
      head: closure.braces.lowerBound..<closure.body.lowerBound)
    for place in closure.body where file.tokens[place].kind == .word && file.tokens.isOwn(place) {
      let start = file.tokens.text(place - 1) == "." ? place - 2 : place
      guard start == place ? body.isOwn : file.tokens[start].text == name else { continue }
      let chain = MemberChain(file, at: place)
      let field = folder.fields(of: type).first { $0.name == chain.name(0) }
      guard let field, !field.typeName.isViewType, chain.calls.contains(true) else { continue }
      return LostWork(
        words: MemberChain(file, at: start).words, needed: needed(in: closure.body, body),
        place: start)
    }
    return nil
  }
}

extension SourceFile {
  /// The bodies of the `deinit` of a class.
  func deinits(of type: String) -> [Range<Int>] {
    let classes = declarations.filter { $0.kind == "class" && $0.path.isPath(of: type) }
    return tokens.indices.filter { place in
      tokens[place].text == "deinit" && tokens.text(place + 1) == "{"
        && declarations.last { $0.isType && $0.body.contains(place) }.map { around in
          classes.contains { $0.path == around.path }
        } == true
    }.map { $0 + 2..<tokens.closingOrLast($0 + 1) }
  }
}
