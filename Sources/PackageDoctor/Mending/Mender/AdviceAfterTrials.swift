import ObjectGraph

/// An edit that was tried and is no fix.
struct RefusedTrial {
  let kind: MendCandidate.Kind
  let reason: MendJudgement.Refusal
}

extension SourceFolder {
  /// The edit to be made by hand where the trials have refuted the repair of a path; `nil` where they have not.
  func advice(for path: RetainingPath, after trials: [RefusedTrial]) -> String? {
    for case .goneTooEarly(let end) in trials.map(\.reason) {
      let object = end.type ?? "the object of \(end.holder)"
      return
        "keep \(object) as long as \(end.screen) is shown, in a property or a list of what makes it, "
        + "and end that where the screen has left; a weak reference alone loses it at once"
    }
    guard let step = path.repairedSteps.last else { return nil }
    let closure = path.holder(ofStep: step)
    if closure.kind == .closure {
      let captures = trials.filter { $0.kind == .capture }
      if let type = captures.lazy.compactMap(\.reason.missingValue).first {
        return
          "capture self weakly, unwrap it first, and decide which \(type) stands for nothing: "
          + "`guard let self else { return … }`"
      }
      let holders = holders(of: path.target.typeName.withoutArguments, besides: path)
      guard !captures.isEmpty, !holders.isEmpty,
        captures.allSatisfy({ $0.reason == .stillLeaks })
      else { return nil }
      return "end each reference that may hold it: the capture of \(closure.name), "
        + "\(holders.joined(separator: ", ")); a weak capture alone does not free it"
    }
    guard path.origin == .cycle, let property = self.field(path, step) else { return nil }
    let field = property.path
    guard trials.contains(where: { $0.kind == .weakProperty(field) && $0.reason.isOfCompiler })
    else { return nil }
    let isOfAny = trials.contains {
      if case .doesNotCompile(let error) = $0.reason { return error.contains("non-class-bound") }
      return false
    }
    if isOfAny {
      return
        "keep what \(field) has in a weak property of type AnyObject, and let .\(property.name) "
        + "cast that: its own type need not be one of classes"
    }
    guard let own = ownField(on: path) else {
      return "make \(field) weak, and decide what its uses are to do without it"
    }
    return "make \(own) weak, or let it hold what does not lead back to its screen"
  }

  /// The edit to be made by hand in a cycle where a screen has been given what leads to a closure of its owner's: the
  /// screen shall not hold it strongly.
  func leadsBack(_ path: RetainingPath, _ step: Int) -> String? {
    let captured = path.steps[step].target.typeName.withoutArguments
    let isScreen = classDeclaration(captured).map { self.isScreen($0.declaration) } ?? false
    guard path.origin == .cycle, !isScreen, let own = ownField(on: path) else { return nil }
    return "let \(own) hold weakly what leads to \(captured), which has its screen"
  }

  /// The edit to be made by hand where a closure of a coordinator's, in a cycle, is its only known owner: the list that
  /// had it may have let it go already.
  func keeperAdvice(_ path: RetainingPath, _ step: Int) -> MendCandidate? {
    guard path.origin == .cycle, path.steps[step].label == "captures self" else { return nil }
    let type = path.steps[step].target.typeName
    return MendCandidate(
      byHand:
        "capture self weakly, if something else keeps \(type) as long as its screen is there, "
        + "such as the list of coordinators that made it",
      "keep \(type)")
  }

  /// The edit to be made by hand where an object is to leave a list or a dictionary: which object, of which class's
  /// property, and what puts it there. `nil` for another repair.
  func removalAdvice(for path: RetainingPath) -> String? {
    guard let step = path.repairedSteps.last, let field = field(path, step),
      path.repair?.hasPrefix("remove it from") == true
    else { return nil }
    let (element, leaked) = (path.steps[step].target.typeName, path.target.typeName)
    let (adders, isTakenOut) = changers(of: field)
    let names = adders.map { "`\($0)`" }.joined(separator: " and ")
    let origin =
      adders.isEmpty ? "" : ": \(names) \(adders.count == 1 ? "puts" : "put") it there"
    let end = isTakenOut ? "; what takes it out is not called in this flow" : ""
    return element == leaked
      ? "let \(field.path) hold \(leaked) weakly, or take it out where it leaves and put it in again "
        + "where it appears\(origin)\(end)"
      : "take \(element) out of \(field.path) when its flow ends, as it leads to \(leaked)"
        + "\(origin)\(end)"
  }

  /// The functions that put something into a collection, and whether anything takes it out.
  private func changers(of field: FieldSource) -> (adders: [String], isTakenOut: Bool) {
    var adders: [String] = []
    var isTakenOut = false
    for file in files where !file.path.isOfTests {
      let tokens = file.tokens
      for place in tokens.indices where file.isUse(of: field, at: place) {
        let behind = tokens.text(place + 1) == "[" ? tokens.closing(place + 1) + 1 : place + 1
        let member = tokens.text(place + 1) == "." ? tokens.text(place + 2) : ""
        isTakenOut =
          isTakenOut || member.hasPrefix("remove") || member.hasPrefix("pop")
          || tokens.text(behind) == "=" && tokens.text(behind + 1) == "nil"
        let isAdded =
          ["append", "insert", "updateValue"].contains(member)
          || behind > place + 1 && tokens.text(behind) == "=" && tokens.text(behind + 1) != "nil"
        let method = file.function(around: place)
        guard isAdded, let method else { continue }
        let name = (method.container.map { $0 + "." } ?? "") + method.fullName
        if !adders.contains(name) { adders.append(name) }
      }
    }
    return (adders, isTakenOut)
  }

  /// The properties that may hold an object of a class, other than those on a path: `ShopCoordinator.children`.
  private func holders(of type: String, besides path: RetainingPath) -> [String] {
    let onPath = Set(path.steps.indices.compactMap { field(path, $0)?.path })
    var holders: [String] = []
    for file in files where !file.path.isOfTests {
      for declaration in file.declarations where declaration.container != nil {
        guard let field = FieldSource(declaration, in: file), let places = field.type,
          field.modifiers.isDisjoint(with: ["weak", "unowned"]),
          places.contains(where: { type.isPath(of: file.tokens[$0].text) }),
          !field.typeText.contains("->")
        else { continue }
        if !onPath.contains(field.path), !holders.contains(field.path) {
          holders.append(field.path)
        }
      }
    }
    return holders
  }

  /// The property of a screen that leads on in a cycle, `NewsListViewController.router`. What the screen has made has
  /// no other owner, so that a weak property would lose it at once.
  private func ownField(on path: RetainingPath) -> String? {
    path.steps.indices.lazy.compactMap { step in
      guard let field = field(path, step), !field.typeText.hasPrefix("["),
        isFromOutside(field),
        let (_, declaration) = classDeclaration(field.container), isScreen(declaration)
      else { return nil }
      return field.path
    }.first
  }
}

extension MendJudgement.Refusal {
  /// The type of which a closure has to return a value, where none is known that stands for nothing.
  fileprivate var missingValue: String? {
    guard case .doesNotCompile(let error) = self, !error.closureResult.isEmpty else { return nil }
    return error.closureResult
  }

  fileprivate var isOfCompiler: Bool {
    if case .doesNotCompile = self { return true }
    return false
  }
}
