import ObjectGraph

extension SourceFolder {
  /// The edits that may free the target of a path, best first: a capture list, a weak property, an end where the screen
  /// leaves. Never `unowned`: the flow goes on after the screen.
  func candidates(for path: RetainingPath) -> [MendCandidate] {
    allCandidates(for: path).filter { $0.byHand == nil }
  }

  /// The edit to be made by hand where an end where the screen leaves would leave it without something when it is shown
  /// again.
  func endAdvice(for path: RetainingPath) -> String? {
    allCandidates(for: path).lazy.compactMap(\.byHand).first
  }

  private func allCandidates(for path: RetainingPath) -> [MendCandidate] {
    // On a path from a cycle of others nothing is suspect, and each step may be ended.
    let suspects = path.suspects.isEmpty ? path.steps.indices : path.suspects
    let steps = suspects.reversed().filter { path.steps[$0].omittedCount == 0 }
    let captures = steps.flatMap { captureCandidates(path, $0) }.map { candidate in
      var candidate = candidate
      candidate.kind = .capture
      return candidate
    }
    // What has to be done when the screen has left is not to be ended where it leaves.
    if advice(for: path) != nil { return captures }
    let fields = steps.compactMap { step in
      field(path, step).map { (field: $0, step: step) }
    }
    let target = path.target.typeName.withoutArguments
    let weak =
      fields.filter { !path.isLifeline($0.step) || isGivenWhatOthersKeep($0.field) }
      .flatMap { field in
        if let advice = keptAdvice(path, field.step) ?? relayAdvice(path, field.step)
          ?? onlyKeeperAdvice(path, field.step)
        {
          return [MendCandidate(byHand: advice, "keep .\(field.field.name)")]
            + backReferences(of: target, to: field.field.container).flatMap(weakenings)
        }
        if let advice = ownerAdvice(path, field.step) {
          return [MendCandidate(byHand: advice, "keep .\(field.field.name)")]
        }
        return weakenings(field.field).map { candidate in
          var candidate = candidate
          candidate.left = listed(path, before: field.step)
          return candidate
        }
      }
      + fields.compactMap {
        keptAdvice(path, $0.step) == nil ? weakElements(path, $0.step, $0.field) : nil
      }
      + fields.filter { $0.step + 1 == path.steps.count }.flatMap {
        WeakMembers(self, $0.field, label: path.steps[$0.step].label)?.candidates ?? []
      }
    let leaving = LeavingEdits(folder: self, screen: target)
    let ends =
      path.services.isEmpty
      ? []
      : weakTargets(of: target) + leaving.ending(self.fields(of: target)) + leaving.unregistering()
    let kept = path.services.flatMap(leaving.keeping)
    // A method that is waited for holds the object all the same, unless the wait ends.
    let waiting = captures.filter(\.waits)
    let resets = ([leaving] + owners(of: target)).flatMap { leaving in
      leaving.releasingRoot(path)
        + steps.filter {
          keptAdvice(path, $0) == nil && relayAdvice(path, $0) == nil
            && ownerAdvice(path, $0) == nil
        }.flatMap {
          step in
          if let advice = lateCallAdvice(path, step) {
            return [MendCandidate(byHand: advice, "keep the closure")]
          }
          return leaving.releasing(path, step, fields.first { $0.step == step }?.field)
        }
    }
    let unread = fields.filter {
      reader(path, $0.step) == nil && keptAdvice(path, $0.step) == nil
        && relayAdvice(path, $0.step) == nil && ownerAdvice(path, $0.step) == nil
    }
    let calls = unread.flatMap { field, step in
      leaving.calling(field) + [leaving.callingBack(path, step, field)].compactMap(\.self)
        + self.fields(of: target).compactMap { way in
          LeavingEdits(folder: self, screen: way.typeName).callingBack(
            path, step, field, by: "." + way.name + (way.isOptional ? "?" : ""))
        }
    }
    let flows = unread.flatMap { field in
      FlowEnds(
        folder: self, field: field.field, label: path.steps[field.step].label,
        type: path.steps[field.step].target.typeName
      ).candidates()
    }
    let first = captures.filter { !$0.waits } + weak + ends + waiting
    let last = kept + resets + calls + flows
    var all: [MendCandidate] = []
    for candidate in first + last
    where !all.contains(where: { $0.edits == candidate.edits && $0.byHand == candidate.byHand }) {
      all.append(candidate)
    }
    return all
  }

