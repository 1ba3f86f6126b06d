extension RetainingPath {
  /// What would let the target go, in a few words; nil when nothing is suspect.
  ///
  /// The first rule with a suspect step decides, and of several such steps the one nearest the
  /// target:
  ///
  /// | a suspect step that | is fixed by |
  /// |---|---|
  /// | leaves or enters a timer or a display link | `invalidate the timer` |
  /// | leaves or enters a task, of the runtime or simulated | `cancel the task` |
  /// | is a window's hold on a presentation | `dismiss what is presented` |
  /// | is a capture of a closure or a block | `capture self weakly` |
  /// | leaves a subscription, or an entry in a list of listeners | `cancel the subscription` |
  /// | is named delegate, data source, parent, owner or observer | `make .delegate weak` |
  /// | takes an element of a collection, on a path from a root | `remove it from .screens` |
  /// | is in a cycle that is made of a library's fields alone | what the program did: see `libraryMistake` |
  /// | is one of two in a cycle that are the program's own | `make .owner or .child weak` |
  /// | is one of more such ones, or of such without a name | `make one of them weak` |
  /// | is the only such one in a cycle | `make .owned weak`, `remove it from .screens` |
  /// | is the only one, or the first on a path from a root | `clear .current` |
  /// | is such a one, but was found by scanning and has no field's name | `let KeyPath<A, B> go` |
  /// | is such a one, of a box, whose content has no name | `let Model go`, the content |
  public var repair: String? {
    if let libraryMistake { return libraryMistake }
    if suspectsRoot, case .root(let name) = origin { return "clear \(name)" }
    if suspects.isEmpty { return nil }
    for rule in [
      timerRepair, taskRepair, presentationRepair, captureRepair, registrationRepair,
      backReferenceRepair, elementRepair,
    ] {
      for position in suspects.reversed() where steps[position].omittedCount == 0 {
        if let words = rule(position) { return words }
      }
    }
    if origin == .cycle, suspects.count > 1 {
      return changeRepair(among: suspects.filter { !steps[$0].isForeign })
    }
    let label = steps[suspects.lowerBound].label
    if label.isEmpty { return "let \(steps[suspects.lowerBound].target.typeName) go" }
    if label == "holds" { return "let \(holder(ofStep: suspects.lowerBound).typeName) go" }
    return "clear \(label)"
  }

  private func timerRepair(_ position: Int) -> String? {
    let roles = [holder(ofStep: position).role, steps[position].target.role]
    if roles.contains(.timer) { return "invalidate the timer" }
    return roles.contains(.displayLink) ? "invalidate the display link" : nil
  }

  private func taskRepair(_ position: Int) -> String? {
    let kinds = [holder(ofStep: position).kind, steps[position].target.kind]
    return kinds.contains(.task) || holder(ofStep: position).role == .simulatedTask
      ? "cancel the task" : nil
  }

  private func presentationRepair(_ position: Int) -> String? {
    steps[position].label.hasPrefix(".presentations[") ? "dismiss what is presented" : nil
  }

  private func captureRepair(_ position: Int) -> String? {
    let label = steps[position].label
    if holder(ofStep: position).kind == .opaque { return "capture it weakly" }
    guard holder(ofStep: position).kind == .closure, label.hasPrefix("captures ") else {
      return nil
    }
    let name = label.dropFirst("captures ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "capture \(name.isEmpty ? "it" : name) weakly"
  }

  private func registrationRepair(_ position: Int) -> String? {
    switch holder(ofStep: position).role {
    case .subscription: "cancel the subscription"
    case .listener: "remove the listener"
    default: nil
    }
  }

  private func backReferenceRepair(_ position: Int) -> String? {
    let label = steps[position].label
    let words = ["delegate", "datasource", "parent", "owner", "observer"]
    // What a library keeps strongly the program cannot make weak.
    guard !steps[position].isForeign, label.hasPrefix("."),
      words.contains(where: label.lowercased().hasSuffix)
    else {
      return nil
    }
    return "make \(label) weak"
  }

  private func elementRepair(_ position: Int) -> String? {
    origin == .cycle ? nil : removal(of: steps[position].label)
  }

  /// What is done about the only step of a cycle that the program can change.
  private func changeRepair(_ position: Int) -> String {
    let label = steps[position].label
    return removal(of: label)
      ?? (label.hasPrefix(".") ? "make \(label) weak" : "make one of them weak")
  }

  /// What is done about one of the steps of a cycle that the program can change.
  private func changeRepair(among own: [Int]) -> String {
    if own.count == 1 { return changeRepair(own[0]) }
    let labels = own.map { steps[$0].label }
    guard own.count == 2, labels.allSatisfy({ $0.hasPrefix(".") && !$0.hasSuffix("]") }) else {
      return "make one of them weak"
    }
    return labels[0] == labels[1]
      ? "make \(labels[0]) weak" : "make \(labels[0]) or \(labels[1]) weak"
  }

  func removal(of label: String) -> String? {
    guard label.hasSuffix("]") else { return nil }
    let field = label.prefix { $0 != "[" }
    return field.isEmpty ? "remove it there" : "remove it from \(field)"
  }
}
