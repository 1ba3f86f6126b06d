extension RetainingPath {
  /// The change that frees the target, in a few words; nil if nothing is suspect, or if the program can change
  /// nothing.
  ///
  /// The first rule decides that has a suspect step which meets its condition, and of several such steps the one
  /// nearest the target. Conditions are read from the types. A reference of which only the label is known, as in a
  /// path described by hand, is taken for a `var` of an optional.
  ///
  /// | a suspect step that | on condition that | is fixed by |
  /// |---|---|---|
  /// | leaves or enters a timer that is in no cycle, or a display link | | `invalidate the timer` |
  /// | is behind a timer that is never released, as Foundation's on Linux | it can be weak, or be ended | `capture self weakly, invalidate the timer` |
  /// | is of a closure that waits in a task | it captures the object weakly | `unwrap self inside the loop, not across a wait` |
  /// | leaves or enters a task, of the runtime or simulated | it has yet to begin | `let the task begin first, in an async test` |
  /// | | it waits for a continuation | `resume the continuation` |
  /// | | it was cancelled | `end the task when it is cancelled` |
  /// | | it sleeps | `cancel .polling and check Task.isCancelled in its loop` |
  /// | | it is in a property | `cancel .polling` |
  /// | | it is in none | `cancel the task that Feed.poll() starts` |
  /// | is in a property of a library that states what ends it | | these words: `dismiss what is presented` |
  /// | is a capture of a closure or a block | it is an object, with other references if it is in use | `capture self weakly` |
  /// | is the same of a method or a local function | | `use a closure that captures self weakly` |
  /// | leaves a subscription, or an entry in a list of listeners | | `cancel the subscription` |
  /// | is named delegate, data source, coordinator, parent, owner or observer | can be weak | `make .delegate weak` |
  /// | is in a cycle of a library's fields alone | | see `libraryMistake` |
  /// | is in any other cycle, named delegate, data source or coordinator | the only reference, and can be weak | `make .delegate weak (clear it if nothing else holds Model)` |
  /// | is the last of any other cycle | the object has no other reference | any of the following |
  /// | is in any other cycle | can be weak | `make .model, .owner or .screen weak`: one of these |
  /// | is in any other cycle | is of a class, and a `let` or no optional | `make .screen a weak variable` |
  /// | is in a cycle that none of these ends, or on a path from a root | is an element | `remove it from .screens` |
  /// | | is a `var` and an optional | `clear .current` |
  /// | | is a `var` and an enum with a case without associated values | `set .state to another case` |
  /// | | is a `var` | `put another value into .current` |
  /// | was found by scanning and has no field's name | | `release KeyPath<A, B>` |
  /// | is of a box, whose content has no name | | `release Model`, the content |
  ///
  /// A static or global that itself holds the object is cleared, too. If it is a `let`, or may be one, the repair
  /// is `declare static Session.shared var and clear it`.
  ///
  /// A reference can be weak if the program's own source declares it as a `var` of an optional of a class.
  /// Associated values, elements and wrapped properties cannot be weak. The only reference to an object that is in
  /// use is never made weak, since the object would be deallocated at once.
  ///
  /// A value of a protocol's type, or of `Any`, is replaced or cleared as a whole. An element is not removed from an
  /// array of a fixed size, or from an `NSArray`.
  ///
  /// The repairs for other holders of the target follow: `make .a weak, clear .b`.
  public var repair: String? {
    guard let own = mending else { return nil }
    var mendings = [own]
    for other in (rest ?? []).compactMap(\.mending)
    where !mendings.contains(where: { $0.wordsOfAny == other.wordsOfAny }) {
      mendings.append(other)
    }
    return mendings.map { $0.words + $0.condition }.joined(separator: ", ")
  }

  /// The steps whose references the repair of this path ends; empty where it is of none.
  package var repairedSteps: [Int] { mending?.steps ?? [] }

  /// A repair, with the steps that it changes.
  struct Mending {
    let words: String
    /// The case in which it is another, in parentheses behind a space; empty for none.
    var condition = ""
    /// The steps whose references the repair ends; one of them if it is a choice.
    var steps: [Int] = []
    var isChoice = false

    /// The words without the function that starts a task: one that is simulated may be run by one that is not.
    var wordsOfAny: String { words.replacing(/\ that \S+ starts/, with: "") }
  }

  /// The repair of this path alone, without other holders.
  var mending: Mending? {
    if let libraryMistake { return Mending(words: libraryMistake) }
    if suspectsRoot, case .root(let name) = origin {
      let words = rootDeclaration.map(\.endingAsVariable) ?? "clear \(name)"
      return words.map { Mending(words: $0) }
    }
    if let keptTimerRepair { return keptTimerRepair }
    let rules = [
      timerRepair, unwrappingRepair, taskRepair, statedRepair, captureRepair,
      registrationRepair, backReferenceRepair,
    ]
    for rule in rules {
      if let mending = nearest(rule) { return mending }
    }
    if origin == .cycle {
      let mending =
        nearest(delegateRepair) ?? lastRepair ?? weakRepair ?? nearest(variableRepair)
        ?? nearest(ownEndingRepair) ?? nearest(weakening)
      if let mending { return mending }
    }
    return nearest(sureEndingRepair) ?? nearest(endingRepair) ?? nearest(replacingRepair)
      ?? namelessRepair.map { Mending(words: $0) }
  }

  /// The repair of a rule for the suspect step nearest the target that it applies to.
  private func nearest(_ rule: (Int) -> String?) -> Mending? {
    for position in suspects.reversed() where steps[position].omittedCount == 0 {
      if let words = rule(position) { return Mending(words: words, steps: [position]) }
    }
    return nil
  }

  /// Whether a repair ends an object as a whole: a task, a timer, a subscription or a listener.
  func isEnded(_ node: Node) -> Bool {
    node.kind == .task
      || [.timer, .displayLink, .simulatedTask, .subscription, .listener].contains(node.role)
  }

  /// The repair behind a timer that is never released: a step further on has to end.
  private var keptTimerRepair: Mending? {
    guard let timer = suspects.last(where: { holder(ofStep: $0).role == .keptTimer }) else {
      return nil
    }
    for rule in [captureRepair, sureEndingRepair, endingRepair, replacingRepair] {
      if let mending = nearest(rule), let step = mending.steps.last, step > timer {
        return Mending(words: mending.words + ", invalidate the timer", steps: mending.steps)
      }
    }
    return nil
  }

  private func timerRepair(_ position: Int) -> String? {
    let roles = [holder(ofStep: position).role, steps[position].target.role]
    // Only a timer that has fired or is invalid is held by nothing but a cycle.
    if roles.contains(.timer), origin != .cycle { return "invalidate the timer" }
    if roles.contains(.keptTimer) { return "invalidate the timer" }
    return roles.contains(.displayLink) ? "invalidate the display link" : nil
  }

  private func unwrappingRepair(_ position: Int) -> String? {
    guard holder(ofStep: position).role == .unwrapping else { return nil }
    let name = steps[position].label == "uses self" ? "self" : "it"
    return "unwrap \(name) inside the loop, not across a wait"
  }

  private func taskRepair(_ position: Int) -> String? {
    let (holder, target) = (holder(ofStep: position), steps[position].target)
    let isEntered = !(holder.kind == .task || holder.role == .simulatedTask)
    if isEntered, target.kind != .task { return nil }
    if beginsAtUnbegunTask { return "let the task begin first, in an async test" }
    let name = taskName(enteredBy: isEntered ? position : position - 1)
    return (isEntered ? target : holder).wait?.repair(of: name) ?? "cancel \(name)"
  }

  /// The words for the task that a step leads to, which is the root's for a step before the first: the property that has
  /// it, or else the function that starts it.
  private func taskName(enteredBy position: Int) -> String {
    if steps.indices.contains(position), steps[position].strength == .strong,
      !steps[position].isForeign,
      declaration(ofStep: position).parts.allSatisfy({ $0.form == .property })
    {
      return name(ofStep: position)
    }
    guard steps.indices.contains(position + 1), steps[position + 1].target.kind == .closure,
      let function = steps[position + 1].target.typeName.ranges(of: " in ").last.map({
        steps[position + 1].target.typeName[$0.upperBound...]
      }), !function.contains(" ")
    else { return "the task" }
    return "the task that \(function) starts"
  }

  private func statedRepair(_ position: Int) -> String? {
    if case .ending(let words) = declaration(ofStep: position).parts.first?.note { return words }
    return nil
  }

  private func captureRepair(_ position: Int) -> String? {
    let (closure, step) = (holder(ofStep: position), steps[position])
    if closure.kind == .opaque { return "capture it weakly" }
    guard closure.kind == .closure, declaration(ofStep: position).canBeCapturedWeakly,
      step.target.kind == .object, !isLifeline(position)
    else { return nil }
    let name = step.label.dropFirst("captures ".count).prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    let capture = name.isEmpty ? "it" : name
    return words(
      closure.role == .function
        ? Remedy("use a closure that captures", String(capture), "weakly")
        : Remedy("capture", String(capture), "weakly"), position)
  }

  private func registrationRepair(_ position: Int) -> String? {
    switch holder(ofStep: position).role {
    case .subscription: "cancel the subscription"
    case .listener: "remove the listener"
    default: nil
    }
  }

  private static let delegateNames = ["delegate", "datasource", "coordinator"]

  /// Whether a step is a property with one of some names, or with one that ends so.
  private func isNamed(_ names: [String], _ position: Int) -> Bool {
    names.contains(where: steps[position].label.lowercased().hasSuffix)
  }

  private func backReferenceRepair(_ position: Int) -> String? {
    guard isNamed(Self.delegateNames + ["parent", "owner", "observer"], position),
      declaration(ofStep: position).canBeWeak, !isLifeline(position)
    else { return nil }
    return weakening(position)
  }

  /// The repair of the only reference to a delegate or a coordinator. Its owner may have released it meanwhile, or there
  /// was none.
  private func delegateRepair(_ position: Int) -> String? {
    let (step, declaration) = (steps[position], declaration(ofStep: position))
    guard isNamed(Self.delegateNames, position), declaration.canBeWeak, isLifeline(position),
      step.facts?.besides.isEmpty == true
    else { return nil }
    let name = name(ofStep: position)
    return "make \(name) weak (clear it if nothing else holds \(step.target.typeName))"
  }

  /// The repair of the last reference of a cycle, if the target has no other: it is certain to free the target.
  private var lastRepair: Mending? {
    guard let last = suspects.last, last + 1 == steps.count, steps[last].facts?.isOnly == true
    else { return nil }
    if let words = weakening(last) { return Mending(words: words, steps: [last]) }
    if let words = variableRepair(last) {
      return Mending(words: words, condition: ifMadeThere(last), steps: [last])
    }
    return ownEndingRepair(last).map { Mending(words: $0, steps: [last]) }
  }

  /// The condition of a weak variable in the place of a constant. If its owner made the object itself, the constant
  /// was all that kept it before it was shown, which the types do not tell.
  private func ifMadeThere(_ last: Int) -> String {
    guard last > 0, holder(ofStep: last).kind == .object else { return "" }
    let owner = holder(ofStep: last).typeName
    let other = suspects.reversed().lazy.filter { $0 != last }.compactMap(ownEndingRepair).first
    return " (\(other.map { $0 + " instead" } ?? "not") if \(owner) made it)"
  }

  /// The choice among those references of a cycle that can be weak.
  private var weakRepair: Mending? {
    let candidates = suspects.filter {
      steps[$0].omittedCount == 0 && declaration(ofStep: $0).canBeWeak && !isLifeline($0)
    }
    let alone = candidates.filter {
      steps[$0].facts?.besides.isEmpty != false && insufficientSteps?.contains($0) != true
    }
    // A long cycle lists those nearest the target, and of two with one name the later.
    var told: [Int] = []
    for position in alone.reversed() where told.count < 3 {
      let name = declaration(ofStep: position).name
      if !told.contains(where: { declaration(ofStep: $0).name == name }) {
        told.insert(position, at: 0)
      }
    }
    guard told.count > 1, let last = told.last else {
      return (alone.last ?? candidates.last).flatMap { position in
        weakening(position).map { Mending(words: $0, steps: [position]) }
      }
    }
    let names = told.map { declaration(ofStep: $0).name }
    return Mending(
      words:
        "make \(names.dropLast().joined(separator: ", ")) or \(declaration(ofStep: last).name) weak",
      steps: told, isChoice: true)
  }

  private func weakening(_ position: Int) -> String? {
    let declaration = declaration(ofStep: position)
    return declaration.canBeWeak
      ? words(Remedy("make", name(ofStep: position), "weak"), position) : nil
  }

  /// The name of a step's property, with the holder's type where another step has a property of that name.
  private func name(ofStep position: Int) -> String {
    let name = declaration(ofStep: position).name
    let isUnique = steps.indices.allSatisfy {
      $0 == position || declaration(ofStep: $0).name != name
        || holder(ofStep: $0).typeName == holder(ofStep: position).typeName
    }
    return isUnique ? name : holder(ofStep: position).typeName + name
  }

  /// The repair of a constant, or of a property that is no optional. `unowned` would take less of the source, and
  /// crash where the owner goes on after the object.
  private func variableRepair(_ position: Int) -> String? {
    let declaration = declaration(ofStep: position)
    return declaration.canBeWeakVariable && !isLifeline(position)
      ? words(.weakVariable(name(ofStep: position)), position) : nil
  }

  private func ownEndingRepair(_ position: Int) -> String? {
    steps[position].isForeign ? nil : endingRepair(position)
  }

  /// The end of a reference to the target, or to an object on the way without another reference.
  private func sureEndingRepair(_ position: Int) -> String? {
    position + 1 == steps.count || steps[position].facts?.isOnly != false
      ? endingRepair(position) : nil
  }

  private func endingRepair(_ position: Int) -> String? {
    guard var remedy = declaration(ofStep: position).ending else { return nil }
    if remedy.place.isEmpty {
      let immutable = ["NSArray", "NSDictionary", "NSSet", "NSOrderedSet"]
      if immutable.contains(holder(ofStep: position).typeName) { return nil }
      // A library's collection is an object of its own; its name is that of the field that it is in, maybe by way of
      // other collections.
      var (field, outer) = ("", position)
      while outer > 0, !field.hasPrefix(".") {
        outer -= 1
        field = declaration(ofStep: outer).name + field
      }
      remedy = field.isEmpty ? Remedy("remove it", "there") : Remedy(remedy.verb, field)
    }
    return words(remedy, position)
  }

  private func replacingRepair(_ position: Int) -> String? {
    declaration(ofStep: position).replaceable.flatMap {
      words(Remedy("put another value into", $0), position)
    }
  }

  /// The words for the repair of a step, and of the other references of its holder to the same object, because
  /// one alone changes nothing. Nil if one of those has no repair.
  private func words(_ remedy: Remedy, _ position: Int) -> String? {
    var remedies = [remedy]
    for other in steps[position].facts?.besides ?? [] {
      guard let another = other.remedy(inCycle: origin == .cycle) else { return nil }
      // One clause covers all closures.
      if !remedy.isCapture || !another.isCapture { remedies.append(another) }
    }
    return Remedy.words(remedies)
  }

  private var namelessRepair: String? {
    guard let first = suspects.first else { return nil }
    switch steps[first].label {
    case "": return "release \(steps[first].target.typeName)"
    case "holds": return "release \(holder(ofStep: first).typeName)"
    default: return nil
    }
  }

  /// Whether this is the only reference to an object on the way that may be in use. Made weak, it would
  /// deallocate that object too early.
  private func isLifeline(_ position: Int) -> Bool {
    let step = steps[position]
    return step.facts?.isOnly == true && position + 1 < steps.count
      && step.target.expectation != .expectedGone
  }
}