  /// An object of a list on the way to a step, which stays there when the step's reference is weak, in words: each flow
  /// that puts one there, and takes none out, makes the list longer.
  private func listed(_ path: RetainingPath, before step: Int) -> String? {
    guard
      let position = (0..<step).last(where: {
        path.steps[$0].label.hasSuffix("]") && outlives(path, $0 + 1)
          && path.holder(ofStep: $0).typeName != path.target.typeName
      }), let list = field(path, position)?.path
    else { return nil }
    let element = path.steps[position].target.typeName
    return "\(list) has \(element) as before; take it out where its flow ends"
  }

  /// The edit by which a collection that has the target itself, and reads nothing of it, holds it weakly.
  private func weakElements(_ path: RetainingPath, _ step: Int, _ field: FieldSource)
    -> MendCandidate?
  {
    guard step + 1 == path.steps.count, path.steps[step].label.hasPrefix(".\(field.name)["),
      path.steps[step].label.hasSuffix("]"), reader(path, step) == nil
    else { return nil }
    return WeakElements(folder: self, field: field).candidate
  }

  /// The edit to be made by hand where a closure of a path, or a target's method, has work to do when the screen has
  /// left.
  func advice(for path: RetainingPath) -> String? {
    closureAdvice(for: path) ?? actionAdvice(for: path) ?? delegateAdvice(for: path)
  }

  private func closureAdvice(for path: RetainingPath) -> String? {
    path.suspects.reversed().lazy.flatMap { step in
      let type = path.steps[step].target.typeName.withoutArguments
      // A screen that keeps what calls its owner is what closes the cycle.
      let owner = leadsBack(path, step)
      var weak = Set(fields(of: type).filter { $0.modifiers.contains("weak") }.map(\.name))
      // Captured strongly, it would keep the leaked object as before.
      if path.steps.indices.contains(step + 1) {
        weak.insert(String(path.steps[step + 1].label.dropFirst()))
      }
      return captures(path, step).compactMap { edits in
        if let owner, edits.lost != nil { return owner }
        let weak = weak.union(edits.holders)
        let isKept =
          step > 0 && isOffered(path, step - 1)
          || edits.lost.map {
            mayChange($0.needed, of: type, before: edits.closure, in: edits.file)
          } == true
          || isDroppedBefore(path, step)
        return edits.lost?.advice(type, capturing: edits.name, weak: weak, isKept: isKept)
          ?? edits.advice
      }
        + lostReferences(path, step).map {
          owner
            ?? $0.advice(
              type, capturing: "self", weak: weak, isKept: isDroppedBefore(path, step))
        }
    }.first
  }

  /// The work for others of the methods that are used as closures at a step whose holder outlives the object.
  private func lostReferences(_ path: RetainingPath, _ step: Int) -> [LostWork] {
    let holder = path.holder(ofStep: step)
    guard holder.role == .function, outlives(path, step) || isRunAtTheEnd(path, step) else {
      return []
    }
    let type = path.steps[step].target.typeName.withoutArguments
    let search = LostWorkSearch(folder: self, type: type)
    return methodReferences(holder, of: type).compactMap { reference in
      search.work(ofReference: reference.method, in: reference.file)
    }
  }

