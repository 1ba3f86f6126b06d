extension LostWorkSearch {
  /// The work of a chain by something from around the closure, or by a function.
  func outer(_ chain: MemberChain, _ body: Body) -> LostWork? {
    let (file, base) = (body.file, chain.name(0))
    let tokens = file.tokens
    // The captured object is another than the one that has made the closure.
    if base == "self" { return acts(chain, from: 0) ? LostWork(words: "") : nil }
    let around = file.declarations.filter {
      ["func", "init"].contains($0.kind) && $0.body.contains(body.places.lowerBound)
    }
    if chain.calls[0] {
      if let local = file.declarations.first(where: { inner in
        inner.kind == "func" && inner.name == base
          && around.contains { $0.body.contains(inner.keyword) }
      }) {
        return work(of: local, in: file, after: body.followed)
      }
      let functions = folder.files.filter { !$0.path.isOfTests }.flatMap { file in
        file.declarations.filter {
          $0.surrounding == nil && $0.name == base && $0.kind == "func"
        }.map { (file: file, method: $0) }
      }
      if !functions.isEmpty {
        let global = LostWorkSearch(folder: folder, type: "")
        let isWork = functions.contains {
          global.work(of: $0.method, in: $0.file, after: body.followed) != nil
        }
        return isWork && acts(chain, from: 0, isKnown: true) ? LostWork(words: "") : nil
      }
    }
    if let closure = file.enclosing(body.head.lowerBound - 1, naming: base) {
      // What a function hands to the closure around, as a continuation, may be waited for. Elements and views are not.
      let isHandled = Self.harmless.union(["forEach"]).contains(file.calleeName(of: closure) ?? "")
      let isView = (base.prefix(1).uppercased() + base.dropFirst()).isViewType
      guard !isHandled, !isView else { return nil }
      return chain.calls[0] || acts(chain, from: 0, isKnown: true) ? LostWork(words: "") : nil
    }
    for method in around.reversed() {
      // A parameter: of a function, the closures that it is called with do the work.
      let head = method.head
      if head.contains(where: { tokens[$0].text == base && tokens.text($0 + 1) == ":" }) {
        guard chain.calls[0] else {
          return acts(chain, from: 0, isKnown: true) ? LostWork(words: "") : nil
        }
        return registered(method.name, body)
      }
      for place in method.body where tokens[place].text == base && tokens.text(place + 1) == "=" {
        guard tokens.text(place + 2) == "{" else { continue }
        let closure = ClosureSource(tokens, at: place + 2)
        if closure.body.overlaps(body.places) || body.followed.contains(base) { return nil }
        return work(
          in: Body(
            file: file, places: closure.body, name: body.name,
            head: closure.braces.lowerBound..<closure.body.lowerBound,
            followed: body.followed + [base]))
      }
      if let local = file.local(base, in: method.body) {
        return work(of: local, beside: body, in: method, chain)
      }
    }
    let isGlobal = folder.files.contains { file in
      file.declarations.contains {
        $0.surrounding == nil && $0.name == base && ["let", "var"].contains($0.kind)
      }
    }
    let isSet = chain.names.count == 1 && chain.isAssigned
    return isGlobal && (isSet || acts(chain, from: 0)) ? LostWork(words: "") : nil
  }

  /// The work of a chain by a local that is declared around the closure. What is made there and used by the closure alone
  /// is no one else's, nor is a view or a screen.
  private func work(
    of local: LocalVariable, beside body: Body, in method: Declaration, _ chain: MemberChain
  ) -> LostWork? {
    let isScreen = folder.classDeclaration(local.type).map { folder.isScreen($0.declaration) }
    if local.type.isViewType || local.type.hasPrefix("UI") || isScreen == true { return nil }
    let isSet = chain.names.count == 1 && chain.isAssigned
    let uses = method.body.filter { place in
      body.file.tokens[place].text == local.name && place != local.place
        && body.file.tokens.text(place - 1) != "." && !body.places.contains(place)
    }
    if local.isMade, uses.isEmpty { return nil }
    if local.isMade, folder.isDeclared(local.type),
      !uses.contains(where: { place in
        body.file.tokens.text(place + 1) != "."
          || body.file.enclosing(place, from: method.body.lowerBound) != nil
      })
    {
      return work(ofMade: local.type, 0, chain, body)
    }
    return isSet && !uses.isEmpty || acts(chain, from: 0, isKnown: true)
      ? LostWork(words: "") : nil
  }

  /// The work of the closures that a function is called with, which get the object as their parameter; work of unknown
  /// words where none is found.
  private func registered(_ function: String, _ body: Body) -> LostWork? {
    guard body.followed.count < Self.mostMethods, !body.followed.contains(function) else {
      return nil
    }
    var isFound = false
    for file in folder.files where !file.path.isOfTests {
      let tokens = file.tokens
      for place in tokens.indices
      where tokens[place].text == function && tokens.text(place + 1) == "("
        && tokens.text(place - 1) != "func"
      {
        let close = tokens.closingOrLast(place + 1)
        let end = tokens.text(close + 1) == "{" ? tokens.closingOrLast(close + 1) : close
        guard let open = (place..<end).first(where: { tokens[$0].text == "{" }) else { continue }
        isFound = true
        let closure = ClosureSource(tokens, at: open)
        let head = open + 1..<closure.body.lowerBound
        let name =
          head.first { tokens[$0].kind == .word && tokens[$0].text != "in" }.map {
            tokens[$0].text
          } ?? "$0"
        let inner = Body(
          file: file, places: closure.body, name: name, head: head,
          followed: body.followed + [function])
        if var work = work(in: inner) {
          work.needed = []
          return work
        }
      }
    }
    return isFound ? nil : LostWork(words: "")
  }
}
