import ObjectGraph

extension SourceFolder {
  /// The edits that may free the target of a path, best first: a capture list, a weak property, an end where the screen
  /// leaves. Never `unowned`: the flow goes on after the screen.
  func candidates(for path: RetainingPath) -> [MendCandidate] {
    let steps = path.suspects.reversed().filter { path.steps[$0].omittedCount == 0 }
    let captures = steps.flatMap { captureCandidates(path, $0) }
    let fields = steps.compactMap { step in
      field(path, step).map { (field: $0, step: step) }
    }
    let weak = fields.compactMap { weakening($0.field) }
    let leaving = LeavingEdits(folder: self, screen: path.target.typeName.withoutArguments)
    let ends = path.endsByItself ? leaving.ending(self.fields(of: leaving.screen)) : []
    let clears = fields.flatMap { leaving.clearing($0.field, isElement: path.isElement($0.step)) }
    // A method that is waited for holds the object all the same, unless the wait ends.
    let waiting = captures.filter(\.waits)
    return captures.filter { !$0.waits } + weak + ends + waiting + clears
  }

  /// The capture lists for a step that leaves a closure of the sources.
  private func captureCandidates(_ path: RetainingPath, _ step: Int) -> [MendCandidate] {
    let holder = path.holder(ofStep: step)
    guard holder.kind == .closure, holder.library == nil, let line = holder.source,
      let place = line.path, let file = files.first(where: { $0.path == place })
    else { return [] }
    let word = path.steps[step].label.dropFirst("captures ".count)
    let name = String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let type = path.steps[step].target.typeName.withoutArguments
    let constants = Set(fields(of: type).filter(\.isConstant).map(\.name))
    return file.closures(at: line.line).flatMap { closure in
      let edits = CaptureEdits(file: file, closure: closure, name: name.isEmpty ? "self" : name)
      var all = edits.candidates() + [edits.capturingConstants(constants)].compactMap(\.self)
      for place in all.indices { all[place].waits = edits.waits }
      return all
    }
  }

  /// The stored property of the sources that a step goes through.
  private func field(_ path: RetainingPath, _ step: Int) -> FieldSource? {
    let label = path.steps[step].label
    guard label.hasPrefix("."), !path.steps[step].isForeign else { return nil }
    let name = label.dropFirst().prefix { $0 != "[" }
    return fields(of: path.holder(ofStep: step).typeName.withoutArguments)
      .first { $0.name == name }
  }
}

extension RetainingPath {
  /// Whether the end of a timer, a task, a subscription or an observer frees the target.
  fileprivate var endsByItself: Bool {
    let objects = [start] + steps.map(\.target)
    let roles: Set<ObjectRole> = [
      .timer, .displayLink, .keptTimer, .simulatedTask, .subscription, .listener, .waiting,
    ]
    return objects.contains { $0.kind == .task || $0.role.map(roles.contains) == true }
  }

  /// Whether a step leads to an element of an array or a set.
  fileprivate func isElement(_ step: Int) -> Bool {
    steps[step].label.hasSuffix("]") && !steps[step].label.contains("\"")
  }
}