  /// The capture lists for a step that leaves a closure of the sources.
  private func captureCandidates(_ path: RetainingPath, _ step: Int) -> [MendCandidate] {
    let holder = path.holder(ofStep: step)
    let type = path.steps[step].target.typeName.withoutArguments
    if let advice = onlyKeeperAdvice(path, step) {
      return [MendCandidate(byHand: advice, "keep \(type)")]
    }
    if path.mayBeOnlyOwner(step) {
      let own = captures(path, step)
      let isLate = path.steps.indices.contains { lateCallAdvice(path, $0) != nil }
      return own.compactMap { $0.untilTakenOut(of: self) }
        + (own.isEmpty || isLate ? [] : [keeperAdvice(path, step)].compactMap(\.self))
    }
    if holder.role == .function {
      return lostReferences(path, step).isEmpty
        ? methodReferences(holder, of: type).map(\.candidate) : []
    }
    let constants = Set(fields(of: type).filter(\.isConstant).map(\.name))
    let captures = captures(path, step)
    let isLost = captures.contains { $0.lost != nil }
    return captures.flatMap { edits in
      if holder.role == .unwrapping {
        return isLost || edits.isMadeAtTheEnd ? [] : [edits.withoutUnwrapping()].compactMap(\.self)
      }
      var held = edits.name == "self" ? edits.capturingConstants(constants) : nil
      held?.left = outlives(path, step) ? keptWithClosure(edits, type) : nil
      var all = (isLost ? [] : edits.candidates()) + [held].compactMap(\.self)
      for place in all.indices {
        all[place].waits = edits.waits
        let isAlone = all[place].words == "capture \(edits.name) weakly"
        let left =
          [all[place].left].compactMap(\.self)
          + leftCycles(edits, path, step, besides: isAlone ? [] : edits.companions)
          + [leftTimer(edits, type)].compactMap(\.self)
        all[place].left = left.isEmpty ? nil : left.joined(separator: "; ")
      }
      return all
    }
  }

  /// The closures that a step may leave, each with a name that it captures.
  private func captures(_ path: RetainingPath, _ step: Int) -> [CaptureEdits] {
    let holder = path.holder(ofStep: step)
    guard holder.kind == .closure, holder.role != .function, holder.library == nil,
      let line = holder.source, let place = line.path,
      let file = files.first(where: { $0.path == place })
    else { return [] }
    let words = path.steps[step].label.split(separator: " ")
    guard words.count == 2, ["captures", "uses"].contains(words[0]) else { return [] }
    let name = String(words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let globals = globals
    let type = path.steps[step].target.typeName.withoutArguments
    let constants = Set(fields(of: type).filter(\.isConstant).map(\.name))
    let search = LostWorkSearch(folder: self, type: type)
    // What leads to the closure may be among the object's properties.
    let leading = Set(
      (0..<step).filter { path.holder(ofStep: $0).typeName.withoutArguments != type }.map {
        path.steps[$0].target.typeName.withoutArguments
      })
    let holders = Set(path.steps[..<step].compactMap(\.propertyName).map(String.init)).union(
      fields(of: type).filter { leading.contains($0.typeName) }.map(\.name))
    let isRunLast = isRunAtTheEnd(path, step)
    let isOutlived = isRunLast || outlives(path, step)
    return file.closures(at: line.line).flatMap { closure in
      let names = name.isEmpty ? file.localNames(in: closure) : [name]
      return names.map { name in
        var losses = isOutlived ? search.works(of: closure, in: file, capturing: name) : []
        if isRunLast, losses.isEmpty {
          losses += [search.lastCall(of: closure, in: file, capturing: name)].compactMap(\.self)
        }
        return CaptureEdits(
          file: file, closure: closure, name: name, globals: globals,
          returnsOptional: isOfOptional(closure, in: file), losses: losses,
          constants: constants, holders: holders,
          companions: companions(of: closure, in: file, path, step, capturing: name))
      }
    }
  }

  /// The names that a closure captures besides: of the object that has it in a property, `cell` in
  /// `cell.onTap = { self.show(cell) }`, if something else on the path holds that too, and of what that was taken from,
  /// as of a table its cell.
  private func companions(
    of closure: ClosureSource, in file: SourceFile, _ path: RetainingPath, _ step: Int,
    capturing name: String
  ) -> [String] {
    let (tokens, open) = (file.tokens, closure.braces.lowerBound)
    guard step > 1, path.holder(ofStep: step - 2).kind != .closure, open > 4,
      tokens[open - 1].text == "=", tokens[open - 3].text == ".",
      path.steps[step - 1].label == "." + tokens[open - 2].text
    else { return [] }
    // `cell.onTap = { … }`, `cell?.onTap = { … }` and `(cell as? Cell)?.onTap = { … }`
    var place = ["?", "!"].contains(tokens[open - 4].text) ? open - 5 : open - 4
    if tokens[place].text == ")" { place = tokens.opening(place) + 1 }
    let holder = tokens[place].text
    guard tokens[place].kind == .word, tokens.text(place - 1) != ".", holder != "self" else {
      return []
    }
    return ([holder] + file.origin(of: holder, before: open)).filter { other in
      let isHidden = (open..<closure.braces.upperBound).contains {
        tokens[$0].text == other
          && ($0 < closure.body.lowerBound || ["let", "var"].contains(tokens.text($0 - 1)))
      }
      return other != name && !isHidden
        && closure.body.contains {
          tokens[$0].text == other && tokens.text($0 - 1) != "." && tokens.text($0 + 1) != ":"
        }
    }
  }

  private var globals: Set<String> {
    Set(
      files.flatMap(\.declarations).filter {
        $0.surrounding == nil && ["let", "var", "func"].contains($0.kind)
      }.map(\.name))
  }

  /// Whether a closure is put into a property whose type returns an optional: `((Item) -> CGFloat?)?`.
  private func isOfOptional(_ closure: ClosureSource, in file: SourceFile) -> Bool {
    // A cell provider may have no cell.
    if let callee = file.calleeName(of: closure.braces.lowerBound),
      callee.hasSuffix("DiffableDataSource")
    {
      return true
    }
    guard file.tokens.text(closure.braces.lowerBound - 1) == "=", closure.braces.lowerBound > 1
    else { return false }
    let name = file.tokens.text(closure.braces.lowerBound - 2)
    return files.contains { file in
      file.declarations.contains { declaration in
        guard declaration.name == name, let field = FieldSource(declaration, in: file) else {
          return false
        }
        let result = field.typeText.split(separator: "->").last ?? ""
        return field.typeText.contains("->")
          && (result.contains("?)") || !result.contains(")") && result.hasSuffix("?"))
      }
    }
  }

  /// The stored property of the sources that a step goes through.
  func field(_ path: RetainingPath, _ step: Int) -> FieldSource? {
    let label = path.steps[step].label
    guard label.hasPrefix("."), !path.steps[step].isForeign else { return nil }
    return fields(along: label, of: path.holder(ofStep: step).typeName.withoutArguments).last ?? nil
  }

  /// The stored properties that a label leads through: the first of a type, each other one of the struct before it. The
  /// first that is not among the sources is `nil`, and ends them.
  func fields(along label: String, of type: String) -> [FieldSource?] {
    var found: [FieldSource?] = []
    var type = type
    for name in label.dropFirst().prefix(while: { $0 != "[" }).split(separator: ".") {
      let field = fields(of: type).first { $0.name == name }
      found.append(field)
      guard let field else { break }
      type = field.typeName
    }
    return found
  }
}

extension RetainingPath {
  /// The timers, tasks, subscriptions and observers on the path, whose end frees the target.
  fileprivate var services: [Node] {
    ([start] + steps.map(\.target)).filter(\.isService)
  }

  /// Whether a step may be what keeps an object in use: a weak one would end it at once. Of a library's object it is
  /// not known who else keeps it.
  fileprivate func isLifeline(_ step: Int) -> Bool {
    step + 1 < steps.count
      && (steps[step].facts?.isOnly == true && steps[step].target.expectation != .expectedGone
        || steps[step].target.library != nil)
  }

  /// Whether a capture may be the only owner of an object that may be in use: no other owner of it is known.
  fileprivate func mayBeOnlyOwner(_ step: Int) -> Bool {
    step + 1 < steps.count && steps[step].facts?.isOnly != false
      && steps[step].target.expectation != .expectedGone
  }
}
